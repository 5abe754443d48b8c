/** Where a page has parts that React takes over: it finds them as the server made them. */
import {expect, settle, test, type Page} from './fixtures';

/** The HTML of a page's islands, today's row of the office hours as any other, and how many rows were marked. */
const htmlOf = (page: Page) =>
  page.locator('[data-island]').evaluateAll((islands) => {
    const copies = islands.map((island) => island.cloneNode(true) as Element);
    const marked = copies.flatMap((copy) => [...copy.querySelectorAll('[aria-current="date"]')]);
    for (const row of marked) {
      const other = row.previousElementSibling ?? row.nextElementSibling;
      row.className = other?.className ?? '';
      row.removeAttribute('aria-current');
      row.querySelector('span')?.remove();
    }
    return {html: copies.map(({innerHTML}) => innerHTML), marked: marked.length};
  });

for (const [path, count, days] of [
  ['/insights', 2, 0],
  ['/contact', 3, 1],
] as const) {
  test(`on ${path} it changes nothing, but for the day's mark`, async ({page, visit}) => {
    await visit(path);
    const before = await htmlOf(page);
    expect(before).toEqual({html: Array(count).fill(expect.stringContaining('<')), marked: 0});
    await settle(page);
    await page.waitForTimeout(300);
    expect(await htmlOf(page)).toEqual({html: before.html, marked: days});
  });
}

test('all other pages have none, and no script of React', async ({page, visit}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of [
    '/',
    '/services',
    '/services/cybersecurity',
    '/industries',
    '/about',
    '/insights/defense-security',
  ]) {
    await visit(path);
    await settle(page);
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    await expect(page.locator('[data-island]')).toHaveCount(0);
  }
  expect(asked.filter((url) => /\/frame\.\w+\.js/.test(url)).length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.endsWith('.js') && !/\/frame\.\w+\.js/.test(url))).toEqual([]);
});

test('from the list to an article and back, the page and the chosen category are there', async ({
  page,
  visit,
}) => {
  await visit('/insights');
  await settle(page);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Healthcare', exact: true}).click();
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/aba-digital-health$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?category=Healthcare$/);
  await expect(main.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(main.getByRole('article')).toHaveCount(6);
});

test('a category opened by a key for another tab leaves this page as it is', async ({
  page,
  visit,
  context,
}) => {
  await visit('/insights');
  await settle(page);
  const other = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Healthcare', exact: true})
    .click({modifiers: ['ControlOrMeta']});
  const tab = await other;
  await expect(tab).toHaveURL(/\?category=Healthcare$/);
  await expect(page).toHaveURL(/\/insights$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});
