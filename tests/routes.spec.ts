/** All pages: they answer at their address, are whole, and there are no others. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pageAnchors} from '../src/content/anchors';
import {at, barLinks, buildFolder, expect, settle, test} from './fixtures';
import {articles, mainLinks, routes, services} from './published';

/** The titles that files of articles and services give their pages. */
const titles = new Map([...services, ...articles].map(({route, title}) => [route, title]));

/** The links of the top bar that are marked on a page. */
const sectionsOf = (route: string) =>
  mainLinks
    .filter(({to}) => route === to || (to !== '/' && route.startsWith(`${to}/`)))
    .map(({label}) => label);

test('every page is whole, alive, and marks its section in the top bar', async ({
  page,
  visitEach,
}) => {
  const tabs = new Set<string>();
  const descriptions = new Set<string>();
  await visitEach(routes, async (route) => {
    await settle(page);
    expect.soft(new URL(page.url()).pathname).toBe(at(route));
    await expect.soft(page.locator('h1')).toHaveCount(1);
    const heading = page.getByRole('heading', {level: 1});
    await expect.soft(heading).toBeInViewport();
    await expect.soft(heading).toHaveText(titles.get(route) ?? /./);
    await expect.soft(page.getByRole('main')).toHaveCount(1);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', /^en(-US)?$/);
    tabs.add(await page.title());
    const description = page.locator('meta[name="description"]');
    await expect.soft(description).toHaveAttribute('content', /.{40}/);
    descriptions.add((await description.getAttribute('content')) ?? '');
    const current = barLinks(page).and(page.locator('[aria-current="page"]'));
    await expect.soft(current, route).toHaveText(sectionsOf(route));
  });
  expect(tabs.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test('there is no page beyond those of the content', () => {
  const pages = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/');
  const others = /^\/(404|admin)$|^\/insights\/page\//;
  const redirects = new Set(
    [...articles, ...services].flatMap(({redirect_from: from = []}) => from),
  );
  const found = new Set(pages.filter((page) => !others.test(page) && !redirects.has(page)));
  expect([...found].sort()).toEqual([...routes].sort());
});

test('pages have the parts that articles and services may link to', async ({page, visit}) => {
  for (const [route, anchors] of Object.entries(pageAnchors)) {
    await visit(route);
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
  }
});
