import {gzipSync} from 'node:zlib';
import {expect, test, waitForFonts} from './fixtures';
import {articles, pagesByKind} from './published';

/** An article without images, because a writer's images don't count. */
const withoutPictures = articles.find(({cover, text}) => !cover && !text.includes('!['));

/** The most that each type of page may load before the visitor interacts, in bytes. */
const budgets = [
  // Includes a sample, and the drawing in two sizes.
  {type: 'home', route: '/', total: 80_000, scripts: 6000},
  {type: 'service', route: pagesByKind.service, total: 65_000, scripts: 6000},
  {type: 'article', route: withoutPictures?.route ?? '', total: 75_000, scripts: 6000},
  {type: 'list', route: '/insights', total: 75_000, scripts: 6000},
  // The form hydrates as soon as the page has loaded.
  {type: 'contact', route: '/contact', total: 190_000, scripts: 115_000},
];

type Loaded = {name: string; bytes: number};

/** The total size of the loaded files, and a list of the heaviest ones for the failure message. */
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
    // The page's own script is inline.
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

  test('the home page renders with styles from its HTML alone', async ({page, visit}) => {
    await page.route('**', (route) => {
      const type = route.request().resourceType();
      if (type === 'document') return route.continue();
      // The page would reload itself if a script failed to load.
      return type === 'script' ? route.fulfill({body: ''}) : route.abort();
    });
    await visit('/');
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveCSS('font-family', /^"?(Times|serif)/);
  });
});
