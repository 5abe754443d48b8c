/** What a visitor does, in every engine. */
import {words} from '../../src/content/ownPages';
import {readSettings} from '../../src/settings';
import {site} from '../../src/site';
import {isCounting} from '../fixtures';
import {articles, mainLinks, services, triedPages, unknownPath, withTerm} from '../published';
import {expect, test} from './test';
import type {Visitor} from './visitor';

const text = (selector: string, words: string) =>
  [...document.querySelectorAll(selector)].some(
    (one) => one.checkVisibility() && one.textContent?.includes(words),
  );
const isThere = (selector: string) => document.querySelector(selector)?.checkVisibility();
const isAt = (path: string) => (location.pathname + location.search).endsWith(path);

const ground = () => getComputedStyle(document.documentElement).backgroundColor;
/** A page that is left ends what it was loading. */
const leaving = /download failed|ChunkLoad/;
const category = articles.at(-1)?.category ?? '';

/** Where each step begins, and what is done there. */
const steps: Record<string, [path: string, act: (visitor: Visitor) => Promise<unknown>]> = {
  'the theme is changed, and kept on the next page': [
    '/about',
    async (visitor) => {
      const before = await visitor.run(ground);
      await visitor.click('header button[data-theme-toggle], header button[aria-pressed]');
      await visitor.until(
        (light) => getComputedStyle(document.documentElement).backgroundColor !== light,
        before,
      );
      const chosen = await visitor.run(ground);
      await visitor.click(`header nav a[href$="${mainLinks.at(-1)?.to}"]`);
      await visitor.until(isAt, mainLinks.at(-1)?.to ?? '');
      await visitor.until(
        (dark) => getComputedStyle(document.documentElement).backgroundColor === dark,
        chosen,
      );
    },
  ],
  'the menu of a phone leads to a page': [
    '/',
    async (visitor) => {
      await visitor.resize(500, 800);
      const link = `header a[href$="${mainLinks.at(-1)?.to}"]`;
      expect(await visitor.run(isThere, link)).toBeFalsy();
      await visitor.click('header button[popovertarget]:not([popovertarget="search"])');
      await visitor.click(link);
      await visitor.until(isAt, mainLinks.at(-1)?.to ?? '');
    },
  ],
  'search finds a page, by keyboard': [
    '/about',
    async (visitor) => {
      await visitor.click('header button[popovertarget="search"]');
      await visitor.until(() => document.activeElement?.matches('[role="searchbox"]'));
      const [{title = '', route = ''} = {}] = services;
      await visitor.type(title);
      await visitor.until(text, '#search a', title);
      await visitor.press('Enter');
      await visitor.until(isAt, route);
    },
  ],
  'a term is explained': [
    withTerm,
    async (visitor) => {
      await visitor.resize(900, 800);
      // A page that moves hides it, and it moves when the fonts come.
      await visitor.until(
        () =>
          document.documentElement.matches('[data-fonts]') &&
          document.body.offsetHeight > 0 &&
          document.fonts.status === 'loaded',
      );
      await visitor.click('main [data-tooltip-tap]');
      await visitor.until(isThere, '[role="tooltip"]');
    },
  ],
  'the form names what is missing, and confirms what was sent': [
    '/contact',
    async (visitor) => {
      const send = '#contact-form button[type="submit"]';
      await visitor.click(send);
      await visitor.until(() => document.activeElement?.matches(':user-invalid'));
      for (const [name, words] of [
        ['name', 'Ada'],
        ['email', 'ada@visitor.example'],
        ['message', 'Hello.'],
      ] as const) {
        await visitor.click(`#contact-form [name="${name}"]`);
        await visitor.type(words);
      }
      // The owner's form service gets no message from a test.
      if (readSettings(site, process.env).contact) return;
      await visitor.click(send);
      const {title} = words.shared.form.confirmation;
      await visitor.until(text, '[aria-live], [role="status"]', title);
    },
  ],
  'an inquiry type is chosen, by a letter': [
    '/contact',
    async (visitor) => {
      // The focus is on its way to what a click opened; from the field before it, a key goes there at once.
      await visitor.click('#contact-form [name="email"]');
      await visitor.press('Tab');
      const {label = '', value = ''} = words.shared.form.inquiryTypes.at(-1) ?? {};
      await visitor.type(label.charAt(0));
      await visitor.until((type) => document.querySelector('select')?.value === type, value);
    },
  ],
  'a category shows its articles': [
    '/insights',
    async (visitor) => {
      const query = new URLSearchParams({category}).toString();
      await visitor.click(`nav[aria-label="${words.insights.filter.name}"] a[href$="?${query}"]`);
      const wanted = articles.filter((article) => article.category === category).length;
      await visitor.until(
        (count) =>
          [...document.querySelectorAll('main article')].filter((one) => one.checkVisibility())
            .length === count,
        wanted,
      );
    },
  ],
  'an unknown address leads to search': [
    unknownPath,
    async (visitor) => {
      await visitor.click('main button');
      // A page that is left while it loads the index tells so.
      const answered = '#search:popover-open:is([data-state="results"], [data-state="none"])';
      await visitor.until(isThere, answered);
    },
  ],
};

/** The second visit finds scripts and styles in the browser's cache: they run earlier. */
const visits = process.env.DEEP_TESTS ? 2 : 1;
/** An unknown address is one of the steps, and the next page may come without a transition. */
const noise = /404|^Transition was/;
const faultsOf = ({faults}: Visitor) =>
  faults.filter((fault) => !noise.test(fault) && !leaving.test(fault) && !isCounting(fault));

for (const [name, [path, act]] of Object.entries(steps)) {
  test(name, async ({visitor, baseURL}) => {
    for (let visit = 1; visit <= visits; visit += 1) {
      await visitor.start(baseURL + path.slice(1));
      await act(visitor);
    }
    expect(faultsOf(visitor)).toEqual([]);
  });
}

test('pages open with their heading, without a fault, and fit a phone', async ({
  visitor,
  baseURL,
}) => {
  test.slow();
  await visitor.resize(500, 800);
  for (const route of triedPages) {
    await visitor.open(baseURL + route.slice(1));
    expect.soft(await visitor.run(isThere, 'h1'), route).toBe(true);
    expect.soft(await visitor.run(() => document.body.scrollWidth), route).toBeLessThanOrEqual(500);
    // Firefox reports a font as failed whose page is left before it has come.
    await visitor.until(() => document.fonts.status === 'loaded');
  }
  expect(faultsOf(visitor)).toEqual([]);
});
