import {site} from '../src/site';
import {at, expect, outline, settle, test} from './fixtures';
import {groups, services as published} from './published';
import {behavioral, services, technology} from './table';

const addressOf = (slug: string) => at(`/services/${slug}`);
const mailToBehavioral = `mailto:${site.emails.behavioral}`;

test.describe('the list', () => {
  test.beforeEach(async ({page, visit}) => {
    await visit('/services');
    await settle(page);
  });

  test('has all cards in order, each with a description and a link', async ({page}) => {
    const main = page.getByRole('main');
    const cards = main
      .getByRole('listitem')
      .filter({has: page.locator(`a[href^="${at('/services/')}"]`)});
    await expect(cards).toHaveCount(published.length);
    const order = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(order).toEqual(published.map(({slug}) => addressOf(slug)));
    for (const {slug, title} of services) {
      const card = cards.filter({has: page.locator(`a[href="${addressOf(slug)}"]`)});
      await expect(card.getByRole('heading')).toContainText(title);
      await expect(card.getByRole('link', {name: title})).toHaveAttribute('href', addressOf(slug));
      await expect(card.getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+ \w+ \w+/);
      await expect(card.locator('svg').first()).toBeVisible();
    }
  });

  test('says what is coming soon, and only that', async ({page}) => {
    const badges = page.getByRole('main').getByText(/^coming soon$/i);
    await expect(badges).toHaveCount(
      published.filter(({status}) => status === 'coming soon').length,
    );
    const card = page
      .getByRole('listitem')
      .filter({hasText: 'Herbal & Integrative Health Programs'});
    await expect(card.getByText(/^coming soon$/i)).toBeVisible();
  });

  test('has a mail button to the behavioral team and a contact call to action', async ({page}) => {
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${mailToBehavioral}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href="${at('/contact')}"]`).first()).toBeVisible();
  });

  test('a card leads to its page', async ({page}) => {
    await page.getByRole('main').getByRole('link', {name: 'Engineering & Integration'}).click();
    await expect(page).toHaveURL(addressOf('engineering'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Engineering & Integration');
  });
});

for (const [index, group] of [technology, behavioral].entries()) {
  const siblings = (groups[index] ?? []).map(({slug}) => slug);

  for (const {slug, title, action, sections} of group) {
    test.describe(slug, () => {
      test.beforeEach(async ({page, visit}) => {
        await visit(`/services/${slug}`);
        await settle(page);
      });

      test('has its title, its calls to action and the way to all services', async ({page}) => {
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', {level: 1})).toHaveText(title);
        if (action) {
          const link = main.getByRole('link', {name: action}).first();
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', at('/contact'));
        } else {
          await expect(main.locator(`a[href="${mailToBehavioral}"]`).first()).toBeVisible();
        }
        const all = main.getByRole('link', {name: 'View All Services'});
        await expect(all).toHaveAttribute('href', at('/services'));
      });

      test('has an overview and the sections the specification names', async ({page}) => {
        const found = await outline(page);
        const overview = found.find(({heading}) => /overview/i.test(heading));
        expect(overview?.text.split(/\s+/).length ?? 0).toBeGreaterThan(60);
        for (const {heading, items = [], count, atLeast = 0} of sections) {
          const section = found.find((candidate) => heading.test(candidate.heading));
          expect(
            section,
            `${heading} among ${found.map((one) => one.heading).join(', ')}`,
          ).toBeDefined();
          const names = section?.items.length ? section.items : (section?.listItems ?? []);
          if (count) expect(names, String(heading)).toHaveLength(count);
          expect(names.length, String(heading)).toBeGreaterThanOrEqual(atLeast);
          for (const item of items) expect(names.join('\n')).toMatch(item);
        }
      });

      test('shows its siblings beside the text on wide screens alone', async ({page}) => {
        const others = siblings.filter((sibling) => sibling !== slug);
        const navigation = page
          .locator('main nav')
          .filter({has: page.locator(`a[href="${addressOf(others[0] ?? '')}"]`)})
          .filter({has: page.locator(`a[href="${addressOf(others.at(-1) ?? '')}"]`)});
        await page.setViewportSize({width: 1440, height: 900});
        await expect(navigation).toBeVisible();
        const links = navigation.getByRole('link');
        await expect(links).toHaveCount(siblings.length);
        const targets = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href')),
        );
        expect(targets).toEqual(siblings.map(addressOf));
        await expect(navigation.locator('[aria-current="page"]')).toHaveAttribute(
          'href',
          addressOf(slug),
        );
        const [beside, text] = await Promise.all([
          navigation.boundingBox(),
          page.getByRole('heading', {name: 'Overview'}).boundingBox(),
        ]);
        expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
        await page.setViewportSize({width: 390, height: 844});
        await expect(navigation).toBeHidden();
      });
    });
  }
}

test('the support plans state their target response', async ({page, visit}) => {
  await visit('/services/technical-support');
  const main = page.getByRole('main');
  await expect(main).toContainText(/24\/7 critical support.*15 minutes/is);
  await expect(main).toContainText(/business hours support.*2 hours/is);
  await expect(main).toContainText(/on-demand support.*4 hours/is);
});

test('compliance standards are listed as a table', async ({page, visit}) => {
  await visit('/services/cybersecurity');
  const table = page.getByRole('main').getByRole('table').first();
  await expect(table).toContainText('CMMC');
  await expect(table).toContainText(/800-171/);
  expect(await table.getByRole('row').count()).toBeGreaterThan(3);
});

test('applied behavior says who is served and with whom it is done', async ({page, visit}) => {
  await visit('/services/applied-behavior');
  const main = page.getByRole('main');
  await expect(main).toContainText(/in partnership with/i);
  await expect(main).toContainText(site.partner);
  const served = (await outline(page)).find(({heading}) => /who is served/i.test(heading));
  expect(served?.listItems.length ?? 0).toBeGreaterThanOrEqual(3);
});

test('herbal health is marked as coming soon and offers early access by mail', async ({
  page,
  visit,
}) => {
  await visit('/services/herbal-health');
  const main = page.getByRole('main');
  await expect(main.getByText(/^coming soon$/i).first()).toBeVisible();
  const link = main.getByRole('link', {name: /early access/i}).first();
  await expect(link).toHaveAttribute('href', mailToBehavioral);
});
