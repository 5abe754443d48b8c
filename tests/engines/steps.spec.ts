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

const background = () => getComputedStyle(document.documentElement).backgroundColor;
/** Logged when a visitor leaves a page that is still loading. */
const leaving = /download failed|ChunkLoad/;
const category = articles.at(-1)?.category ?? '';

/** The page that each step starts from, and what the visitor does there. */
const steps: Record<string, [path: string, act: (visitor: Visitor) => Promise<unknown>]> = {
  'a chosen theme is kept on the next page': [
    '/about',
    async (visitor) => {
      const before = await visitor.run(background);
      await visitor.click('header button[data-theme-toggle], header button[aria-pressed]');
      await visitor.until(
        (light) => getComputedStyle(document.documentElement).backgroundColor !== light,
        before,
      );
      const chosen = await visitor.run(background);
      await visitor.click(`header nav a[href$="${mainLinks.at(-1)?.to}"]`);
      await visitor.until(isAt, mainLinks.at(-1)?.to ?? '');
      await visitor.until(
        (dark) => getComputedStyle(document.documentElement).backgroundColor === dark,
        chosen,
      );
    },
  ],
  'the phone menu opens, and its links work': [
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
  'search finds a page by keyboard': [
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
  'clicking a term explains it': [
    withTerm,
    async (visitor) => {
      await visitor.resize(900, 800);
      // Scrolling and layout shifts hide the tooltip, and loading fonts shift the page.
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
  'the form points out missing fields, and confirms a message': [
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
      // Never send test messages to the owner's form service.
      if (readSettings(site, process.env).contact) return;
      await visitor.click(send);
      const {title} = words.shared.form.confirmation;
      await visitor.until(text, '[aria-live], [role="status"]', title);
    },
  ],
  'typing a letter selects an inquiry type': [
    '/contact',
    async (visitor) => {
      // A click would open the list, which gets the focus late. Tab moves the focus at once.
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
  'the 404 page offers a search': [
    unknownPath,
    async (visitor) => {
      await visitor.click('main button');
      // Leaving while the index loads would log an error.
      const answered = '#search:popover-open:is([data-state="results"], [data-state="none"])';
      await visitor.until(isThere, answered);
    },
  ],
};

/** In a second visit, scripts and styles come from the browser's cache, so they run earlier. */
const visits = process.env.DEEP_TESTS ? 2 : 1;
/** One step visits a 404 page, and browsers may skip a view transition. */
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

test('pages open without errors, with a heading, and fit a phone', async ({visitor, baseURL}) => {
  test.slow();
  await visitor.resize(500, 800);
  for (const route of triedPages) {
    await visitor.open(baseURL + route.slice(1));
    expect.soft(await visitor.run(isThere, 'h1'), route).toBe(true);
    expect.soft(await visitor.run(() => document.body.scrollWidth), route).toBeLessThanOrEqual(500);
    // Firefox logs an error if the visitor leaves before a font has loaded.
    await visitor.until(() => document.fonts.status === 'loaded');
  }
  expect(faultsOf(visitor)).toEqual([]);
});
