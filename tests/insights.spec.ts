import {site} from '../src/site';
import {at, expect, noteSent, settle, test, type Page} from './fixtures';
import {articles as published} from './published';
import {articles} from './table';

/** The address that a closing action leads to. */
const addressOf = (to: string) =>
  to === 'email' ? `mailto:${site.emails.behavioral}` : at('/contact');

test.describe('the list', () => {
  test.beforeEach(async ({page, visit}) => {
    await visit('/insights');
    await settle(page);
  });

  test('shows the newest article large and all others under it', async ({page}) => {
    const teasers = page.getByRole('main').getByRole('article');
    await expect(teasers).toHaveCount(published.length);
    const days = await teasers
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')?.slice(0, 10)));
    expect(days).toEqual(published.map(({date}) => date));
    for (const {slug, title, category, date, minutes} of articles) {
      const teaser = teasers.filter({has: page.locator(`a[href="${at(`/insights/${slug}`)}"]`)});
      await expect(teaser.getByRole('heading', {name: title})).toBeVisible();
      await expect(teaser.getByRole('link', {name: title})).toHaveAttribute(
        'href',
        at(`/insights/${slug}`),
      );
      await expect(teaser.getByText(category, {exact: true})).toBeVisible();
      await expect(teaser.getByText(date, {exact: true})).toBeVisible();
      await expect(teaser).toContainText(`${minutes} min`);
      // An excerpt stands beside all that.
      const excerpt = teaser.getByRole('paragraph').filter({hasText: /\w+ \w+ \w+ \w+ \w+ \w+/});
      await expect(excerpt.first()).toBeVisible();
    }
    const sizes = await teasers
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)),
      );
    const [newest = 0, ...others] = sizes;
    expect(newest).toBeGreaterThan(Math.max(...others));
  });

  test('a teaser leads to its article', async ({page}) => {
    await page.getByRole('link', {name: articles[3]?.title}).click();
    await expect(page).toHaveURL(at('/insights/aba-digital-health'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'ABA in Digital Health Platforms',
    );
  });

  test('Stay Updated takes an address and asks nobody', async ({page}) => {
    await expect(page.getByRole('heading', {name: 'Stay Updated'})).toBeVisible();
    const input = page.getByPlaceholder('Enter your email', {exact: true});
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAccessibleName(/e-?mail/i);
    await input.fill('ada@visitor.example');
    const sent = noteSent(page);
    await page.getByRole('button', {name: 'Subscribe'}).click();
    await input.press('Enter');
    await page.waitForTimeout(300);
    expect(sent).toEqual([]);
    await expect(page).toHaveURL(at('/insights'));
    await expect(page.getByText(/subscribed/i)).toHaveCount(0);
  });

  test('invites to collaborate', async ({page}) => {
    const invitation = page.getByRole('main').getByRole('link', {name: /collaborat/i});
    await expect(invitation).toHaveAttribute('href', at('/contact'));
  });
});

