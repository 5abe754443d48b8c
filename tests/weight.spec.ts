import {gzipSync} from 'node:zlib';
import {expect, test, waitForFonts} from './fixtures';
import {articles, pagesByKind} from './published';

/** What a writer's pictures weigh is their own. */
const withoutPictures = articles.find(({cover, text}) => !cover && !text.includes('!['));

/** A type of page, an example of it, and the most it may load before the visitor shows interest, in bytes. */
const budgets = [
  // It shows a sample of what a client gets, and two sizes of its drawing.
  {type: 'home', route: '/', total: 80_000, scripts: 6000},
  {type: 'service', route: pagesByKind.service, total: 65_000, scripts: 6000},
  {type: 'article', route: withoutPictures?.route ?? '', total: 75_000, scripts: 6000},
  {type: 'list', route: '/insights', total: 75_000, scripts: 6000},
  // Its form is hydrated as soon as the page is loaded.
  {type: 'contact', route: '/contact', total: 180_000, scripts: 115_000},
];

type Loaded = {name: string; kind: string; bytes: number};

const sum = (files: Loaded[]) => files.reduce((total, {bytes}) => total + bytes, 0);

/** Says what a page weighs and which files weigh most, for people who have to make it lighter. */
const tell = (what: string, files: Loaded[], most: number) =>
  [
    `${what} load ${sum(files)} bytes, ${most} are allowed. Heaviest:`,
    ...[...files].sort((a, b) => b.bytes - a.bytes).map(({name, bytes}) => `${bytes}  ${name}`),
  ]
    .slice(0, 8)
    .join('\n');

for (const {type, route, total, scripts} of budgets) {
  test(`the page type "${type}" stays within its budget: ${route}`, async ({page, visit}) => {
    const loaded: Promise<Loaded>[] = [];
    page.on('requestfinished', (request) => {
      const {pathname, protocol} = new URL(request.url());
      if (protocol === 'data:') return;
      const entry = async () => ({
        name: pathname,
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      });
      loaded.push(entry());
    });
    await visit(route);
    await waitForFonts(page);
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(loaded);
    // The page's own script stands in it.
    const inline = await page.locator('script[type=module]').textContent();
    const code = [
      {name: 'in the page', kind: 'script', bytes: gzipSync(inline ?? '').length},
      ...files.filter(({kind}) => kind === 'script'),
    ];
    expect(sum(files), tell(`Pages of the type "${type}"`, files, total)).toBeLessThanOrEqual(
      total,
    );
    expect(sum(code), tell(`Their scripts`, code, scripts)).toBeLessThanOrEqual(scripts);
  });
}

test.describe(() => {
  test.use({expected: /ERR_FAILED/});

  test('the home page shows its words with the first answer, styles included', async ({
    page,
    visit,
  }) => {
    await page.route('**', (route) => {
      const type = route.request().resourceType();
      if (type === 'document') return route.continue();
      // A script that is lost would have the page loaded once more.
      return type === 'script' ? route.fulfill({body: ''}) : route.abort();
    });
    await visit('/');
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveCSS('font-family', /^"?(Times|serif)/);
  });
});
