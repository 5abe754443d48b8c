/** Every page, opened once: it is complete and at its URL, fits every window, and doesn't shift while it loads. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {words} from '../src/content/ownPages';
import {legalLinks} from '../src/navigation';
import {pageAnchors, serviceFolders} from '../src/content/kinds';
import {site} from '../src/site';
import {
  addressesOf,
  at,
  barLinks,
  buildFolder,
  builtPage,
  expect,
  notFoundMessages,
  noteRefusals,
  settle,
  test,
  type Page,
} from './fixtures';
import {
  articles,
  doors,
  groups,
  judgedPages,
  longDate,
  mainLinks,
  onePageOfEachKind,
  routes,
  services,
  unknownPath,
} from './published';

test.use({expected: notFoundMessages});

const main = (page: Page) => page.getByRole('main');
const {comingSoon} = words.shared.services;
const mailToBehavioral = `mailto:${site.emails.behavioral}`;
const hrefOf = (to: string) => (to.startsWith('email:') ? mailToBehavioral : at(to));

/** The labels of the top-bar links that are current on a page. */
const sectionsOf = (route: string) =>
  mainLinks
    .filter(({to}) => route === to || (to !== '/' && route.startsWith(`${to}/`)))
    .map(({label}) => label);

async function expectComplete(page: Page, route: string): Promise<void> {
  expect.soft(new URL(page.url()).pathname).toBe(at(route));
  await expect.soft(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect.soft(page.getByRole('heading', {level: 1})).toBeInViewport();
  await expect.soft(main(page)).toHaveCount(1);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', /^en(-US)?$/);
  const current = barLinks(page).and(page.locator('[aria-current="page"]'));
  await expect.soft(current, route).toHaveText(sectionsOf(route));
}

async function expectService(page: Page, service: (typeof services)[number]): Promise<void> {
  const {title, text, action, status, route} = service;
  await expect.soft(page.getByRole('heading', {level: 1})).toHaveText(title);
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, name = '']) => name);
  const headings = main(page).locator('h2:has(> [data-frame])');
  await expect.soft(headings, route).toContainText(sections);
  const button = main(page).getByRole('link', {name: action.label, exact: true}).first();
  await expect.soft(button).toBeVisible();
  await expect.soft(button).toHaveAttribute('href', hrefOf(action.to));
  const all = main(page).getByRole('link', {name: words.shared.services.viewAll.label});
  await expect.soft(all).toHaveAttribute('href', at('/services'));

  const group = groups.findIndex((own) => own.includes(service));
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  const above = [at('/services'), at(`/services#${serviceFolders[group]}`)];
  expect.soft(await addressesOf(trail.getByRole('link'))).toEqual(above);
  const bar = page.getByRole('navigation', {name: words.shared.services.contentsLabel});
  await expect.soft(bar.locator('a[href^="#"]'), route).toHaveText(sections);
  await expect
    .soft(main(page).getByText(comingSoon, {exact: true}))
    .toHaveCount(status === 'coming soon' ? 1 : 0);
}

async function expectArticle(page: Page, one: (typeof articles)[number]): Promise<void> {
  const {title, category, date, read_time: minutes, action} = one;
  await expect.soft(page.getByRole('heading', {level: 1})).toHaveText(title);
  const article = main(page).getByRole('article').first();
  await expect.soft(article.getByText(category, {exact: true}).first()).toBeVisible();
  await expect.soft(article.locator('time').first()).toHaveText(longDate(date));
  await expect.soft(article.locator('time').first()).toHaveAttribute('datetime', date);
  await expect.soft(article.getByText(new RegExp(`^${minutes} min`)).first()).toBeVisible();
  const button = article.getByRole('link', {name: action.label}).first();
  await expect.soft(button).toHaveAttribute('href', hrefOf(action.to));
}