test.describe('the filter', () => {
  const filterOf = (page: Page) =>
    page.getByRole('navigation', {name: 'Filter articles by category'});
  const teasersOf = (page: Page) => page.getByRole('main').getByRole('article');
  const choose = (page: Page, name: string) =>
    filterOf(page).getByRole('link', {name, exact: true});

  test('shows one category without leaving the page, and goes back and forth', async ({
    page,
    visit,
  }) => {
    await visit('/insights');
    await settle(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await expect(filterOf(page).getByRole('link')).toHaveText([
      'All',
      ...articles.map(({category}) => category),
    ]);
    await choose(page, 'Healthcare').click();
    await expect(teasersOf(page)).toHaveCount(1);
    await expect(teasersOf(page).getByRole('heading')).toHaveText(
      'ABA in Digital Health Platforms',
    );
    await expect(page).toHaveURL(`${at('/insights')}?category=Healthcare`);
    await expect(choose(page, 'Healthcare')).toHaveAttribute('aria-current', 'true');
    await expect(choose(page, 'Healthcare')).toBeFocused();
    await choose(page, 'Space Tech').click();
    await expect(teasersOf(page).getByRole('heading')).toHaveText(articles[2]?.title ?? '');
    await page.goBack();
    await expect(teasersOf(page).getByRole('heading')).toHaveText(
      'ABA in Digital Health Platforms',
    );
    await page.goBack();
    await expect(teasersOf(page)).toHaveCount(articles.length);
    await page.goForward();
    await expect(teasersOf(page)).toHaveCount(1);
    await choose(page, 'All').click();
    await expect(teasersOf(page)).toHaveCount(articles.length);
    await expect(page).toHaveURL(at('/insights'));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('can be used by keys alone, and says how many there are', async ({page, visit}) => {
    await visit('/insights');
    await settle(page);
    const count = page
      .getByRole('main')
      .getByRole('status')
      .filter({hasText: /article/});
    await expect(count).toHaveText(`${articles.length} articles`);
    await choose(page, 'All').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(choose(page, 'Technology')).toBeFocused();
    await expect(count).toHaveText('1 article in Technology');
  });

  test('an address that was shared shows its category, and never another article first', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      const look = () => {
        for (const title of document.querySelectorAll('main article h2')) {
          if (title.checkVisibility({visibilityProperty: true})) seen.add(title.textContent ?? '');
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // The page is painted long before its scripts are there.
    await page.route(/assets\/js\/islands/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await visit('/insights?category=Space+Tech');
    await settle(page);
    await expect(teasersOf(page)).toHaveCount(1);
    await expect(choose(page, 'Space Tech')).toHaveAttribute('aria-current', 'true');
    const title = articles[2]?.title ?? '';
    await expect
      .poll(() => page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]))
      .toEqual([title]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/insights$/);
  });

  test('a page that never comes alive shows the list after a while, and not before', async ({
    page,
  }) => {
    await page.route(/assets\/js\/islands/, () => undefined);
    await page.clock.install();
    await page.goto('./insights?category=Healthcare', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(teasersOf(page)).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(teasersOf(page)).toHaveCount(articles.length);
    await expect(page.getByRole('heading', {name: articles[0]?.title})).toBeVisible();
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  for (const query of [
    '?category=Sports',
    '?category=',
    '?category=%3Cscript%3Ealert(1)%3C/script%3E',
    '?category=%E0%A4%A',
  ]) {
    test(`${query} shows all`, async ({page, visit}) => {
      await visit(`/insights${query}`);
      await settle(page);
      await expect(teasersOf(page)).toHaveCount(articles.length);
      await expect(teasersOf(page).first()).toBeVisible();
      await expect(choose(page, 'All')).toHaveAttribute('aria-current', 'true');
    });
  }

  test('has choices that a finger can hit, on a screen of 320 pixels too', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit('/insights');
    await settle(page);
    const choices = await filterOf(page).getByRole('link').all();
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) {
      const {x = 0, width = 0, height = 0} = (await choice.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('is not there, and the list is whole', async ({page, visit}) => {
      await visit('/insights?category=Healthcare');
      await expect(teasersOf(page)).toHaveCount(articles.length);
      await expect(teasersOf(page).first()).toBeVisible();
      await expect(filterOf(page)).toBeHidden();
    });
  });
});

for (const {slug, title, category, date, minutes, closing, topics} of articles) {
  test(`${slug} is a whole article`, async ({page, visit}) => {
    await visit(`/insights/${slug}`);
    await settle(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title.replace(/[.()]/g, '\\$&')));
    const back = main.getByRole('link', {name: 'Back to Insights'}).first();
    await expect(back).toBeVisible();
    await expect(back).toHaveAttribute('href', at('/insights'));
    const header = main.getByRole('article').first();
    await expect(header.getByText(category, {exact: true}).first()).toBeVisible();
    await expect(header.getByText(date, {exact: true}).first()).toBeVisible();
    await expect(header.locator('time').first()).toHaveAttribute('datetime', /^2025-(09|10)-\d\d/);
    await expect(header.getByText(new RegExp(`^${minutes} min`)).first()).toBeVisible();

    const action = closing.label
      ? main.getByRole('link', {name: closing.label})
      : main.locator(`a[href="${addressOf(closing.to)}"]`);
    await expect(action.first()).toBeVisible();
    await expect(action.first()).toHaveAttribute('href', addressOf(closing.to));

    const words = (await header.innerText()).split(/\s+/).length;
    expect(words, 'words an article of its read time has').toBeGreaterThan(minutes * 195);
    expect(words).toBeLessThan(minutes * 290);
    expect(await header.getByRole('heading', {level: 2}).count()).toBeGreaterThanOrEqual(3);
    expect(await header.locator('table, ul, ol').count()).toBeGreaterThanOrEqual(1);
    for (const topic of topics) await expect(header).toContainText(topic);
  });
}

test('dates are the same in every time zone', async ({browser, baseURL}) => {
  for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu']) {
    const context = await browser.newContext({timezoneId, baseURL});
    const page = await context.newPage();
    await page.goto('./insights');
    await settle(page);
    for (const {date} of articles)
      await expect(page.getByText(date, {exact: true}).first()).toBeVisible();
    await context.close();
  }
});
