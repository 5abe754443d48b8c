/** What the pages of our own and of services hold, by their copy and their files. */
import {words} from '../src/content/ownPages';
import {legalLinks} from '../src/navigation';
import {serviceFolders} from '../src/content/kinds';
import {site} from '../src/site';
import {addressesOf, at, builtPage, expect, test, type Page} from './fixtures';
import {articles, groups, services} from './published';

const main = (page: Page) => page.getByRole('main');
const mailToBehavioral = `mailto:${site.emails.behavioral}`;

/** The addresses that a part of a built page links to. */
function linksIn(page: string, part: string, kind: string): string[] {
  const $ = builtPage(page);
  return $(`${part} a[href^="${at(kind)}"]`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

test('privacy and accessibility have an address of their own, and say whom to write to', async ({
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

test('the list of services has all cards in order, and says what is coming soon', async ({
  page,
  visit,
}) => {
  await visit('/services');
  const cards = main(page)
    .getByRole('listitem')
    .filter({has: page.locator(`h3 a[href^="${at('/services/')}"]`)});
  await expect(cards.getByRole('heading')).toContainText(services.map(({title}) => title));
  expect(await addressesOf(cards.getByRole('link'))).toEqual(services.map(({route}) => at(route)));
  for (const [index, {description, status}] of services.entries()) {
    await expect(cards.nth(index)).toContainText(description);
    await expect(cards.nth(index).getByText(/^coming soon$/i)).toHaveCount(
      status === 'coming soon' ? 1 : 0,
    );
  }
  await expect(main(page).locator(`a[href="${mailToBehavioral}"]`).first()).toBeVisible();
  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL(at(services.at(-1)?.route ?? ''));
});

for (const [index, group] of groups.entries()) {
  test(`service pages, group ${index + 1}, have their sections, actions and siblings`, async ({
    page,
    visitEach,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await visitEach(
      group.map(({route}) => route),
      async (route) => {
        const service = group.find((one) => one.route === route);
        const sections = [...(service?.text ?? '').matchAll(/^## (.*)$/gm)].map(([, name]) => name);
        const headings = main(page).locator('h2:has(> [data-frame])');
        await expect.soft(headings, route).toContainText(sections as string[]);
        const {label = '', to = ''} = service?.action ?? {};
        const action = main(page).getByRole('link', {name: label, exact: true}).first();
        await expect.soft(action).toBeVisible();
        await expect
          .soft(action)
          .toHaveAttribute('href', to.startsWith('email:') ? mailToBehavioral : at(to));
        const all = main(page).getByRole('link', {name: words.shared.services.viewAll.label});
        await expect.soft(all).toHaveAttribute('href', at('/services'));

        const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
        const above = [at('/services'), at(`/services#${serviceFolders[index]}`)];
        expect.soft(await addressesOf(trail.getByRole('link'))).toEqual(above);
        await expect.soft(trail.locator('[aria-current="page"]')).toBeVisible();
        await expect
          .soft(main(page).getByRole('heading', {level: 1}))
          .toHaveText(service?.title ?? '');

        const siblings = main(page)
          .getByRole('navigation')
          .filter({has: page.locator(`[aria-current="page"][href="${at(route)}"]`)});
        expect
          .soft(await addressesOf(siblings.getByRole('link')))
          .toEqual(group.map((one) => at(one.route)));
        const [beside, text] = await Promise.all([
          siblings.boundingBox(),
          headings.first().boundingBox(),
        ]);
        expect.soft((beside?.x ?? NaN) + (beside?.width ?? NaN)).toBeLessThanOrEqual(text?.x ?? 0);
        await expect
          .soft(main(page).getByText(/^coming soon$/i))
          .toHaveCount(service?.status === 'coming soon' ? 1 : 0);
      },
    );
  });
}

test('articles and services link to each other, and industries to the services that are most their own', () => {
  for (const {slug, services: named} of articles) {
    expect
      .soft(linksIn(`/insights/${slug}`, 'main aside', '/services/').sort(), slug)
      .toEqual(named.map((service) => at(`/services/${service}`)).sort());
  }
  for (const {slug, services: named} of services) {
    const about = articles
      .filter((article) => article.services.includes(slug))
      .sort((a, b) => a.services.indexOf(slug) - b.services.indexOf(slug));
    expect
      .soft([...new Set(linksIn(`/services/${slug}`, 'main aside', '/insights/'))], slug)
      .toEqual(about.slice(0, 2).map(({route}) => at(route)));
    if (named)
      expect
        .soft(linksIn(`/services/${slug}`, '[aria-label="Related pages"]', '/services/'), slug)
        .toEqual(named.map((service) => at(`/services/${service}`)));
  }
  for (const {key} of words.industries.items) {
    const serving = services
      .filter(({industries, status}) => industries.includes(key) && status !== 'coming soon')
      .sort((one, other) => one.industries.length - other.industries.length)
      .slice(0, 3);
    expect
      .soft(linksIn('/industries', `main #${key}`, '/services'), key)
      .toEqual([...serving.map(({route}) => at(route)), at('/services')]);
  }
});
