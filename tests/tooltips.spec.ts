/** Tooltips of icons and terms. Some tests stop the page's clock, so that a slow machine makes no difference. */
import {words} from '../src/content/ownPages';
import {
  bar,
  expect,
  searchButton,
  showStill,
  stopClock,
  test,
  themeButton,
  waitForFonts,
  waitForPaint,
  type Page,
} from './fixtures';
import {withTerm} from './published';

const tooltip = (page: Page) => page.getByRole('tooltip');
const {tooltip: searchTip} = words.shared.search;
const term = (page: Page) => page.getByRole('main').locator('[data-tooltip-tap]').first();
const explanationOf = async (page: Page) =>
  (await term(page).locator('+ [popover]').textContent()) ?? '';

test('an icon button shows its tooltip after 700 ms of hovering, and the next one at once', async ({
  page,
  visit,
}) => {
  await stopClock(page);
  await visit('/about');
  const leave = () => page.mouse.move(5, 600);
  const silent = page.locator('button:visible:not([data-tooltip])');
  for (const text of await silent.allTextContents()) expect(text.trim()).not.toBe('');
  await leave();
  await searchButton(page).hover();
  await page.clock.runFor(650);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip(page)).toHaveText(searchTip);
  for (const [pause, next] of [
    [200, themeButton(page)],
    [350, searchButton(page)],
    [200, themeButton(page)],
  ] as const) {
    await leave();
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(pause);
    await next.hover();
    await page.clock.runFor(50);
    await expect(tooltip(page)).toBeVisible({visible: pause < 300});
    await page.clock.runFor(700);
    await expect(tooltip(page)).toBeVisible();
  }
  const box = await tooltip(page).boundingBox();
  const {x = NaN, y = NaN, width = NaN, height = NaN} = box ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(1366);
  await page.mouse.move(x + width / 2, y + height / 2, {steps: 8});
  await page.clock.runFor(1000);
  await expect(tooltip(page)).toBeVisible();

  await leave();
  await bar(page).getByRole('navigation').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(searchButton(page)).toBeFocused();
  await expect(tooltip(page)).toBeVisible();
  await expect(searchButton(page)).toHaveAccessibleDescription(searchTip);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
});

test.describe('a term of an article', () => {
  test.beforeEach(async ({page, visit}) => {
    // Narrow enough that there are no notes in the margin.
    await page.setViewportSize({width: 900, height: 800});
    await visit(withTerm);
    await waitForFonts(page);
  });

  test('is explained on keyboard focus, even where the focus scrolls the page', async ({page}) => {
    const explanation = await explanationOf(page);
    await expect(term(page)).not.toBeInViewport();
    await term(page).focus();
    // Only keyboard focus is `:focus-visible`.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(term(page)).toBeInViewport();
    await expect(tooltip(page)).toHaveText(explanation);
    await expect(term(page)).toHaveAccessibleDescription(explanation);
  });

  test('is explained on a click, above the term if needed, until the visitor scrolls or clicks elsewhere', async ({
    page,
  }) => {
    await term(page).evaluate((element) => element.scrollIntoView({block: 'end'}));
    await waitForPaint(page);
    await term(page).click();
    await expect(tooltip(page)).toHaveText(await explanationOf(page));
    const [place, own] = [await tooltip(page).boundingBox(), await term(page).boundingBox()];
    expect((place?.y ?? NaN) + (place?.height ?? NaN)).toBeLessThanOrEqual(own?.y ?? NaN);
    await page.mouse.wheel(0, 100);
    await expect(tooltip(page)).toBeHidden();
    await showStill(term(page));
    await term(page).click();
    await expect(tooltip(page)).toBeVisible();
    await bar(page).click({position: {x: 500, y: 4}});
    await expect(tooltip(page)).toBeHidden();
  });
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a term is explained on a tap, within the screen', async ({page, visit}) => {
    await visit(withTerm);
    await waitForFonts(page);
    await showStill(term(page));
    await term(page).tap();
    await expect(tooltip(page)).toBeVisible();
    const {x = NaN, width = NaN} = (await tooltip(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await bar(page).tap({position: {x: 150, y: 10}});
    await expect(tooltip(page)).toBeHidden();
  });
});
