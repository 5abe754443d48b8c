import {expect, groundLight, settle, test, type Page} from './fixtures';

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', {name: /theme|dark|light/i});
const ground = (page: Page) => groundLight(page.locator('body'));
const expectDark = (page: Page) => expect.poll(() => ground(page)).toBeLessThan(0.2);
const expectLight = (page: Page) => expect.poll(() => ground(page)).toBeGreaterThan(0.8);

for (const route of ['/', '/services/engineering', '/insights/defense-security']) {
  test(`${route} follows the system, also while it is open`, async ({page, visit}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(route);
    await settle(page);
    await expectDark(page);
    await page.emulateMedia({colorScheme: 'light'});
    await expectLight(page);
  });

  test(`${route} keeps the visitor's choice over reload and page change`, async ({page, visit}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await visit(route);
    await settle(page);
    await expectLight(page);
    await button(page).click();
    await expectDark(page);
    await page.reload();
    await expectDark(page);
    await visit('/about');
    await expectDark(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expectDark(page);
    await settle(page);
    await button(page).click();
    await expectLight(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.reload();
    await expectLight(page);
  });
}

test('the button says which theme is on', async ({page, visit}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit('/');
  await settle(page);
  const say = () =>
    button(page).evaluate(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-pressed')}`,
    );
  const before = await say();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectDark(page);
  expect(await say()).not.toBe(before);
});

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
  ['dark', undefined],
] as const) {
  test(`no flash: ${chosen ?? 'no choice'} on a ${system} system is there at the first paint`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({colorScheme: system});
    await visit('/');
    await settle(page);
    if (chosen) await button(page).click();
    const expectTheme = (chosen ?? system) === 'dark' ? expectDark : expectLight;
    await expectTheme(page);
    // The theme when the first thing that can be seen is there; no script file has arrived by then.
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (!document.querySelector('body > :not(script, style, template, svg)')) return;
        observer.disconnect();
        Object.assign(window, {themeAtFirst: document.documentElement.dataset.theme});
      }).observe(document, {childList: true, subtree: true});
    });
    await page.route('**/*.js', () => undefined);
    await page.goto('./about', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectTheme(page);
    const atFirst = await page.evaluate(() => (window as {themeAtFirst?: string}).themeAtFirst);
    expect(atFirst).toBe(chosen ?? system);
  });
}

test('two presses before any script file are two, and the second choice is kept', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.route('**/*.js', () => undefined);
  await page.goto('./about', {waitUntil: 'commit'});
  await button(page).click();
  await expectDark(page);
  await button(page).click();
  await expectLight(page);
  await button(page).click();
  await page.getByRole('banner').getByRole('link', {name: 'Services', exact: true}).click();
  await expectDark(page);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await visit('/');
  await expectDark(page);
});

/** Presses with the mouse itself, which asks nobody whether something is in the way. */
async function pressAt(page: Page, {x, y}: {x: number; y: number}): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** The middle of a thing in the bar, which stands there on every page. */
async function placeOf(page: Page, name: string): Promise<{x: number; y: number}> {
  const box = await page.getByRole('banner').getByRole('link', {name, exact: true}).boundingBox();
  return {
    x: (box?.x ?? NaN) + (box?.width ?? NaN) / 2,
    y: (box?.y ?? NaN) + (box?.height ?? NaN) / 2,
  };
}

test('no press is lost in a fade, of the theme or of a page', async ({page, visit}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit('/about');
  await settle(page);
  const [industries, services] = [
    await placeOf(page, 'Industries'),
    await placeOf(page, 'Services'),
  ];
  for (const pause of [0, 40, 80, 120]) {
    await button(page).click();
    await page.waitForTimeout(pause);
    await pressAt(page, industries);
    await page.waitForURL(/\/industries$/, {waitUntil: 'commit'});
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.waitForTimeout(pause);
    await pressAt(page, services);
    await page.waitForURL(/\/services$/, {waitUntil: 'commit'});
    await page.waitForLoadState();
  }
});
