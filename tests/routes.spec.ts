import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {at, expect, settle, test, type Page} from './fixtures';
import {routes} from './published';
import {routes as specified, unknownPath} from './table';

const buildFolder = path.resolve(process.env.BUILD_DIR || 'build');

test('the specification names 24 pages', () => {
  // Besides these 23 its table has one row for any other path.
  expect(specified).toHaveLength(23);
  expect(new Set(specified).size).toBe(23);
});

test('every page of the specification is published', () => {
  expect(routes).toEqual(expect.arrayContaining(specified));
});

for (const route of routes) {
  test(`${route} is a whole page, on a screen of 320 pixels too`, async ({page, visit}) => {
    const response = await visit(route);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(at(route));
    await settle(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', /^en(-US)?$/);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    const {protocol, pathname} = new URL(canonical ?? '');
    expect(protocol).toBe('https:');
    expect(pathname).toBe(at(route));
    await page.setViewportSize({width: 320, height: 640});
    expect(await tooWide(page)).toEqual([]);
  });

  test(`${route} also answers with a slash at its end`, async ({page, visit}) => {
    const response = await visit(route === '/' ? '/' : `${route}/`);
    expect(response?.status()).toBe(200);
    await settle(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(at(route));
  });
}

test.describe('an unknown path', () => {
  test.use({expected: /Failed to load resource|such-page/});

  test('is answered with the status 404, and fits a screen of 320 pixels', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    const response = await visit(unknownPath);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await tooWide(page)).toEqual([]);
  });
});

test('titles and descriptions tell the pages apart', async ({page, visit}) => {
  test.slow();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of routes) {
    await visit(route);
    await settle(page);
    titles.add(await page.title());
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    const content = (await description.getAttribute('content')) ?? '';
    expect(content.length, `the description of ${route}`).toBeGreaterThan(40);
    descriptions.add(content);
  }
  expect(titles.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test('there is no page beyond those of the table and of the content', () => {
  const pages = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/');
  expect([...new Set(pages)].sort()).toEqual([...routes, '/404'].sort());
});

test('the site map lists all pages and nothing else', () => {
  const file = path.join(buildFolder, 'sitemap.xml');
  expect(existsSync(file)).toBe(true);
  const addresses = [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)];
  const paths = addresses.map(([, address]) => new URL(address ?? '').pathname);
  // The home page under a project path ends with a slash, as its address does.
  expect(paths.sort()).toEqual(routes.map(at).sort());
});

/** Visible things that reach beyond the window's sides, other than what scrolls by itself. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page is ${document.documentElement.scrollWidth} pixels wide`);
    }
    const isContained = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const words = 'h1,h2,h3,p,li,td,th,a,button,input,select,textarea,time,dt,dd,summary';
    for (const element of document.querySelectorAll(words)) {
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      const {left, right, width: own} = element.getBoundingClientRect();
      // What is kept for screen readers alone is a pixel wide or stands far outside.
      if (own <= 1 || right < 0) continue;
      if ((right > width + 1 || left < -1) && !isContained(element)) {
        found.push(
          `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${left}-${right}`,
        );
      }
    }
    return found;
  });
}
