/** Every page by keyboard, by finger, enlarged, with wider text, in forced colors and without motion. */
import {at, barLinks, expect, notFoundMessages, settle, test, type Page} from '../fixtures';
import {mainLinks} from '../published';
import {count, pages} from '../support/deep';

test.use({expected: notFoundMessages, contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 600_000});

/** What can be reached by keyboard, in the order in which it stands. */
const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Where the focus is, and what is wrong with it. */
type Stop = {index: number; faults: string[]};

/** Looks at the control that has the focus. */
function look(page: Page): Promise<Stop> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const element = document.activeElement as HTMLElement;
    const index = all.indexOf(element);
    if (index < 0) return {index, faults: []};
    const name = `${element.tagName} "${(element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || '').trim().slice(0, 40)}"`;
    const faults: string[] = [];
    const style = getComputedStyle(element);
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2)
      faults.push(`${name} shows no focus`);
    // A wrapped link is where its lines are, not in the box around them.
    const boxes = [...element.getClientRects()].filter(
      ({width, height}) => width > 0 && height > 0,
    );
    const seen = boxes.filter(
      ({top, bottom, left, right}) =>
        bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth,
    );
    if (seen.length === 0) faults.push(`${name} is out of sight`);
    const isCovered = seen.every(({top, bottom, left, right}) => {
      const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
      const on = document.elementFromPoint(x, y);
      return (
        !on ||
        !(element.contains(on) || on.contains(element) || on.closest('label')?.contains(element))
      );
    });
    if (seen.length > 0 && isCovered) faults.push(`${name} is covered`);
    return {index, faults};
  }, controls);
}

/** The controls that are to be reached: all that can be seen and used. */
function reachable(page: Page): Promise<number[]> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    return all.flatMap((element, index) => {
      const isOff = element.matches(':disabled, [tabindex="-1"]') || element.closest('[inert]');
      return !isOff && element.checkVisibility({visibilityProperty: true}) ? [index] : [];
    });
  }, controls);
}

/** Goes through the page by one key until it has come round. @returns the stops, and all faults */
async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{stops: number[]; faults: string[]}> {
  const stops: number[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key);
    const stop = await look(page);
    if (stop.index < 0 || stops.includes(stop.index)) {
      if (stops.length > 0) break;
      continue;
    }
    stops.push(stop.index);
    faults.push(...stop.faults);
  }
  return {stops, faults};
}

test('by keyboard: every control in its order, seen, uncovered, there and back', async ({
  page,
  visitEach,
}) => {
  for (const width of [1366, 390]) {
    await page.setViewportSize({width, height: 700});
    await visitEach(pages, async (path) => {
      await settle(page);
      const wanted = await reachable(page);
      const there = await walk(page, 'Tab');
      expect.soft(there.faults, path).toEqual([]);
      expect.soft(there.stops, path).toEqual(wanted);
      count('keyboard', 1);
      if (width !== 390) return;
      // Back up, where a fixed bar would cover what it scrolls to.
      const back = await walk(page, 'Shift+Tab');
      expect.soft(back.faults, path).toEqual([]);
      expect.soft(back.stops.length, path).toBeGreaterThanOrEqual(wanted.length - 1);
    });
  }
});

test('with wider text on 320 by 256 pixels, and zoomed to 400 %, nothing is cut or sticks out', async ({
  page,
  visitEach,
}) => {
  await visitEach(pages, async (path) => {
    await page.setViewportSize({width: 320, height: 256});
    await page.evaluate(() => {
      // WCAG 1.4.12, by a sheet of script's own: the policy lets no style in.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`,
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect.soft(await lost(page), path).toEqual([]);
    const bar = await page.getByRole('banner').boundingBox();
    expect.soft(bar?.height, 'the fixed bar leaves room to read').toBeLessThanOrEqual(128);
    count('reflow', 1);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    // A window of 1280 by 1024 pixels, zoomed to 200 % and to 400 %.
    for (const [width, height] of [
      [640, 512],
      [320, 256],
    ] as const) {
      await page.setViewportSize({width, height});
      expect.soft(await lost(page), `${path} at ${width} px`).toEqual([]);
      count('zoom', 1);
    }
  });
});

test('targets are 24 pixels wide and high, and nothing moves for who wants no motion', async ({
  page,
  visitEach,
}) => {
  await visitEach(pages, async (path) => {
    await settle(page);
    expect.soft(await tooSmall(page, 24), path).toEqual([]);
    count('targets', 1);
    const moving = await page.evaluate(() => ({
      running: document.getAnimations().length,
      smooth: getComputedStyle(document.documentElement).scrollBehavior,
      timed: [...document.querySelectorAll('*')].filter((element) => {
        const {transitionDuration, animationName} = getComputedStyle(element);
        const isSlow = transitionDuration.split(',').some((time) => parseFloat(time) > 0.01);
        return isSlow || animationName !== 'none';
      }).length,
    }));
    expect.soft(moving, path).toEqual({running: 0, smooth: 'auto', timed: 0});
    count('motion', 1);
  });
});

test.describe('by finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('targets are 44 pixels wide and high', async ({page, visitEach}) => {
    await visitEach(pages, async (path) => {
      await settle(page);
      expect.soft(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect.soft(await tooSmall(page, 44), path).toEqual([]);
      count('touch', 1);
    });
  });
});

