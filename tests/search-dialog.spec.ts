import {at, basePath, expect, settle, test, type Page} from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('searchbox');
const status = (page: Page) => dialog(page).getByRole('status');

async function openOn(page: Page, path: string): Promise<void> {
  await page.goto(`.${path}`);
  await settle(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('groups results by kind, marks the words and names the heading within the page', async ({
  page,
}) => {
  await openOn(page, '/about');
  await field(page).fill('encryption');
  const services = dialog(page).getByRole('region', {name: 'Services'});
  const articles = dialog(page).getByRole('region', {name: 'Articles'});
  await expect(
    services.getByRole('link', {name: /Cybersecurity & Systems Engineering/}),
  ).toBeVisible();
  await expect(articles.getByRole('link', {name: /Defense Cybersecurity/})).toBeVisible();
  await expect(services.locator('mark').first()).toHaveText(/encrypt/i);

  const heading = services.getByRole('link', {name: 'Encryption', exact: true});
  await expect(heading).toHaveAttribute(
    'href',
    new RegExp(`${at('/services/cybersecurity')}#encryption$`),
  );
  await heading.click();
  await expect(page.getByRole('heading', {name: 'Encryption', exact: true})).toBeInViewport();
});

test('corrects a mistyped word, and says so', async ({page}) => {
  await openOn(page, '/about');
  await field(page).fill('pentration testing');
  await expect(status(page)).toContainText('for “penetration testing”');
});

test('says which word no page has, and searches for the others', async ({page}) => {
  await openOn(page, '/about');
  await field(page).fill('kubernetes blockchain');
  await expect(status(page)).toContainText('No page has “blockchain”');
  await expect(dialog(page).getByRole('link').first()).toContainText('Cloud');
});

test('offers the nearest pages and contact when there is no result', async ({page}) => {
  await openOn(page, '/about');
  await field(page).fill('blockchain');
  await expect(status(page)).toHaveText('No results for “blockchain”.');
  await expect(dialog(page).getByRole('link', {name: 'Contact us'})).toHaveAttribute(
    'href',
    at('/contact'),
  );
  await expect(dialog(page).getByRole('heading', {name: 'The nearest pages'})).toBeVisible();
});

test('shows what was typed as text, whatever it is', async ({page}) => {
  await openOn(page, '/about');
  await field(page).fill('<img src=x onerror=document.title="broken"> encryption');
  await expect(status(page)).toContainText('result');
  await field(page).fill('"<b>xqzv</b>');
  await expect(status(page)).toContainText('No results for “"<b>xqzv</b>”.');
  expect(await page.title()).not.toBe('broken');
  await expect(dialog(page).locator('b, img')).toHaveCount(0);
});

test('moves through the results by arrows, and back to the input by typing', async ({page}) => {
  await openOn(page, '/about');
  await page.keyboard.type('encryption');
  const results = dialog(page).getByRole('region').getByRole('link');
  await expect(status(page)).toContainText('result');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(results.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('s');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('encryptions');
});

test('keeps the focus at a link, or in the input, when later results replace those it stood in', async ({
  page,
}) => {
  await openOn(page, '/about');
  const link = dialog(page).getByRole('link', {name: 'Encryption', exact: true}).first();
  /** Asks anew and moves on to the link at once, before there is an answer. */
  const askAndMoveOn = async (query: string) => {
    await link.evaluate((element, text) => {
      const dialogOfLink = element.closest('dialog');
      const input = dialogOfLink?.querySelector('input');
      if (input) input.value = text;
      input?.dispatchEvent(new Event('input'));
      element.focus();
      dialogOfLink
        ?.querySelectorAll('[data-search-results] a')
        .forEach((old) => old.setAttribute('data-old', ''));
    }, query);
    await expect(dialog(page).locator('[data-old]')).toHaveCount(0);
  };
  await field(page).fill('encrypt');
  await expect(link).toBeVisible();
  await askAndMoveOn('encryption');
  await expect(link).toBeFocused();
  await askAndMoveOn('blockchain');
  await expect(field(page)).toBeFocused();
});

test('opens the first result by Enter, even before it is shown', async ({page}) => {
  await openOn(page, '/about');
  await page.keyboard.type('sbir grant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${at('/insights/nasa-opportunities')}$`));
});

test('keeps the focus inside', async ({page}) => {
  await openOn(page, '/about');
  await page.keyboard.type('encryption');
  await expect(dialog(page).getByRole('region').first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press(key);
      expect(
        await dialog(page).evaluate((element) => element.contains(document.activeElement)),
      ).toBe(true);
    }
  }
});

test('keeps the query when it is opened again, here and on the next page', async ({page}) => {
  await openOn(page, '/about');
  await page.keyboard.type('firmware');
  await expect(dialog(page).getByRole('region').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('firmware');
  await dialog(page)
    .getByRole('link', {name: /^Engineering & Integration/})
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/services/engineering')}`));
  await settle(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('firmware');
  await expect(dialog(page).getByRole('region').first()).toBeVisible();
});

test('shows more results on demand, and goes on from there', async ({page}) => {
  await openOn(page, '/about');
  await field(page).fill('cloud');
  const results = dialog(page).locator('a[data-tone]');
  await expect(results).toHaveCount(5);
  await dialog(page).getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(5);
  await expect(
    dialog(page).getByRole('region').getByRole('link').and(page.locator(':focus')),
  ).toBeVisible();
});

test('is not opened by a slash', async ({page, visit}) => {
  await visit('/about');
  await settle(page);
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
});

test('is closed by a click beside it', async ({page}) => {
  await openOn(page, '/about');
  // Before its styles are there, nothing can be seen that a click could be beside.
  await expect(dialog(page)).toHaveCSS('opacity', '1');
  await page.mouse.click(5, 700);
  await expect(dialog(page)).toBeHidden();
});

test('loads nothing before it is opened, and little up to the first results', async ({
  page,
  visit,
}) => {
  let bytes = 0;
  const asked: string[] = [];
  page.on('requestfinished', (request) => {
    asked.push(request.url());
    void request.sizes().then(({responseBodySize}) => (bytes += responseBodySize));
  });
  await visit('/about');
  await settle(page);
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
  bytes = 0;

  await page.keyboard.press('Control+k');
  await page.keyboard.type('autism therapy', {delay: 60});
  await expect(dialog(page).getByRole('region').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The engine and an index at least: below that, nothing was measured.
  expect(bytes).toBeGreaterThan(10_000);
  // A thousand articles add half as much again (README, "Speed").
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('answers while the visitor types', async ({page}) => {
  await openOn(page, '/about');
  /** Types beginnings of a word and measures how long each waits for its results, in milliseconds. */
  const type = (words: string[]) =>
    page.evaluate(async (beginnings) => {
      const input = document.querySelector<HTMLInputElement>('[data-search-input]');
      const results = document.querySelector('[data-search-results]');
      const times: number[] = [];
      for (const beginning of beginnings) {
        const start = performance.now();
        const drawn = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => resolve(observer.disconnect()));
          if (results) observer.observe(results, {childList: true});
        });
        if (input) input.value = beginning;
        input?.dispatchEvent(new Event('input'));
        await drawn;
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b);
    }, words);
  const beginnings = [
    'mac',
    'mach',
    'machi',
    'machin',
    'machine',
    'machine vis',
    'machine visi',
    'machine vision',
  ];
  const [slowestAtFirst] = (await type(beginnings)).slice(-1);
  // The index is loaded by then: what follows waits for no network. A ratio, as machines differ.
  await expect(async () => {
    const times = await type(beginnings);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan((slowestAtFirst ?? 0) / 2);
  }).toPass({timeout: 20_000});
});

test.describe('without its index', () => {
  test.use({expected: /Failed to load resource/});

  test('says that it could not be loaded, and tries again', async ({page, visit}) => {
    const index = `**${basePath}search-index/**/words.txt`;
    await page.route(index, (route) => route.abort());
    await visit('/about');
    await settle(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText('encryption');
    await expect(dialog(page).getByRole('alert')).toContainText('Search could not be loaded.');
    // Nothing that was asked for before may succeed by itself when the way is free.
    await page.waitForTimeout(500);
    await page.unroute(index);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(dialog(page).getByRole('region').first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});

for (const gap of [20, 150, 300]) {
  test(`a double click on Search, ${gap} ms apart, opens it`, async ({page, visit}) => {
    await visit('/about');
    await settle(page);
    await page.getByRole('banner').getByRole('button', {name: 'Search'}).hover();
    for (const clickCount of [1, 2]) {
      await page.mouse.down({clickCount});
      await page.mouse.up({clickCount});
      await page.waitForTimeout(gap);
    }
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
}
