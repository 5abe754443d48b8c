/** What helps through a long page: its list of contents, and the links of its headings. */
import {at, expect, test, type Page} from './fixtures';
import {articles, services} from './published';

const pages = [services[0]?.route ?? '', articles[0]?.route ?? ''];
const contents = (page: Page) => page.getByRole('navigation', {name: /^(On this page|In this)/});
const headings = (page: Page) => page.getByRole('main').locator('h2[id]:has([data-heading-link])');
const linkOf = (page: Page, index: number) =>
  headings(page)
    .nth(index)
    .getByRole('link', {name: /^Link to section: \w/});

test.describe('the list of contents', () => {
  for (const route of pages) {
    test(`on ${route} lists the headings, leads to them and marks where one is`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({width: 1440, height: 900});
      await visit(route);
      const links = contents(page).getByRole('link');
      const names = (await headings(page).allTextContents()).map((text) => text.replace(/#$/, ''));
      await expect(links).toHaveText(names);
      await expect(contents(page).locator('[aria-current]')).toHaveText(names[0] ?? '');
      await links.nth(2).click();
      await expect(headings(page).nth(2)).toBeInViewport();
      await expect(contents(page).locator('[aria-current]')).toHaveText(names[2] ?? '');
      await page.keyboard.press('Home');
      await expect(contents(page).locator('[aria-current]')).toHaveText(names[0] ?? '');
    });
  }

  test('folds away above the text on a phone', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(pages[1] ?? '');
    await expect(contents(page)).toBeHidden();
    const fold = page.getByRole('main').locator('details').first();
    await expect(fold.getByRole('link').first()).toBeHidden();
    await fold.locator('summary').click();
    await fold.getByRole('link').nth(1).click();
    await expect(headings(page).nth(1)).toBeInViewport();
  });
});

test.describe('the link of a heading', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const route of pages) {
    test(`on ${route} copies its address and goes there`, async ({page, visit}) => {
      await page.clock.install();
      await visit(`${route}?from=elsewhere`);
      const id = (await headings(page).nth(1).getAttribute('id')) ?? '';
      await headings(page).nth(1).hover();
      await linkOf(page, 1).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(new URL(`${at(route)}#${id}`, page.url()).href);
      await page.clock.runFor(3000);
      await expect(page.getByText('Link copied')).toBeHidden();
    });
  }

  test('is reached by keyboard, and seen then', async ({page, visit}) => {
    await visit(pages[0] ?? '');
    await linkOf(page, 1).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(linkOf(page, 1)).toBeFocused();
    await expect(linkOf(page, 1)).toHaveCSS('opacity', '1');
  });

  test('still leads to its section where there is no clipboard', async ({page, visit}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    await visit(pages[0] ?? '');
    await linkOf(page, 1).click();
    await expect(headings(page).nth(1)).toBeInViewport();
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });
});
