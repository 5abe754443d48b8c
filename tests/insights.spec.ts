import {site} from '../src/site';
import {at, expect, noteSent, settle, test} from './fixtures';
import {articles as published} from './published';
import {articles} from './table';

/** The address that a closing action leads to. */
const addressOf = (to: string) => (to === 'email' ? `mailto:${site.emails.behavioral}` : at('/contact'));

test.describe('the list', () => {
  test.beforeEach(async ({page, visit}) => {
    await visit('/insights');
    await settle(page);
  });

  test('shows the newest article large and all others under it', async ({page}) => {
    const teasers = page.getByRole('main').getByRole('article');
    await expect(teasers).toHaveCount(published.length);
    const days = await teasers.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')?.slice(0, 10)));
    expect(days).toEqual(published.map(({date}) => date));
    for (const {slug, title, category, date, minutes} of articles) {
      const teaser = teasers.filter({has: page.locator(`a[href="${at(`/insights/${slug}`)}"]`)});
      await expect(teaser.getByRole('heading', {name: title})).toBeVisible();
      await expect(teaser.getByRole('link', {name: title})).toHaveAttribute('href', at(`/insights/${slug}`));
      await expect(teaser.getByText(category, {exact: true})).toBeVisible();
      await expect(teaser.getByText(date, {exact: true})).toBeVisible();
      await expect(teaser).toContainText(`${minutes} min`);
      // An excerpt stands beside all that.
      const excerpt = teaser.getByRole('paragraph').filter({hasText: /\w+ \w+ \w+ \w+ \w+ \w+/});
      await expect(excerpt.first()).toBeVisible();
    }
    const sizes = await teasers.getByRole('heading').evaluateAll((headings) =>
      headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)),
    );
    const [newest = 0, ...others] = sizes;
    expect(newest).toBeGreaterThan(Math.max(...others));
  });

  test('a teaser leads to its article', async ({page}) => {
    await page.getByRole('link', {name: articles[3]?.title}).click();
    await expect(page).toHaveURL(at('/insights/aba-digital-health'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('ABA in Digital Health Platforms');
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
    for (const {date} of articles) await expect(page.getByText(date, {exact: true}).first()).toBeVisible();
    await context.close();
  }
});
