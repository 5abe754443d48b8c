import {expect, settle, test, type Page} from './fixtures';

const tooltip = (page: Page) => page.getByRole('tooltip');
const search = (page: Page) => page.getByRole('banner').getByRole('button', {name: /search/i});
const theme = (page: Page) =>
  page.getByRole('banner').getByRole('button', {name: /theme|dark|light/i});
const term = (page: Page) =>
  page.getByRole('main').getByRole('button', {name: 'CMMC', exact: true});
const explanation = /Cybersecurity Maturity Model Certification/;

/** Stops the page's clock, so that a busy machine cannot make a delay look longer than it is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('an icon-only button', () => {
  test.beforeEach(async ({page, visit}) => {
    await page.clock.install();
    await visit('/about');
    await settle(page);
    await page.mouse.move(5, 600);
  });

  test('shows its tooltip after 700 ms of hovering', async ({page}) => {
    await stopClock(page);
    await search(page).hover();
    await page.clock.runFor(650);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(100);
    await expect(tooltip(page)).toBeVisible();
    await expect(tooltip(page)).toHaveText(/search/i);
  });

  test('shows it at once when another one has just gone', async ({page}) => {
    await stopClock(page);
    await search(page).hover();
    await page.clock.runFor(750);
    await expect(tooltip(page)).toBeVisible();
    await theme(page).hover();
    await page.clock.runFor(50);
    await expect(tooltip(page)).toHaveText(/dark|light|theme/i);
  });

  test('waits again when the last one went longer ago than 300 ms', async ({page}) => {
    await stopClock(page);
    await search(page).hover();
    await page.clock.runFor(750);
    await page.mouse.move(5, 600);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(350);
    await theme(page).hover();
    await page.clock.runFor(650);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(100);
    await expect(tooltip(page)).toBeVisible();
  });

  test('shows it on keyboard focus, and Escape hides it', async ({page}) => {
    await page.getByRole('banner').getByRole('link', {name: 'Contact', exact: true}).focus();
    while (!(await search(page).evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(tooltip(page)).toBeVisible({timeout: 500});
    await expect(search(page)).toHaveAccessibleDescription(/search/i);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(search(page)).toBeFocused();
  });

  test('keeps it while the pointer is on the tooltip itself, within the window', async ({page}) => {
    await theme(page).hover();
    await expect(tooltip(page)).toBeVisible();
    const box = await tooltip(page).boundingBox();
    expect(box).not.toBeNull();
    if (!box) return;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1366);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 8});
    await page.waitForTimeout(500);
    await expect(tooltip(page)).toBeVisible();
  });

  test('every one of them has a tooltip and a name', async ({page}) => {
    const silent = await page.locator('button:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.textContent?.trim())
        .filter(
          (button) => !button.getAttribute('aria-label') || !button.hasAttribute('data-tooltip'),
        )
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect(silent).toEqual([]);
  });
});

test.describe('a term of an article', () => {
  test.beforeEach(async ({page, visit}) => {
    await visit('/insights/defense-security');
    await settle(page);
    await term(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 400);
  });

  test('is explained on hover', async ({page}) => {
    await term(page).hover();
    await expect(tooltip(page)).toHaveText(explanation);
    await page.mouse.move(5, 400);
    await expect(tooltip(page)).toBeHidden();
  });

  test('is explained on keyboard focus, even where the focus scrolls the page', async ({page}) => {
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(term(page)).not.toBeInViewport();
    for (let presses = 0; presses < 40; presses += 1) {
      if (await term(page).evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(term(page)).toBeFocused();
    await page.waitForTimeout(400);
    await expect(tooltip(page)).toHaveText(explanation);
    await expect(term(page)).toHaveAccessibleDescription(explanation);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  });

  test('is explained on a click', async ({page}) => {
    await term(page).click();
    await expect(tooltip(page)).toHaveText(explanation, {timeout: 500});
  });
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a term is explained on a tap, and another tap elsewhere hides it', async ({
    page,
    visit,
  }) => {
    await visit('/insights/defense-security');
    await settle(page);
    await term(page).scrollIntoViewIfNeeded();
    await term(page).tap();
    await expect(tooltip(page)).toHaveText(explanation);
    const box = await tooltip(page).boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    await page.getByRole('banner').tap({position: {x: 150, y: 10}});
    await expect(tooltip(page)).toBeHidden();
  });
});
