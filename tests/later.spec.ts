/** What comes after the first paint: fonts, scripts, the search dialog's styles, and pages fetched ahead. */
import {at, expect, settle, test, type Page} from './fixtures';

const usesFonts = (page: Page) =>
  expect.poll(() => page.evaluate(() => ['1em "Schibsted Grotesk"', '1em Newsreader'].every((font) => document.fonts.check(font) && [...document.fonts].some(({status}) => status === 'loaded')))).toBe(true);

test('the web fonts come after the first paint, and at once on the way through the site', async ({page, visit}) => {
  // When the page is parsed, nothing of it has been painted with other faces.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => Object.assign(window, {hadFonts: document.documentElement.hasAttribute('data-fonts')}));
  });
  const hadFonts = () => page.evaluate(() => (window as unknown as {hadFonts: boolean}).hadFonts);
  await visit('/insights/ai-in-government');
  expect(await hadFonts()).toBe(false);
  await usesFonts(page);
  const {font, paint} = await page.evaluate(() => ({
    font: Math.min(...performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.woff2')).map(({startTime}) => startTime)),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  expect(font).toBeGreaterThan(paint);
  await page.getByRole('main').getByRole('link', {name: 'Back to Insights'}).first().click();
  await expect(page).toHaveURL(at('/insights'));
  expect(await hadFonts()).toBe(true);
  await usesFonts(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the web fonts are there', async ({page, visit}) => {
    const fonts: string[] = [];
    page.on('request', (request) => void (/\.woff2$/.test(request.url()) && fonts.push(request.url())));
    await visit('/about');
    await expect.poll(() => fonts.length).toBeGreaterThan(1);
  });
});

test.describe('a page is fetched ahead', () => {
  const fetched = (page: Page) => page.locator('link[rel="prefetch"][as="document"]').evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

  test('from an article, whatever the link, when the mouse rests on it', async ({page, visit}) => {
    await visit('/insights/ai-in-government');
    await settle(page);
    expect(await fetched(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', {name: 'Back to Insights'}).first().hover();
    await expect.poll(() => fetched(page)).toEqual([at('/insights')]);
  });

  test('from a page with islands alike', async ({page, visit}) => {
    await visit('/insights');
    await settle(page);
    await page.getByRole('main').locator(`a[href="${at('/insights/defense-security')}"]`).hover();
    await expect.poll(() => fetched(page)).toEqual([at('/insights/defense-security')]);
  });
});

test('what is typed into search before its styles are there is not lost', async ({page, visit}) => {
  let letThrough = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/assets\/css\//, async (route) => {
    await arrival;
    await route.continue();
  });
  await visit('/about');
  await page.getByRole('button', {name: 'Search'}).first().click();
  const dialog = page.locator('[data-search-dialog]');
  await expect(dialog).toHaveAttribute('open', '');
  await expect(dialog).toHaveCSS('opacity', '0');
  await page.keyboard.type('cyber');
  letThrough();
  await expect(dialog).toHaveCSS('opacity', '1');
  await expect(page.getByRole('searchbox')).toHaveValue('cyber');
  await expect(dialog.getByRole('link', {name: /Cybersecurity/}).first()).toBeVisible();
});
