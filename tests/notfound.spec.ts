import {words} from '../src/content/ownPages';
import {at, expect, searchDialog, settle, test} from './fixtures';
import {articles, services, unknownPath} from './published';

const {notFound} = words;

// The browser logs the status 404; the other message is ours.
test.use({expected: /Failed to load resource|404: no page at/});

for (const path of [unknownPath, '/services/no-such-service']) {
  test(`${path} shows the specification's text and is logged once`, async ({page, visit}) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        errors.push(message.text());
      }
    });
    // The status keeps the page out of search engines.
    expect((await visit(path))?.status()).toBe(404);
    await settle(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {name: notFound.heading, exact: true})).toBeVisible();
    await expect(main.getByText(notFound.text, {exact: true})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/not found/i);
    await expect(main.getByRole('button', {name: notFound.searchFor})).toBeVisible();
    await main.getByRole('link', {name: notFound.action.label}).click();
    await expect(page).toHaveURL(at('/'));
    expect(errors).toEqual([`404: no page at ${at(path)}`]);
  });
}

const [service, article] = [services[0], articles[0]];
test('an old URL offers a search that finds the page', async ({page, visit}) => {
  for (const [path, one] of [
    [`/service/${service?.slug}.html`, service],
    [`/blog/2025/10/10/${article?.slug}/`, article],
  ] as const) {
    const words = one?.slug.replaceAll('-', ' ') ?? '';
    await visit(path);
    await page.getByRole('button', {name: `${notFound.searchFor} “${words}”`}).click();
    const dialog = searchDialog(page);
    await expect(dialog.getByRole('searchbox')).toHaveValue(words);
    const results = dialog.locator('[data-search="results"] > li > a:visible');
    await expect(results.first()).toHaveAttribute('href', at(one?.route ?? ''));
  }
});

test('a URL with markup in it is shown as text', async ({page, visit}) => {
  await visit('/services/%3Cimg%20src=x%20onerror=document.title=1%3E');
  await expect(page.getByRole('button', {name: `${notFound.searchFor} “img src x`})).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/not found/i);
});
