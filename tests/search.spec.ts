import {words as copy} from '../src/content/ownPages';
import {site} from '../src/site';
import {fillIn} from '../src/site/fillIn';
import {
  at,
  barLinks,
  basePath,
  expect,
  holdBack,
  searchButton,
  searchDialog,
  settle,
  test,
  type Page,
} from './fixtures';
import {articles, services} from './published';

const {search} = copy.shared;

const [service] = services;
const title = service?.title ?? '';

/** The words of each page, and a word that most pages have, but not all. */
const pages = [...services, ...articles].map(
  ({text}) =>
    new Set(
      text
        .replace(/^:{3,}\w+/gm, '')
        .toLowerCase()
        .match(/\b[a-z]{6,}\b/g),
    ),
);
const names = `${site.company} ${site.partner}`.toLowerCase();
const countOf = (word: string) => pages.filter((words) => words.has(word)).length;
const [frequent] = [...new Set(pages.flatMap((words) => [...words]))]
  .filter((word) => countOf(word) < pages.length - 2 && !names.includes(word))
  .sort((one, other) => countOf(other) - countOf(one));

/** A long word of a service's title, and the same word with a typo. */
const meant = services
  .flatMap(({title: words}) => words.match(/[A-Z][a-z]{8,}/g) ?? [])
  .sort((one, other) => other.length - one.length)[0];
const mistyped = meant?.replace(/(?<=^.{4})./, '');

/** A heading of that first service that no other service has. */
const heading = [...(service?.text ?? '').matchAll(/^### (?::icon\S+ )?(\w[\w ]{8,})$/gm)]
  .map(([, name = '']) => name)
  .find((name) => services.filter(({text}) => text.includes(name)).length === 1);

const dialog = searchDialog;
const opener = searchButton;
const field = (page: Page) => dialog(page).getByRole('searchbox');
const status = (page: Page) => dialog(page).getByRole('status');
const results = (page: Page) => dialog(page).locator('[data-search="results"] > li > a:visible');

async function open(page: Page): Promise<void> {
  await page.goto('./about');
  await settle(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('opens by its button, Ctrl+K, and Cmd+K, but not by a slash, and closes by Escape', async ({
  page,
  visit,
}) => {
  await visit('/about');
  await settle(page);
  const ways = [
    () => opener(page).click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Meta+k'),
  ];
  for (const open of ways) {
    await open();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
});

test('keeps a query typed before its script has loaded', async ({page, visit}) => {
  const arrive = await holdBack(page, /\/assets\/js\/(frame|search)\./);
  await visit('/about');
  // The buttons that need scripts are shown by the theme's inline script.
  await opener(page).click();
  await page.keyboard.type(title.slice(0, -1));
  await expect(field(page)).toHaveValue(title.slice(0, -1));
  arrive();
  await page.keyboard.type(title.slice(-1));
  await expect(results(page).first()).toContainText(title);
});

test('opens the first result on Enter, even before it is shown', async ({page}) => {
  await open(page);
  await page.keyboard.type(articles[0]?.title ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(articles[0]?.route ?? ''));
});

test('counts results, corrects typos, and links to headings', async ({page}) => {
  await open(page);
  await page.keyboard.type(mistyped ?? '');
  await expect(status(page)).toContainText(`“${meant?.toLowerCase()}”`);
  await expect(results(page).first()).toContainText(meant ?? '');

  const words = '<img src=xylophonist>';
  await field(page).fill(words);
  await expect(status(page)).toHaveText(fillIn(search.none, {query: words}));
  await expect(results(page)).toHaveCount(0);
  await expect(dialog(page).locator('img')).toHaveCount(0);
  const contact = dialog(page).getByRole('link', {name: search.links[0]?.label});
  await expect(contact).toHaveAttribute('href', at(search.links[0]?.to ?? ''));

  await field(page).fill(heading ?? '');
  await expect(status(page)).toHaveText(/^\D*[1-9]\d*\D*$/);
  await expect(dialog(page).locator('mark:visible').first()).toHaveText(/\w/);
  await dialog(page).getByRole('link', {name: heading, exact: true}).first().click();
  await expect(page).toHaveURL(new RegExp(`${at(service?.route ?? '')}#[\\w-]+$`));
  await expect(page.getByRole('heading', {name: heading, exact: true})).toBeInViewport();
});

test('arrow keys move through results, and losing the focus closes it', async ({page}) => {
  await open(page);
  await page.keyboard.insertText(title);
  await expect(results(page).first()).toContainText(title);
  await field(page).fill(frequent ?? '');
  await page.keyboard.press('ArrowDown');
  // Even if the results of the last query arrive only now.
  const answer = dialog(page).locator('mark:visible', {hasText: frequent?.slice(0, 4)});
  await expect(answer.first()).toBeVisible();
  await expect(results(page).first()).toBeFocused();
  await expect(results(page)).toHaveCount(5);
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole('button', {name: search.more}).focus();
  await page.keyboard.press('Enter');
  await expect(results(page).nth(5)).toBeFocused();
  await barLinks(page).last().focus();
  await expect(dialog(page)).toBeHidden();
});

test.describe('without its index', () => {
  test.use({expected: /Failed to load|threw/});

  test('shows an error, and retries', async ({page}) => {
    const index = `**${basePath}pagefind/pagefind.js*`;
    await page.route(index, (route) => route.abort());
    await open(page);
    await page.keyboard.insertText(title);
    await expect(dialog(page).getByRole('alert')).toContainText(search.failed);
    await page.unroute(index);
    await dialog(page).getByRole('button', {name: search.retry}).click();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});
