import {at, expect, settle, test} from './fixtures';

const pages = [
  {route: '/services/cybersecurity', section: 'Compliance standards'},
  {route: '/insights/defense-security', section: undefined},
];

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const {route, section} of pages) {
  test(`on ${route} a heading's link copies its address and goes there`, async ({page, visit}) => {
    await visit(route);
    await settle(page);
    const heading = section
      ? page.getByRole('heading', {name: section, exact: true})
      : page.getByRole('main').locator('h2[id]').nth(1);
    const id = (await heading.getAttribute('id')) ?? '';
    await heading.scrollIntoViewIfNeeded();
    await heading.hover();
    await heading.getByRole('link', {name: /^Link to section: \w/}).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(
      page.getByRole('status').getByText('Link copied').or(page.getByText('Link copied')),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).hash).toBe(`${at(route)}#${id}`);
    await expect(page.getByText('Link copied')).toBeHidden();
  });
}

test('headings keep their names, and their links can be reached by keyboard', async ({
  page,
  visit,
}) => {
  await visit('/services/cybersecurity');
  await settle(page);
  const heading = page.getByRole('heading', {name: 'Encryption', exact: true});
  await expect(heading).toBeVisible();
  const link = page.getByRole('link', {name: 'Link to section: Encryption'});
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('link', {name: 'Link to section: Identity and access management'}).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
});

test.describe('where copying is refused', () => {
  test.use({permissions: []});

  test('the link still leads to its section', async ({page, visit}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    await visit('/services/cybersecurity');
    await settle(page);
    await page.getByRole('link', {name: 'Link to section: Encryption'}).click();
    await expect(page).toHaveURL(/#encryption$/);
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });
});

test.describe('on a screen to touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the links are there without hovering', async ({page, visit}) => {
    await visit('/services/cybersecurity');
    await settle(page);
    const link = page.getByRole('link', {name: 'Link to section: Encryption'});
    expect(
      Number(await link.evaluate((element) => getComputedStyle(element).opacity)),
    ).toBeGreaterThan(0.5);
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});
