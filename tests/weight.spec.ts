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
  {type: 'contact', route: '/contact', total: 190_000, scripts: 115_000},
];

type Loaded = {name: string; bytes: number};

/** The sum of what was loaded; the files that weigh most come first, for people who have to make it lighter. */
const weigh = (files: Loaded[]) => ({
  sum: files.reduce((total, {bytes}) => total + bytes, 0),
  heaviest: files
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 7)
    .map(({name, bytes}) => `${bytes} ${name}`)
    .join('\n'),
});

for (const {type, route, total, scripts} of budgets) {
  test(`the page type "${type}" stays within its budget: ${route}`, async ({page, visit}) => {
    const loaded: Promise<Loaded & {kind: string}>[] = [];
    page.on('requestfinished', (request) => {
      const {pathname: name, protocol} = new URL(request.url());
      const kind = request.resourceType();
      if (protocol !== 'data:')
        loaded.push(request.sizes().then(({responseBodySize: bytes}) => ({name, kind, bytes})));
    });
    await visit(route);
    await waitForFonts(page);
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(loaded);
    const all = weigh(files);
    expect(all.sum, all.heaviest).toBeLessThanOrEqual(total);
    // The page's own script stands in it.
    const inline = (await page.locator('script[type=module]').textContent()) ?? '';
    const code = weigh([
      {name: 'in the page', bytes: gzipSync(inline).length},
      ...files.filter(({kind}) => kind === 'script'),
    ]);
    expect(code.sum, code.heaviest).toBeLessThanOrEqual(scripts);
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