/** Elements that stick out of the window sideways, even if that is hidden, or that their own box cuts off. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.scrollWidth;
    const texts = 'h1, h2, h3, p, li, a, button, dt, dd, td, time, label, input, summary';
    const found = [
      ...document.querySelectorAll<HTMLElement>(`:is(header, main, footer) :is(${texts})`),
    ]
      .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .filter((one) => !one.closest('[aria-hidden="true"], table, pre, [data-scroll]'))
      .filter((one) => {
        const {left, right, width: own} = one.getBoundingClientRect();
        const {overflowX, overflowY, clipPath} = getComputedStyle(one);
        const isClipping = /hidden|clip/.test(overflowX + overflowY);
        const [wider, higher] = [one.scrollWidth - own, one.scrollHeight - one.clientHeight];
        const isCut = isClipping && (wider > 2 || higher > 2);
        const isShown = own > 1 && right > 0 && clipPath === 'none';
        return isShown && (left < -1 || right > innerWidth + 1 || isCut);
      })
      .map((one) => `${one.tagName} "${one.textContent?.trim().slice(0, 40)}"`);
    return width > innerWidth ? [`the page is ${width} wide`, ...found] : found;
  });

/** The sizes of windows to test. The last one of each list is 1280 by 1024 pixels, zoomed to 400% or 200%. */
const windows: [number, number][] = [
  [768, 900],
  [1440, 900],
  [320, 256],
];
const otherWindows: [number, number][] = [
  [1024, 900],
  [2560, 900],
  [390, 800],
  [640, 512],
];

/** The text spacing of WCAG 1.4.12. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

async function expectFits(page: Page, name: string, sizes: [number, number][]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({width, height});
    expect.soft(await overflowing(page), `${name}, ${width} px`).toEqual([]);
    const bar = await page.getByRole('banner').boundingBox();
    expect
      .soft(bar?.height, 'the bar takes up at most half of the window')
      .toBeLessThanOrEqual(height / 2);
  }
}

/** Measures the layout shift of the next pages. @returns a function that gets the score of the current page */
async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & {value: number})[];
      for (const {value} of entries) (window as unknown as {shift: number}).shift += value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
}
// Half of what counts as good. It can't be 0, because text may wrap differently in the fallback font.
const mostShift = 0.05;

const [technology = [], behavioral = []] = groups;
const walks = {
  'technology services': technology.map(({route}) => route),
  'behavioral services': behavioral.map(({route}) => route),
  articles: articles.map(({route}) => route),
  'all other pages': [
    ...routes.filter((route) => ![...services, ...articles].some((one) => one.route === route)),
    unknownPath,
  ],
};

