/** What goes wrong between a visitor and the site: the page can be read, and works as soon as it can. */
import {at, barLinks, expect, settle, test} from './fixtures';
import {articles, mainLinks} from './published';

test.use({expected: /Failed to load resource|net::ERR|ChunkLoadError|Loading chunk|MIME type/});

test('with every script lost, pages can be read and left by their links', async ({
  page,
  visitEach,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await visitEach(['/', '/insights', '/contact'], async (path) => {
    await expect.soft(page.getByRole('heading', {level: 1})).toBeVisible();
    expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
    await barLinks(page).first().click();
    await expect.soft(page).toHaveURL(at(mainLinks[0]?.to ?? ''));
  });
});

test('a script of the islands lost once: the next sign of interest asks for it again', async ({
  page,
  visit,
}) => {
  let losses = 0;
  await page.route(/\/assets\/js\/islands/, (route) =>
    (losses += 1) === 1 ? route.abort() : route.continue(),
  );
  await visit('/insights');
  await page.mouse.move(200, 300);
  await expect.poll(() => losses).toBe(1);
  await expect(async () => {
    await page.mouse.move(220, 320);
    await page.mouse.move(240, 300);
    const asleep = page.locator('[data-island]:not([data-hydrated], [data-island] *)');
    await expect(asleep).toHaveCount(0, {timeout: 500});
  }).toPass();
});

test('styles of the islands lost: what they hydrate stays usable', async ({page, visit}) => {
  await page.route(/\/assets\/css\//, (route) => route.abort());
  await visit('/insights');
  await settle(page);
  const category = articles.at(-1)?.category ?? '';
  await page.getByRole('main').getByRole('link', {name: category, exact: true}).first().click();
  await expect(page).toHaveURL(/\?category=/);
});

test.describe('others who change the page', () => {
  // React says that what it finds is not what the server made.
  test.use({expected: /Minified React error|hydrat/i});

  test('a translation in the browser and an extension before React leave the islands working', async ({
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
