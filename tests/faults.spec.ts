/** Failures between the visitor and the site: pages stay readable, and recover as soon as they can. */
import {at, barLinks, expect, settle, test} from './fixtures';
import {articles, mainLinks} from './published';

test.use({expected: /Failed to load resource|net::ERR|ChunkLoadError|Loading chunk|MIME type/});

test('without their scripts, pages are readable and links work', async ({page, visitEach}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await visitEach(['/', '/insights', '/contact'], async (path) => {
    await expect.soft(page.getByRole('heading', {level: 1})).toBeVisible();
    expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
    await barLinks(page).first().click();
    await expect.soft(page).toHaveURL(at(mainLinks[0]?.to ?? ''));
  });
});

test('an island script that failed to load is requested again on the next interaction', async ({
  page,
  visit,
}) => {
  let requests = 0;
  await page.route(/\/assets\/js\/islands/, (route) =>
    (requests += 1) === 1 ? route.abort() : route.continue(),
  );
  await visit('/insights');
  await page.mouse.move(200, 300);
  await expect.poll(() => requests).toBe(1);
  await expect(async () => {
    await page.mouse.move(220, 320);
    await page.mouse.move(240, 300);
    const asleep = page.locator('[data-island]:not([data-hydrated], [data-island] *)');
    await expect(asleep).toHaveCount(0, {timeout: 500});
  }).toPass();
});

test('islands stay usable if their styles fail to load', async ({page, visit}) => {
  await page.route(/\/assets\/css\//, (route) => route.abort());
  await visit('/insights');
  await settle(page);
  const category = articles.at(-1)?.category ?? '';
  await page.getByRole('main').getByRole('link', {name: category, exact: true}).first().click();
  await expect(page).toHaveURL(/\?category=/);
});

test.describe('third parties that change the page', () => {
  // React logs a hydration mismatch.
  test.use({expected: /Minified React error|hydrat/i});

  test('islands work on a page that a translator and an extension changed before hydration', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', '');
        document.body.append(Object.assign(document.createElement('div'), {id: 'extension'}));
        for (const text of document.querySelectorAll('main p, main h2'))
          text.innerHTML = `<font><font>${text.innerHTML}</font></font>`;
      }),
    );
    await visit('/insights');
    await settle(page);
    const category = articles.at(-1)?.category ?? '';
    await page.getByRole('main').getByRole('link', {name: category, exact: true}).first().click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(
      articles.filter((article) => article.category === category).length,
    );
  });
});
