/** What comes after the first paint: fonts, scripts, the search dialog's styles, and pages fetched ahead. */
import {at, expect, settle, test, type Page} from './fixtures';

const usesFonts = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        ['1em "Schibsted Grotesk"', '1em Newsreader'].every(
          (font) =>
            document.fonts.check(font) &&
            [...document.fonts].some(({status}) => status === 'loaded'),
        ),
      ),
    )
    .toBe(true);

test('the web fonts come after the first paint, and at once on the way through the site', async ({
  page,
  visit,
}) => {
  // When the page is parsed, nothing of it has been painted with other faces.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {hadFonts: document.documentElement.hasAttribute('data-fonts')}),
    );
  });
  const hadFonts = () => page.evaluate(() => (window as unknown as {hadFonts: boolean}).hadFonts);
  await visit('/insights/ai-in-government');
  expect(await hadFonts()).toBe(false);
  await usesFonts(page);
  const {font, paint} = await page.evaluate(() => ({
    font: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.woff2'))
        .map(({startTime}) => startTime),
    ),
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
    page.on(
      'request',
      (request) => void (/\.woff2$/.test(request.url()) && fonts.push(request.url())),
    );
    await visit('/about');
    await expect.poll(() => fonts.length).toBeGreaterThan(1);
  });
});

test.describe('a page is fetched ahead', () => {
  const fetched = (page: Page) =>
    page
      .locator('link[rel="prefetch"][as="document"]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );

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
    await page
      .getByRole('main')
      .locator(`a[href="${at('/insights/defense-security')}"]`)
      .hover();
    await expect.poll(() => fetched(page)).toEqual([at('/insights/defense-security')]);
  });
});

/** Holds back what a page asks for until it is let through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await arrival;
    await route.continue();
  });
  return letThrough;
}

test('what is typed into search before its styles are there is not lost, nor does a press close what cannot be seen', async ({
  page,
  visit,
}) => {
  const letThrough = await holdBack(page, /assets\/css\//);
  await visit('/about');
  await page.getByRole('button', {name: 'Search'}).first().click();
  const dialog = page.locator('[data-search-dialog]');
  await expect(dialog).toHaveAttribute('open', '');
  await expect(dialog).toHaveCSS('opacity', '0');
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  await page.keyboard.type('cyber');
  for (const [x, y] of [
    [30, 30],
    [683, 300],
    [1300, 700],
  ] as const)
    await page.mouse.click(x, y);
  await expect(dialog).toHaveAttribute('open', '');
  letThrough();
  await expect(dialog).toHaveCSS('opacity', '1');
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('cyber');
  await expect(dialog.getByRole('link', {name: /Cybersecurity/}).first()).toBeVisible();
  await page.mouse.click(30, 600);
  await expect(dialog).toBeHidden();
});

for (const [way, open] of [
  ['a press on Search', (page: Page) => page.getByRole('button', {name: 'Search'}).first().click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
] as const) {
  test(`what is typed after ${way}, before there is a script, is searched for; Enter opens the best`, async ({
    page,
  }) => {
    const letThrough = await holdBack(page, /\.js$/);
    await page.goto('./about', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await open(page);
    await page.keyboard.type('gov tech');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page).toHaveURL(at('/services/govtech'));
  });
}

test('styles that hang: the dialog is shown without them, and works', async ({page, visit}) => {
  await page.route(/assets\/css\//, () => undefined);
  await visit('/about');
  await page.getByRole('button', {name: 'Search'}).first().click();
  await expect(page.locator('[data-search-dialog]')).toHaveCSS('opacity', '1');
  await page.getByRole('searchbox').fill('cyber');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', {name: /Cybersecurity/})
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('the keys of a control with the focus are its own while search is awaited', async ({page}) => {
  const letThrough = await holdBack(page, /\.js$/);
  await page.goto('./about', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const search = page.getByRole('button', {name: 'Search'}).first();
  await search.focus();
  // Twice, as one does who is not sure; the second is no search for nothing.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: 'Dark theme'}).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  letThrough();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(at('/about'));
});
