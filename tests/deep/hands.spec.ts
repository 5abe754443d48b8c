/** Pages by keyboard, by touch, in forced colors, and without motion. */
import {expect, notFoundMessages, settle, test, type Page} from '../fixtures';
import {judgedPages} from '../published';

test.use({expected: notFoundMessages, contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 600_000});

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** The controls that must be reachable by keyboard: the indices of all that are visible and enabled. */
const reachable = (page: Page) =>
  page.locator(controls).evaluateAll((all) =>
    all.flatMap((one, index) => {
      const isOff = one.matches(':disabled, [tabindex="-1"]') || one.closest('[inert]');
      return !isOff && one.checkVisibility({visibilityProperty: true}) ? [index] : [];
    }),
  );

/** Checks the focused control. @returns its index among all controls, and what is wrong with it, if anything */
function checkFocus(selector: string): {index: number; fault: string} {
  const one = document.activeElement as HTMLElement;
  const index = [...document.querySelectorAll(selector)].indexOf(one);
  const {outlineStyle, outlineWidth} = getComputedStyle(one);
  const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  // A wrapped link is visible where its lines are, which may not be the middle of its bounding box.
  const isSeen = [...one.getClientRects()].some(({top, bottom, left, right}) => {
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const on = document.elementFromPoint(x, y);
    return on && (one.contains(on) || on.contains(one) || on.closest('label')?.contains(one));
  });
  const name = `${one.tagName} "${(one.textContent || one.ariaLabel || '').trim().slice(0, 40)}"`;
  const fault = isRinged ? (isSeen ? '' : 'is covered or out of sight') : 'shows no focus';
  return {index, fault: fault && `${name} ${fault}`};
}

/** Presses a key until the focus returns to where it began. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: number[] = [];
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const {index, fault} = await page.evaluate(checkFocus, controls);
    if (stops.includes(index) || (index < 0 && stops.length > 0)) return {stops, faults};
    if (index >= 0) stops.push(index);
    if (index >= 0 && fault) faults.push(fault);
  }
}

/** Controls smaller than `least` pixels, except links in a sentence (WCAG 2.5.8). */
const tooSmall = (page: Page, least: number) =>
  page.locator(controls).evaluateAll((all, size) => {
    const isLarge = (width: number, height: number) => width > size - 0.5 && height > size - 0.5;
    return all
      .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden="true"], [inert]'))
      .filter((one) => {
        const text = one.closest('p, li, dd, td, figcaption, blockquote, h2, h3, h4')?.textContent;
        const around = (text ?? '').trim().length - (one.textContent ?? '').trim().length;
        const {display, clipPath, transform} = getComputedStyle(one);
        const isInSentence = display.startsWith('inline') && around > 3;
        const isForFocus = clipPath !== 'none' || transform !== 'none';
        return !isInSentence && !isForFocus;
      })
      .filter((one) => {
        const {width, height, right} = one.getBoundingClientRect();
        if (width <= 1 || right < 0 || isLarge(width, height)) return false;
        // A pseudo-element may enlarge the target.
        return !['::before', '::after'].some((part) => {
          const style = getComputedStyle(one, part);
          const isThere = style.content !== 'none' && style.position === 'absolute';
          return isThere && isLarge(parseFloat(style.width), parseFloat(style.height));
        });
      })
      .map((one) => one.outerHTML.slice(0, 120));
  }, least);

/** What still moves for a visitor who prefers reduced motion. */
const moving = (page: Page) =>
  page.evaluate(() => ({
    running: document.getAnimations().length,
    smooth: getComputedStyle(document.documentElement).scrollBehavior,
    timed: [...document.querySelectorAll('*')].filter((element) => {
      const {transitionDuration, animationName} = getComputedStyle(element);
      const isSlow = transitionDuration.split(',').some((time) => parseFloat(time) > 0.01);
      return isSlow || animationName !== 'none';
    }).length,
  }));

/** Controls with a background of their own but no border or outline. */
const borderless = (page: Page) =>
  page.locator(controls).evaluateAll((all) => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$|transparent/.test(color);
    return (
      all
        .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden="true"]'))
        // The skip link is only visible when it has the focus, and then it has an outline.
        .filter((one) => !one.getAttribute('href')?.startsWith('#'))
        .filter((one) => {
          const style = getComputedStyle(one);
          if (!isClear(style.backgroundColor)) one.setAttribute('data-has-background', '');
          const hasEdge = parseFloat(style.borderTopWidth) >= 1 && !isClear(style.borderTopColor);
          return one.matches('[data-has-background]') && !hasEdge && style.outlineStyle === 'none';
        })
        .map((one) => one.outerHTML.slice(0, 120))
    );
  });

test('every control is reachable by keyboard in order, visible, large enough, and without motion', async ({
  page,
  visitEach,
}) => {
  await visitEach(judgedPages, async (route) => {
    await page.setViewportSize({width: 1366, height: 700});
    await settle(page);
    expect.soft(await tooSmall(page, 24), route).toEqual([]);
    expect.soft(await moving(page), route).toEqual({running: 0, smooth: 'auto', timed: 0});
    const down = await walk(page, 'Tab');
    expect.soft(down.faults, route).toEqual([]);
    expect.soft(down.stops, route).toEqual(await reachable(page));

    // And backwards, where a sticky bar could cover what has the focus.
    await page.setViewportSize({width: 390, height: 700});
    const up = await walk(page, 'Shift+Tab');
    expect.soft(up.faults, route).toEqual([]);
    expect.soft(up.stops.reverse(), route).toEqual(await reachable(page));
  });
});

test('in forced colors every control with a background has a border', async ({page, visitEach}) => {
  await visitEach(judgedPages, async (route) => {
    await page.emulateMedia({forcedColors: 'none'});
    await settle(page);
    await borderless(page);
    await expect.soft(page.locator('[data-has-background]')).not.toHaveCount(0);
    // The browser sets the text and background colors, so a control with only a background would look like plain text.
    await page.emulateMedia({forcedColors: 'active'});
    expect.soft(await borderless(page), route).toEqual([]);
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('targets are 44 pixels wide and high', async ({page, visitEach}) => {
    await visitEach(judgedPages, async (route) => {
      await settle(page);
      expect.soft(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect.soft(await tooSmall(page, 44), route).toEqual([]);
    });
  });
});
