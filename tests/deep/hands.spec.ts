/** Pages by keyboard, by finger, in forced colors, with other text, and without motion. */
import {expect, notFoundMessages, settle, test, type Page} from '../fixtures';
import {judgedPages} from '../published';

test.use({expected: notFoundMessages, contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 600_000});

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** The controls that are to be reached by keyboard: all that can be seen and used, by their place. */
const reachable = (page: Page) =>
  page.locator(controls).evaluateAll((all) =>
    all.flatMap((one, index) => {
      const isOff = one.matches(':disabled, [tabindex="-1"]') || one.closest('[inert]');
      return !isOff && one.checkVisibility({visibilityProperty: true}) ? [index] : [];
    }),
  );

/** Looks at what has the focus. @returns its place among all, and what is wrong with it */
function lookAtFocus(selector: string): {index: number; fault: string} {
  const one = document.activeElement as HTMLElement;
  const index = [...document.querySelectorAll(selector)].indexOf(one);
  const {outlineStyle, outlineWidth} = getComputedStyle(one);
  const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  // A wrapped link is where its lines are, not in the box around them.
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

/** Goes through the page by one key until it has come round. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: number[] = [];
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const {index, fault} = await page.evaluate(lookAtFocus, controls);
    if (stops.includes(index) || (index < 0 && stops.length > 0)) return {stops, faults};
    if (index >= 0) stops.push(index);
    if (index >= 0 && fault) faults.push(fault);
  }
}

/** Controls smaller than so many pixels, other than links within a sentence (WCAG 2.5.8). */
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
        // What a pseudo-element enlarges is as large as that.
        return !['::before', '::after'].some((part) => {
          const style = getComputedStyle(one, part);
          const isThere = style.content !== 'none' && style.position === 'absolute';
          return isThere && isLarge(parseFloat(style.width), parseFloat(style.height));
        });
      })
      .map((one) => one.outerHTML.slice(0, 120));
  }, least);

/** What moves, for somebody who wants no motion. */
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

/** Controls that stand on a ground of their own and have no edge. */
const bare = (page: Page) =>
  page.locator(controls).evaluateAll((all) => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$|transparent/.test(color);
    return (
      all
        .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden="true"]'))
        // What skips to the content is only seen with the focus, and so with its outline.
        .filter((one) => !one.getAttribute('href')?.startsWith('#'))
        .filter((one) => {
          const style = getComputedStyle(one);
          if (!isClear(style.backgroundColor)) one.setAttribute('data-grounded', '');
          const hasEdge = parseFloat(style.borderTopWidth) >= 1 && !isClear(style.borderTopColor);
          return one.matches('[data-grounded]') && !hasEdge && style.outlineStyle === 'none';
        })
        .map((one) => one.outerHTML.slice(0, 120))
    );
  });

test('by keyboard every control is reached in its order, seen, large enough, and still', async ({
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

    // Back up, where a fixed bar would cover what it scrolls to.
    await page.setViewportSize({width: 390, height: 700});
    const up = await walk(page, 'Shift+Tab');
    expect.soft(up.faults, route).toEqual([]);
    expect.soft(up.stops.reverse(), route).toEqual(await reachable(page));
  });
});

test('in forced colors every control that stands on a ground of its own has an edge', async ({
  page,
  visitEach,
}) => {
  await visitEach(judgedPages, async (route) => {
    await page.emulateMedia({forcedColors: 'none'});
    await settle(page);
    await bare(page);
    await expect.soft(page.locator('[data-grounded]')).not.toHaveCount(0);
    // The browser chooses text and ground then; what had a ground alone would be bare text.
    await page.emulateMedia({forcedColors: 'active'});
    expect.soft(await bare(page), route).toEqual([]);
  });
});

test.describe('by finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('targets are 44 pixels wide and high', async ({page, visitEach}) => {
    await visitEach(judgedPages, async (route) => {
      await settle(page);
      expect.soft(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect.soft(await tooSmall(page, 44), route).toEqual([]);
    });
  });
});