test('in forced colors every control that stands on a ground of its own has an edge', async ({
  page,
  visitEach,
}) => {
  await visitEach(pages, async (path) => {
    await page.emulateMedia({forcedColors: 'none'});
    // The browser chooses text and ground then; what had a ground alone would be bare text.
    const grounded = await page
      .locator('a[href], button, input:not([type="hidden"]), select, textarea')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden="true"]'))
          .filter(
            (one) => !/^rgba\(.*, 0\)$|transparent/.test(getComputedStyle(one).backgroundColor),
          )
          .map((one) => one.setAttribute('data-grounded', '')),
      );
    expect.soft(grounded.length, path).toBeGreaterThan(0);
    await page.emulateMedia({forcedColors: 'active'});
    const bare = await page.locator('[data-grounded]').evaluateAll((all) =>
      all
        // What skips to the content is only seen with the focus, and so with its outline.
        .filter((one) => !one.getAttribute('href')?.startsWith('#'))
        .filter((one) => {
          const style = getComputedStyle(one);
          const hasEdge =
            style.borderTopStyle !== 'none' &&
            parseFloat(style.borderTopWidth) >= 1 &&
            !/^rgba\(.*, 0\)$|transparent/.test(style.borderTopColor);
          return !hasEdge && style.outlineStyle === 'none';
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect.soft(bare, path).toEqual([]);
    count('forcedColors', 1);
  });
});

test("a change of page is the browser's own: a new document under its title, from its start on", async ({
  page,
  visit,
}) => {
  await visit('/');
  const changes = mainLinks.slice(1);
  for (const {label, to} of changes) {
    await barLinks(page).getByText(label, {exact: true}).press('Enter');
    await expect(page).toHaveURL(at(to));
    await expect(page).toHaveTitle(new RegExp(`^${label}`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /skip to/i})).toBeFocused();
  }
  count('pageChanges', changes.length);
});

/** What leaves the window sideways, or is cut off by a box of its own. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = window.innerWidth;
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, p, li, a, button, dt, dd, label, input, summary',
    )) {
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      if (element.closest('[aria-hidden="true"], table, [data-scroll], .site-announcer')) continue;
      const {left, right, width: own} = element.getBoundingClientRect();
      if (own <= 1 || right < 0) continue;
      const name = `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
      if (left < -1 || right > width + 1)
        found.push(`${name} sticks out: ${Math.round(left)} to ${Math.round(right)}`);
      const {overflowX, overflowY} = getComputedStyle(element);
      const isClipping = [overflowX, overflowY].some(
        (overflow) => overflow === 'hidden' || overflow === 'clip',
      );
      if (
        isClipping &&
        (element.scrollHeight > element.clientHeight + 2 ||
          element.scrollWidth > element.clientWidth + 2)
      )
        found.push(`${name} is cut`);
    }
    return found;
  });
}

/** Controls smaller than so many pixels, other than links within a sentence (WCAG 2.5.8). */
function tooSmall(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const isInSentence = (element: Element): boolean => {
      const text = element.closest('p, li, dd, td, figcaption, blockquote, h2, h3, h4');
      const around =
        (text?.textContent ?? '').trim().length - (element.textContent ?? '').trim().length;
      return getComputedStyle(element).display.startsWith('inline') && around > 3;
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          !element.closest('[aria-hidden="true"], [inert]'),
      )
      .flatMap((element) => {
        const {width, height, right} = element.getBoundingClientRect();
        if (
          right < 0 ||
          width <= 1 ||
          (width >= least - 0.5 && height >= least - 0.5) ||
          isInSentence(element)
        )
          return [];
        // Only shown on focus.
        if (
          getComputedStyle(element).clipPath !== 'none' ||
          getComputedStyle(element).transform !== 'none'
        )
          return [];
        // What a pseudo-element enlarges is as large as that.
        const grown = ['::before', '::after'].some((part) => {
          const style = getComputedStyle(element, part);
          return (
            style.content !== 'none' &&
            style.position === 'absolute' &&
            parseFloat(style.width) >= least - 0.5 &&
            parseFloat(style.height) >= least - 0.5
          );
        });
        return grown
          ? []
          : [
              `${element.tagName} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`,
            ];
      });
  }, size);
}
