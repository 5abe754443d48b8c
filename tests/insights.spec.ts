/** The list of articles, and its filter by category. */
import {lastUpdate} from '../src/content/notes';
import {words} from '../src/content/ownPages';
import {site} from '../src/site';
import {fillIn} from '../src/site/fillIn';
import {addressesOf, at, expect, holdBack, settle, stopClock, test, type Page} from './fixtures';
import {articles, longDate} from './published';

const copy = words.insights;

const main = (page: Page) => page.getByRole('main');
const teasers = (page: Page) => main(page).getByRole('article');
const filter = (page: Page) => page.getByRole('navigation', {name: copy.filter.name});
const choose = (page: Page, name: string) => filter(page).getByRole('link', {name, exact: true});
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({hasText: /article/});

const titlesIn = (category: string) =>
  articles.filter((article) => article.category === category).map(({title}) => title);
const numberOf = (count: number) => `${count} article${count === 1 ? '' : 's'}`;
const ofCategory = (category: string) => `?${new URLSearchParams({category}).toString()}`;
/** The category of the oldest article, and another one. */
const old = articles.at(-1)?.category ?? '';
const other = articles.find(({category}) => category !== old)?.category ?? '';

test('the list shows all articles with their facts, the newest largest', async ({page, visit}) => {
  await visit('/insights');
  await expect(teasers(page).getByRole('heading')).toHaveText(articles.map(({title}) => title));
  expect(await addressesOf(teasers(page).getByRole('heading').getByRole('link'))).toEqual(
    articles.map(({route}) => at(route)),
  );
  for (const [index, article] of articles.entries()) {
    const {title, description, category, date, read_time: minutes, updates = []} = article;
    const teaser = teasers(page).nth(index);
    await expect(teaser.getByRole('link')).toHaveAccessibleName(title);
    for (const text of [description, category, `${minutes} min`])
      await expect(teaser).toContainText(text);
    const day = teaser.getByText(longDate(date), {exact: true});
    await expect(day).toHaveAttribute('datetime', date);
    await expect(teaser).toContainText(fillIn(words.shared.articles.by, {names: site.shortName}));
    await expect(teaser.locator('time')).toHaveCount(updates.length > 0 ? 2 : 1);
    if (updates.length > 0) {
      const month = longDate(lastUpdate(updates) ?? '').replace(/ \d+,/, '');
      await expect(teaser).toContainText(fillIn(words.shared.articles.updated, {month}));
    }
  }
  const [newest = 0, ...others] = await teasers(page)
    .getByRole('heading')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  expect(newest).toBeGreaterThan(Math.max(...others));
});

test.describe('the filter', () => {
  test('shows one category and a count without a page load, and follows back and forward', async ({
    page,
    visit,
  }) => {
    await visit('/insights');
    await settle(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const used = new Set<string>(articles.map(({category}) => category));
    await expect(filter(page).getByRole('link')).toHaveCount(used.size + 1);
    for (const name of used)
      await expect(choose(page, name)).toHaveAttribute('href', at('/insights') + ofCategory(name));
    await expect(count(page)).toHaveText(numberOf(articles.length));
    await choose(page, old).press('Enter');
    await expect(choose(page, old)).toBeFocused();
    await expect(count(page)).toHaveText(`${numberOf(titlesIn(old).length)} in ${old}`);
    await expect(teasers(page).getByRole('heading')).toHaveText(titlesIn(old));
    await expect(page).toHaveURL(at('/insights') + ofCategory(old));
    await expect(choose(page, old)).toHaveAttribute('aria-current', 'true');
    await choose(page, other).click();
    await expect(teasers(page).getByRole('heading')).toHaveText(titlesIn(other));
    await page.goBack();
    await expect(teasers(page).getByRole('heading')).toHaveText(titlesIn(old));
    await page.goBack();
    await expect(teasers(page)).toHaveCount(articles.length);
    await page.goForward();
    await expect(teasers(page).getByRole('heading')).toHaveText(titlesIn(old));
    await choose(page, copy.filter.all).click();
    await expect(teasers(page)).toHaveCount(articles.length);
    await expect(page).toHaveURL(at('/insights'));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const opened = page.context().waitForEvent('page');
    await choose(page, old).click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL(at('/insights') + ofCategory(old));
    await expect(teasers(page)).toHaveCount(articles.length);
  });

  test('a category clicked before any script has loaded is shown', async ({page}) => {
    const letThrough = await holdBack(page, /\.js$/);
    await page.goto('./insights', {waitUntil: 'commit'});
    await choose(page, old).click({noWaitAfter: true});
    await expect(page).toHaveURL(at('/insights') + ofCategory(old));
    letThrough();
    await expect(teasers(page).getByRole('heading')).toHaveText(titlesIn(old));
  });

  test('a shared URL shows its category, with no flash of other articles', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      new MutationObserver(() => {
        for (const title of document.querySelectorAll('main article h2, main article h3')) {
          if (title.checkVisibility({visibilityProperty: true})) seen.add(title.textContent ?? '');
        }
      }).observe(document, {subtree: true, childList: true, attributes: true});
    });
    await stopClock(page);
    // Paint the page before its islands hydrate.
    const letThrough = await holdBack(page, /assets\/js\/islands/);
    await page.goto(`./insights${ofCategory(old)}`, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    letThrough();
    await expect(teasers(page).getByRole('heading')).toHaveText(titlesIn(old));
    const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
    expect(seen).toEqual(titlesIn(old));
    await visit('/insights');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/insights$/);
  });

  test('if the page never hydrates, it shows the whole list after a while', async ({page}) => {
    const letThrough = await holdBack(page, /assets\/js\/islands/);
    await stopClock(page);
    await page.goto(`./insights${ofCategory(old)}`, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(teasers(page)).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(teasers(page)).toHaveCount(articles.length);
    letThrough();
  });

  test('shows all articles for an unknown category', async ({page, visitEach}) => {
    const unknown = ['Sports', '%3Cscript%3E', '%A'];
    await visitEach(
      unknown.map((name) => `/insights?category=${name}`),
      async () => {
        await settle(page);
        await expect.soft(teasers(page)).toHaveCount(articles.length);
        await expect.soft(choose(page, copy.filter.all)).toHaveAttribute('aria-current', 'true');
      },
    );
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('is hidden, and the list is complete', async ({page, visit}) => {
      await visit(`/insights${ofCategory(old)}`);
      await expect(teasers(page)).toHaveCount(articles.length);
      await expect(filter(page)).toBeHidden();
    });
  });
});

test.describe('in another time zone', () => {
  test.use({timezoneId: 'Pacific/Honolulu'});

  test('dates are the same as everywhere', async ({page, visit}) => {
    await visit('/insights');
    await settle(page);
    await expect(teasers(page).locator('time:first-child')).toHaveText(
      articles.map(({date}) => longDate(date)),
    );
  });
});
