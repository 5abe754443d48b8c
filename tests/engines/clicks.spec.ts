/**
 * Clicks at once: on a cold first visit over a bad connection, every control is clicked soon after it is
 * painted, and has the effect that it has on a page at rest, or was disabled. Prints a table.
 */
import {setTimeout as after} from 'node:timers/promises';
import {articles, services} from '../published';
import {expect, test} from './test';
import {clickable, type Visitor} from './visitor';

/** Milliseconds after a control is first painted. */
const delays = [0, 50, 200, 1000];

/** What is not only a link: each can be lost while its script is on the way. */
const controls = 'button, summary, select, a[href^="?"], a[href*="?"], a[role="button"]';

/** Where controls are looked for; those of the frame on the first page alone. */
const pages: [path: string, width: number][] = [
  ['/', 1366],
  ['/', 500],
  [services[0]?.route ?? '', 1366],
  ['/insights', 1366],
  [articles[0]?.route ?? '', 900],
  ['/contact', 1366],
];

/** The first control of each kind that is seen, by a selector that also finds it in a page that has just come. */
function findControls(selector: string, isFirst: boolean) {
  const pathOf = (element: Element): string => {
    if (!element.parentElement) return 'html';
    const place = [...element.parentElement.children].indexOf(element) + 1;
    return `${pathOf(element.parentElement)} > :nth-child(${place})`;
  };
  const seen = [...document.querySelectorAll(`:is(header, main, footer) :is(${selector})`)]
    .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter((one) => isFirst || one.closest('main'))
    // What is current already has nothing to do.
    .filter((one) => !one.matches('[aria-current]'));
  const kinds = new Map(seen.reverse().map((one) => [one.className + one.ariaLabel, one]));
  return [...kinds.values()].map((one) => ({
    control: pathOf(one),
    name: (one.ariaLabel ?? one.textContent ?? '').slice(0, 20),
  }));
}

/** All that a click can change, in words. A button's hint comes by hovering, and is left out. */
function state(): string {
  const open = ':popover-open, details[open], [aria-expanded="true"], [aria-pressed="true"]';
  const words = 'main article, [role="status"], [role="alert"]';
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const focused = document.activeElement;
  return [
    location.pathname + location.search,
    document.documentElement.dataset.theme,
    // A select's list has the focus itself, where the browser draws it in the page.
    focused?.matches('[name], select *') && focused.tagName,
    seen(open).map(({tagName, id}) => tagName + id),
    seen(words).map((one) => one.textContent?.slice(0, 40)),
    document.querySelectorAll(':user-invalid').length,
  ].join(' | ');
}

/** Nothing while one page goes and another comes. */
const look = (visitor: Visitor) => visitor.run(state).catch(() => '');

for (const [index, [path, width]] of pages.entries()) {
  test(`clicks at once on ${path}, ${width} px wide`, async ({launched, behind, baseURL}) => {
    test.setTimeout(900_000);
    const slow = await behind({speed: [400, 400]});
    /** One visitor at a time, each with a browser that has seen nothing. */
    const visit = async <Result>(host = '', act: (visitor: Visitor) => Promise<Result>) => {
      const visitor = await launched.create();
      try {
        await visitor.resize(width, 800);
        await visitor.start(host + path.slice(1));
        return await act(visitor);
      } finally {
        await visitor.end();
      }
    };
    const found = await visit(baseURL, async (visitor) => {
      await visitor.until(() => document.readyState === 'complete');
      return visitor.run(findControls, controls, index < 2);
    });
    const table: Record<string, Record<string, string>> = {};
    for (const {control, name} of found) {
      const effect = await visit(baseURL, async (visitor) => {
        await visitor.until(() => document.readyState === 'complete');
        const before = await visitor.run(state);
        await visitor.click(control);
        let now = before;
        const isSettled = async () => now === (now = await look(visitor));
        const message = `"${name}" has an effect`;
        const hasEffect = async () => (await isSettled()) && now !== before && now !== '';
        await expect.poll(hasEffect, {message}).toBe(true);
        return now;
      });
      const row: Record<string, string> = (table[name] = {});
      for (const delay of delays)
        row[`${delay} ms`] = await visit(slow, async (visitor) => {
          await visitor.until(clickable, control);
          await after(delay);
          const [x, y] = (await visitor.run(clickable, control)) ?? [0, 0];
          const isOff = (one: string) => document.querySelector(one)?.matches(':disabled');
          const isEarly = await visitor.run(isOff, control);
          await visitor.clickAt(x, y);
          if (isEarly) return 'not ready';
          const isKept = expect.poll(() => look(visitor)).toBe(effect);
          return isKept.then(
            () => 'kept',
            () => 'LOST',
          );
        });
    }
    console.table(table);
    expect(JSON.stringify(table)).not.toContain('LOST');
  });
}
