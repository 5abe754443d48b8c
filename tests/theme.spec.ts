/** Light and dark theme: the system's, until the visitor chooses one. */
import {
  barLinks,
  expect,
  expectDark,
  expectLight,
  holdBack,
  menuButton,
  openMenuButton,
  settle,
  test,
  themeButton,
  type Page,
} from './fixtures';
import {mainLinks, pagesByKind} from './published';

test("a page follows the system's theme until the visitor chooses one, which is kept", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(pagesByKind.service);
  await expectDark(page);
  await page.emulateMedia({colorScheme: 'light'});
  await expectLight(page);
  await expect(themeButton(page)).toHaveAttribute('aria-pressed', 'false');
  await themeButton(page).press('Enter');
  await expectDark(page);
  await expect(themeButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expectDark(page);
  await visit('/about');
  await expectDark(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await themeButton(page).click();
  await expectLight(page);
  await page.reload();
  await expectLight(page);
});

test('a choice applies to other tabs, and to a page restored from the back/forward cache', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit('/about');
  const other = await context.newPage();
  await other.goto(baseURL ?? '');
  await themeButton(other).click();
  await expectDark(page);
  await barLinks(page)
    .nth(mainLinks.findIndex(({to}) => to !== '/about'))
    .click();
  await expect(page).not.toHaveURL(/about/);
  await themeButton(page).click();
  await expectLight(page);
  await page.goBack();
  await expectLight(page);
});

/** The theme when the first visible element is parsed, before any script file has loaded. */
async function firstTheme(page: Page): Promise<string | undefined> {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.querySelector('body > :not(script, style, template, svg)')) return;
      observer.disconnect();
      Object.assign(window, {atFirst: document.documentElement.dataset.theme});
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto('./about', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return page.evaluate(() => (window as {atFirst?: string}).atFirst);
}

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
  ['dark', undefined],
] as const) {
  test(`no flash: ${chosen ?? 'no choice'} on a ${system} system`, async ({page, visit}) => {
    await page.emulateMedia({colorScheme: system});
    await visit('/');
    if (chosen) await themeButton(page).click();
    const letThrough = await holdBack(page, /\.js$/);
    expect(await firstTheme(page)).toBe(chosen ?? system);
    await ((chosen ?? system) === 'dark' ? expectDark(page) : expectLight(page));
    letThrough();
  });
}

test('the button works before script files load, and the choice is kept', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const letThrough = await holdBack(page, /\.js$/);
  await page.goto('./about', {waitUntil: 'commit'});
  await themeButton(page).click();
  await expectDark(page);
  await themeButton(page).click();
  await expectLight(page);
  await themeButton(page).click();
  letThrough();
  await page.reload();
  await expectDark(page);
  await expect(themeButton(page)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without browser storage', () => {
  // The framework logs a warning.
  test.use({expected: /browser storage is not available/});

  test('the choice lasts as long as the page', async ({page, visit}) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await page.emulateMedia({colorScheme: 'light'});
    await visit('/contact');
    await settle(page);
    await themeButton(page).click();
    await expectDark(page);
    await page.setViewportSize({width: 390, height: 844});
    await menuButton(page).click();
    await expect(openMenuButton(page)).toBeVisible();
  });
});
