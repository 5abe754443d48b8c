/** Every page by keyboard, by finger, enlarged, with wider text and without motion. */
import {at, expect, settle, test, type Page} from '../fixtures';
import {count, pages, visitCalmly} from '../support/deep';

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

for (const path of pages) {
  test.describe(path, () => {
    test.use({expected: /Failed to load resource|404: no page at/});

    test('by keyboard: every control in its order, seen, uncovered, there and back', async ({
      page,
      visit,
    }) => {
      test.slow();
      await visitCalmly(page, visit, path);
      for (const width of [1366, 390]) {
        await test.step(`${width} px wide`, async () => {
          await page.setViewportSize({width, height: 700});
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          const wanted = await reachable(page);
          const there = await walk(page, 'Tab');
          expect(there.faults).toEqual([]);
          expect(there.stops).toEqual(wanted);
          if (width !== 390) return;
          // Back up, where a fixed bar would cover what it scrolls to.
          const back = await walk(page, 'Shift+Tab');
          expect(back.faults).toEqual([]);
          expect(back.stops.length).toBeGreaterThanOrEqual(wanted.length - 1);
        });
      }
      count('keyboard', 2);
    });

    test('with wider text on 320 by 256 pixels, and zoomed to 400 %, nothing is cut or sticks out', async ({
      page,
      visit,
    }) => {
      await visitCalmly(page, visit, path);
      await page.setViewportSize({width: 320, height: 256});
      await page.evaluate(() => {
        // WCAG 1.4.12, by a sheet of script's own: the policy lets no style in.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      expect(await lost(page)).toEqual([]);
      const bar = await page
        .getByRole('banner')
        .evaluate((element) => element.getBoundingClientRect().height);
      expect(bar, 'the fixed bar leaves room to read').toBeLessThanOrEqual(128);
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
        expect(await lost(page)).toEqual([]);
      }
      count('zoom', 2);
    });

    test('targets are 24 pixels wide and high, and nothing moves for who wants no motion', async ({
      page,
      visit,
    }) => {
      await visitCalmly(page, visit, path);
      expect(await tooSmall(page, 24)).toEqual([]);
      count('targets', 1);
      const moving = await page.evaluate(() => ({
        running: document.getAnimations().length,
        smooth: getComputedStyle(document.documentElement).scrollBehavior,
        timed: [...document.querySelectorAll('*')].filter((element) => {
          const {transitionDuration, animationName} = getComputedStyle(element);
          return (
            transitionDuration.split(',').some((time) => parseFloat(time) > 0.01) ||
            animationName !== 'none'
          );
        }).length,
      }));
      expect(moving).toEqual({running: 0, smooth: 'auto', timed: 0});
      count('motion', 1);
    });

    test('in forced colors every control that stands on a ground of its own has an edge', async ({
      page,
      visit,
    }) => {
      await visitCalmly(page, visit, path);
      // The browser chooses text and ground then; what had a ground alone would be bare text.
      const marked = await page.evaluate(() => {
        const all = [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input:not([type="hidden"]), select, textarea',
          ),
        ];
        const grounded = all.filter(
          (element) =>
            element.checkVisibility() &&
            !element.closest('[aria-hidden="true"]') &&
            !/^rgba\(.*, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor),
        );
        for (const element of grounded) element.setAttribute('data-grounded', '');
        return grounded.length;
      });
      expect(marked).toBeGreaterThan(0);
      await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const bare = await page.locator('[data-grounded]').evaluateAll((all) =>
        all.flatMap((element) => {
          const {borderTopStyle, borderTopWidth, borderTopColor, outlineStyle} =
            getComputedStyle(element);
          const hasEdge =
            borderTopStyle !== 'none' &&
            parseFloat(borderTopWidth) >= 1 &&
            !/^rgba\(.*, 0\)$|transparent/.test(borderTopColor);
          // The link that skips to the content is only seen with the focus, and so with its outline.
          return hasEdge || outlineStyle !== 'none' || element.getAttribute('href') === '#main'
            ? []
            : [element.outerHTML.slice(0, 120)];
        }),
      );
      expect(bare).toEqual([]);
      count('forcedColors', 1);
    });
  });

  test.describe(`${path} by finger`, () => {
    test.use({
      hasTouch: true,
      isMobile: true,
      viewport: {width: 390, height: 844},
      expected: /Failed to load resource|404: no page at/,
    });

    test('targets are 44 pixels wide and high', async ({page, visit}) => {
      await visitCalmly(page, visit, path);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect(await tooSmall(page, 44)).toEqual([]);
      count('touch', 1);
    });
  });
}

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

test("a change of page is the browser's own: a new document under its title, from its start on", async ({
  page,
  visit,
}) => {
  await visit('/');
  await settle(page);
  const changes = ['Services', 'Industries', 'About', 'Contact'];
  for (const name of changes) {
    await page.getByRole('banner').getByRole('link', {name, exact: true}).focus();
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    await expect(page).toHaveURL(at(`/${name.toLowerCase()}`));
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /skip to/i})).toBeFocused();
  }
  count('pageChanges', changes.length);
});