for (const [name, pages] of Object.entries(walks)) {
  test(`${name} are complete, fit every window, follow their policy, and set no cookies`, async ({
    page,
    visitEach,
    context,
  }) => {
    const refusals = await noteRefusals(page);
    const shift = await measureShift(page);
    const browser = await context.newCDPSession(page);
    const setFontSize = (standard: number) =>
      browser.send('Page.setFontSizes', {fontSizes: {standard}});
    await page.setViewportSize({width: 1440, height: 900});
    await visitEach(pages, async (route) => {
      await settle(page);
      if (onePageOfEachKind.includes(route))
        expect.soft(await shift(), `${route} shifts while it loads`).toBeLessThan(mostShift);
      await expectComplete(page, route);
      for (const service of services.filter((one) => one.route === route))
        await expectService(page, service);
      for (const article of articles.filter((one) => one.route === route))
        await expectArticle(page, article);
      expect.soft(refusals.splice(0), route).toEqual([]);
      expect.soft(await context.cookies(), route).toEqual([]);

      await expectFits(page, route, windows);
      if (judgedPages.includes(route)) {
        await expectFits(page, route, otherWindows);
        await setFontSize(32);
        await expectFits(page, `${route} with text twice as large`, [[1280, 1024]]);
        await setFontSize(16);
        await page.evaluate((text) => {
          // The policy blocks any other kind of added style sheet.
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, spaced);
        await expectFits(page, `${route} with text spaced`, [[320, 256]]);
      }
      await page.setViewportSize({width: 1440, height: 900});
    });
  });
}

test('on a phone, pages hardly shift while pages and fonts load', async ({page, visitEach}) => {
  await page.setViewportSize({width: 390, height: 800});
  const shift = await measureShift(page);
  await visitEach(onePageOfEachKind, async (route) => {
    await settle(page);
    expect.soft(await shift(), route).toBeLessThan(mostShift);
  });
});

test('only pages of the content are published, each with its own title and description', () => {
  const pages = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/');
  const others = /^\/(404|admin)$|^\/insights\/page\//;
  const redirects = new Set(
    [...articles, ...services].flatMap(({redirect_from: from = []}) => from),
  );
  const found = new Set(pages.filter((page) => !others.test(page) && !redirects.has(page)));
  expect([...found].sort()).toEqual([...routes].sort());
  for (const words of ['title', 'meta[name="description"]']) {
    const own = routes.map((route) => builtPage(route)(words));
    const texts = own.map((element) => element.attr('content') ?? element.text());
    expect(texts.filter((text) => text.length < 4)).toEqual([]);
    expect(new Set(texts).size).toBe(routes.length);
  }
});

test('pages have the sections that articles and services may link to', () => {
  for (const [route, anchors] of Object.entries(pageAnchors))
    for (const anchor of anchors)
      expect.soft(builtPage(route)(`[id="${anchor}"]`), anchor).toHaveLength(1);
});

test('privacy and accessibility have their own URL, and an email address to write to', async ({
  page,
  visit,
}) => {
  for (const {to, label} of legalLinks) {
    await visit(to);
    const section = page.locator(new URL(page.url()).hash);
    await expect(section.getByRole('heading', {level: 2}), label).toBeInViewport();
    await expect(section.locator(`a[href="mailto:${site.emails.general}"]`)).toBeVisible();
  }
});

test('the list of services has all cards in order, and marks those that are coming soon', () => {
  const needs = words.services.needs.items;
  const $ = builtPage('/services');
  const cards = $(`main li:has(h3 a[href^="${at('/services/')}"])`);
  const shown = cards.toArray().map((card) => ({
    route: $(card).find('a').attr('href'),
    text: $(card).text(),
    isComing: $(card).text().includes(comingSoon),
  }));
  expect(shown).toEqual(
    services.map(({slug, route, description, status}) => ({
      route: at(route),
      text: expect.stringContaining(needs.find(({to}) => to === slug)?.need ?? description),
      isComing: status === 'coming soon',
    })),
  );
});

test('home has links for each kind of reader and one open sample', async ({page, visit}) => {
  await visit('/');
  for (const {label, links} of doors) {
    const door = main(page).getByRole('region').filter({hasText: label}).first();
    for (const link of links)
      await expect.soft(door.getByRole('link', {name: link.label})).toBeVisible();
  }
  const samples = main(page).locator('details');
  await expect(samples).toHaveCount(words.home.samples.services.length);
  const shown = samples.getByRole('table').and(page.locator(':visible'));
  await expect(shown).toHaveCount(1);
  const first = await shown.innerText();
  await samples.last().locator('summary').click();
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toHaveText(first);
});

/** The paths of one kind that part of a built page links to. */
function linksIn(page: string, part: string, kind: string): string[] {
  const $ = builtPage(page);
  return $(`${part} a[href^="${at(kind)}"]`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

test('articles and services link to each other, and each industry links to its service', () => {
  for (const {route, services: named} of articles) {
    expect
      .soft(linksIn(route, 'main aside', '/services/').sort(), route)
      .toEqual(named.map((service) => at(`/services/${service}`)).sort());
  }
  for (const {slug, route, services: named} of services) {
    const about = articles
      .filter((article) => article.services.includes(slug))
      .sort((a, b) => a.services.indexOf(slug) - b.services.indexOf(slug));
    expect
      .soft([...new Set(linksIn(route, 'main aside', '/insights/'))], slug)
      .toEqual(about.slice(0, 1).map((article) => at(article.route)));
    if (named)
      expect
        .soft(linksIn(route, '[aria-label="Related pages"]', '/services/'), slug)
        .toEqual(named.map((service) => at(`/services/${service}`)));
  }
  for (const {key, service} of words.industries.items) {
    const served = services.filter(({industries}) => industries.includes(key));
    expect.soft(served.map(({slug}) => slug)).toContain(service);
    expect
      .soft(linksIn('/industries', `main #${key}`, '/services'), key)
      .toEqual([at(`/services/${service}`)]);
  }
});
