import {at, basePath, expect, holdBack, settle, test, type Page} from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const opener = (page: Page) => page.getByRole('banner').getByRole('button', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('searchbox');
const status = (page: Page) => dialog(page).getByRole('status');
const results = (page: Page) => dialog(page).locator('[data-search="results"] > li > a:visible');

async function open(page: Page): Promise<void> {
  await page.goto('./about');
  await settle(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('is opened by its button, Ctrl+K and Cmd+K, not by a slash, and closed by Escape', async ({
  page,
  visit,
}) => {
  await visit('/about');
  await settle(page);
  const ways = [
    () => opener(page).click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Meta+k'),
  ];
  for (const open of ways) {
    await open();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
});

test('takes words before its script is there, and then searches for them', async ({
  page,
  visit,
}) => {
  const arrive = await holdBack(page, /\/assets\/js\/(frame|search)\./);
  await visit('/about');
  // The theme's script, which shows the buttons that need scripts, stands in the page.
  await opener(page).click();
  await page.keyboard.type('firmware');
  await expect(field(page)).toHaveValue('firmware');
  arrive();
  await page.keyboard.type('s');
  await expect(results(page).first()).toContainText('Engineering & Integration');
});

test('leads to a heading within a page', async ({page}) => {
  await open(page);
  await page.keyboard.insertText('encryption');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(dialog(page).locator('mark:visible').first()).toHaveText(/encrypt/i);
  await dialog(page).getByRole('link', {name: 'Encryption', exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`${at('/services/cybersecurity')}#encryption$`));
  await expect(page.getByRole('heading', {name: 'Encryption', exact: true})).toBeInViewport();
});

test('opens the first result by Enter, even before it is shown', async ({page}) => {
  await open(page);
  await page.keyboard.type('sbir grant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${at('/insights/nasa-opportunities')}$`));
});

test('moves through the results by arrows, and closes when the focus leaves it', async ({page}) => {
  await open(page);
  await page.keyboard.insertText('firmware');
  await expect(results(page).first()).toContainText('Engineering');
  await field(page).fill('data');
  await page.keyboard.press('ArrowDown');
  // Also if what was typed last is only answered then.
  await expect(results(page).first().locator('mark').first()).toHaveText(/data/i);
  await expect(results(page).first()).toBeFocused();
  await expect(results(page)).toHaveCount(5);
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole('button', {name: 'Show more results'}).focus();
  await page.keyboard.press('Enter');
  await expect(results(page).nth(5)).toBeFocused();
  await page.getByRole('banner').getByRole('link', {name: 'Contact'}).focus();
  await expect(dialog(page)).toBeHidden();
});

test('says which words it searched for instead of mistyped ones', async ({page}) => {
  await open(page);
  await page.keyboard.type('pentration testing');
  await expect(status(page)).toContainText('Showing results for “penetration testing”');
  await expect(results(page).first()).toContainText('Cybersecurity');
});

test('says that it found nothing, and leads to contact', async ({page}) => {
  await open(page);
  await page.keyboard.insertText('<img src=xylophonist>');
  await expect(status(page)).toHaveText('No results for “<img src=xylophonist>”.');
  await expect(dialog(page).locator('img')).toHaveCount(0);
  const contact = dialog(page).getByRole('link', {name: 'Contact us'});
  await expect(contact).toHaveAttribute('href', at('/contact'));
});

test('loads nothing before it is opened, and little up to the first results', async ({page}) => {
  const files: {name: string; size: Promise<number>}[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({responseBodySize}) => responseBodySize);
    files.push({name: request.url(), size});
  });
  await open(page);
  await page.keyboard.insertText('autism therapy');
  await expect(results(page).first()).toBeVisible();
  const before = files.findIndex(({name}) => name.includes('/assets/js/search.'));
  const own = files.filter(({name}) => /\/pagefind\/|\/assets\/js\/search\./.test(name));
  const sizes = await Promise.all(own.map(({size}) => size));
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(files.slice(0, before).filter(({name}) => name.includes('/pagefind/'))).toEqual([]);
  // Pagefind alone is 85 kB: below that, nothing was measured.
  expect(sum).toBeGreaterThan(85_000);
  expect(sum).toBeLessThan(140_000);
});

test.describe('without its index', () => {
  test.use({expected: /Failed to load|threw/});

  test('says so, and tries again', async ({page}) => {
    const index = `**${basePath}pagefind/pagefind.js*`;
    await page.route(index, (route) => route.abort());
    await open(page);
    await page.keyboard.insertText('encryption');
    await expect(dialog(page).getByRole('alert')).toContainText('Search didn’t load.');
    await page.unroute(index);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});
