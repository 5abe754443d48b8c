/** Paper: a service is a capability sheet, an article a readable document. */
import {expect, settle, test} from './fixtures';
import {articles, services} from './table';

/** Letter paper with half-inch margins, as a visitor's print dialog has it. */
const paper = {
  format: 'Letter',
  margin: {top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in'},
} as const;

/** Pages of a PDF, counted from its page objects. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const {slug} of services) {
  test(`${slug} prints as a capability sheet on one or two pages`, async ({page, visit}) => {
    await visit(`/services/${slug}`);
    await settle(page);
    const pages = countPages(await page.pdf(paper));
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(2);
  });
}

test('a capability sheet has brand, title and contact, and neither navigation nor dark ink', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await visit('/services/cybersecurity');
  await settle(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('banner').locator('svg').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', {name: /@/}).first()).toBeVisible();
  const webAddress = await page.locator('link[rel="canonical"]').getAttribute('href');
  await expect(page.getByRole('contentinfo')).toContainText(
    webAddress?.replace(/^https?:\/\//, '') ?? 'no address',
  );
  await expect(page.getByRole('navigation').filter({visible: true})).toHaveCount(0);
  // A glossary term is a button by nature and plain text on paper.
  await expect(page.locator('button:not([data-tooltip-tap])').filter({visible: true})).toHaveCount(
    0,
  );
  const dark = await page.evaluate(() => {
    const isDark = (color: string) => {
      const [red = 255, green = 255, blue = 255, alpha = 1] =
        color.match(/[\d.]+/g)?.map(Number) ?? [];
      return alpha > 0 && (red + green + blue) / 3 < 128;
    };
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility() && isDark(getComputedStyle(element).backgroundColor),
      )
      .map((element) => element.className.toString());
  });
  expect(dark).toEqual([]);
});

test('an article prints as a document with the addresses of its links', async ({page, visit}) => {
  await visit(`/insights/${articles[0]?.slug}`);
  await settle(page);
  const pages = countPages(await page.pdf(paper));
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(pages).toBeLessThanOrEqual(6);
  await page.emulateMedia({media: 'print'});
  const link = page.locator('article a[href^="https://"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('https://');
});
