/** Printing: a service becomes a capability sheet, and an article a readable document. */
import {words} from '../src/content/ownPages';
import {expect, test} from './fixtures';
import {articles, pagesByKind, services, withTerm} from './published';

/** Letter paper with half-inch margins, a common default of print dialogs. */
const paper = {
  format: 'Letter',
  margin: {top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in'},
} as const;

/** The number of pages of a PDF, counted from its page objects. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const [kind, pages, most] of [
  ['service', services, 5],
  ['article', articles, 6],
] as const) {
  test(`every ${kind} prints on at most ${most} pages`, async ({page, visitEach}) => {
    await visitEach(
      pages.map(({route}) => route),
      async (route) => {
        const count = countPages(await page.pdf(paper));
        expect.soft(count, route).toBeGreaterThanOrEqual(1);
        expect.soft(count, route).toBeLessThanOrEqual(most);
      },
    );
  });
}

test('the about page prints on at most four pages, and its capability statement alone on one', async ({
  page,
  visit,
}) => {
  await visit('/about');
  expect(countPages(await page.pdf(paper))).toBeLessThanOrEqual(4);
  const statement = page.getByRole('article', {name: words.shared.company.statement.label});
  const address = (await statement.getAttribute('id')) ?? '';
  await page.getByRole('main').locator(`a[href$="#${address}"]`).click();
  await page.emulateMedia({media: 'print'});
  await expect(statement).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(countPages(await page.pdf(paper))).toBe(1);
});

test('a capability sheet has brand, title, and contact, but no navigation or dark backgrounds', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await visit(pagesByKind.service);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('banner').locator('svg').first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: /@/}).first()).toBeVisible();
  const address = await page.locator('link[rel="canonical"]').getAttribute('href');
  await expect(footer).toContainText(address?.replace(/^https?:\/\//, '') ?? 'no address');
  await expect(page.getByRole('navigation').filter({visible: true})).toHaveCount(0);
  await expect(page.locator('[data-screen]').filter({visible: true})).toHaveCount(0);
  // A glossary term is a button on screen and plain text on paper.
  const buttons = page.locator('button:not([data-tooltip-tap])');
  await expect(buttons.filter({visible: true})).toHaveCount(0);
  const dark = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const color = getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number);
        const [red = 255, green = 255, blue = 255, alpha = 1] = color ?? [];
        return element.checkVisibility() && alpha > 0 && (red + green + blue) / 3 < 128;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(dark).toEqual([]);
});

test('on paper an article shows the URLs of its links, and explains its terms at the end', async ({
  page,
  visit,
}) => {
  await visit(withTerm);
  await page.emulateMedia({media: 'print'});
  const link = page.locator('article a[href^="https://"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain((await link.getAttribute('href')) ?? 'no address');
  const term = page.locator('article [data-note]').first();
  const number = await term.getAttribute('data-number');
  const shown = await term.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toBe(`"${number}"`);
  const note = page.locator('article [data-terms] li').nth(Number(number) - 1);
  await expect(note).toBeVisible();
  await expect(note).toContainText((await term.getAttribute('data-note')) ?? 'no explanation');
});
