/** Navigating a long page: its table of contents, and the links of its headings. */
import {words} from '../src/content/ownPages';
import {expect, test, type Page} from './fixtures';
import {articles, services} from './published';

/** A service and an article with at least three headings. */
const pages = [services, articles].map(
  (all: readonly {route: string; text: string}[]) =>
    all.find(({text}) => (text.match(/^## /gm)?.length ?? 0) > 2)?.route ?? '',
);
const {services: ofServices, articles: ofArticles} = words.shared;
const contents = (page: Page) =>
  page
    .getByRole('navigation', {name: ofServices.contentsLabel})
    .or(page.getByRole('navigation', {name: ofArticles.contentsLabel}));
const headings = (page: Page) => page.getByRole('main').locator('h2[id]:has(> [data-frame])');

test.describe('the table of contents', () => {
  for (const route of pages) {
    test(`on ${route} links to the headings and marks the current one`, async ({page, visit}) => {
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
      // On hover a heading shows a link to itself, which is not part of its accessible name.
      const heading = headings(page).nth(1);
      await expect(heading).toHaveAccessibleName(names[1] ?? '');
      await heading.hover();
      await expect(heading.getByText('#')).toHaveCSS('opacity', '1');
      await heading.getByText('#').click();
      await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
    });
  }

  test('is collapsed above the text on a phone', async ({page, visit}) => {
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
