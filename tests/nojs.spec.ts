/** Without JavaScript every page is complete, and every control works. */
import {words} from '../src/content/ownPages';
import {addressesOf, at, barLinks, expect, menuButton, settle, test} from './fixtures';
import {mainLinks, triedPages, withTerm} from './published';

test.use({javaScriptEnabled: false});

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? [];

/** Words that need scripts: labels of buttons that post, the current day, and the number of articles shown. */
const {
  shared: {form, subscribe},
  contact: {consultation, hours},
  insights: {filter},
} = words;
const byScripts = new Set(
  [
    ...[form.send, subscribe.label, subscribe.button, consultation.action, hours.today],
    ...[filter.label, filter.all, 'articles'],
  ].flatMap(wordsIn),
);

test('pages show all text and no dead controls', async ({page, visitEach, browser, baseURL}) => {
  const withScripts = await browser.newContext({javaScriptEnabled: true, baseURL});
  const other = await withScripts.newPage();
  await visitEach(triedPages, async (route) => {
    await other.goto(`.${route}`);
    await settle(other);
    const whole = new Set(wordsIn(await other.getByRole('main').innerText()));
    expect.soft(whole.size).toBeGreaterThan(30);
    const read = new Set(wordsIn(await page.getByRole('main').innerText()));
    const missing = [...whole].filter(
      (word) => !read.has(word) && !byScripts.has(word) && !/^\d+$/.test(word),
    );
    expect.soft(missing, route).toEqual([]);

    const dead = page
      .locator('button:visible, [role="button"]:visible, input[type="submit"]:visible')
      .and(page.locator(':not([popovertarget], :disabled, form[method="post"] *)'));
    expect.soft(await dead.allTextContents(), route).toEqual([]);
    await expect.soft(page.locator('a:not([href]):visible')).toHaveCount(0);
  });
  await withScripts.close();
});

test('a term is explained on a click', async ({page, visit}) => {
  await visit(withTerm);
  const term = page.getByRole('main').locator('[data-tooltip-tap]').first();
  await term.click();
  await expect(term.locator('+ [popover]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('on a phone the menu opens, and its links work', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/');
  await menuButton(page).click();
  await expect(barLinks(page)).toHaveCount(mainLinks.length);
  expect(await addressesOf(barLinks(page))).toEqual(mainLinks.map(({to}) => at(to)));
  for (const link of await barLinks(page).all()) await expect(link).toBeInViewport();
  await barLinks(page).nth(1).click();
  await expect(page).toHaveURL(at(mainLinks[1]?.to ?? ''));
});
