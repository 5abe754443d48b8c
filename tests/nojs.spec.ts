import {at, expect, settle, test} from './fixtures';
import {articles, mainLinks, routes, services, unknownPath} from './table';

test.use({javaScriptEnabled: false});

for (const route of routes) {
  test(`${route} reads completely and shows no dead control`, async ({
    page,
    visit,
    browser,
    baseURL,
  }) => {
    const withScripts = await browser.newContext({javaScriptEnabled: true, baseURL});
    const other = await withScripts.newPage();
    await other.goto(`.${route}`);
    await settle(other);
    const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? [];
    const expected = words(await other.getByRole('main').innerText());
    await withScripts.close();
    expect(expected.length).toBeGreaterThan(50);

    await visit(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const read = new Set(words(await page.getByRole('main').innerText()));
    const missing = expected.filter((word) => !read.has(word));
    // Only what scripts alone can do may be missing: their buttons, and which day it is today.
    const byScripts = words(
      'Send message, Book a Consultation, Email address, Subscribe, Today, Show All articles, 1 2 3 4 5 6 7 8 9',
    );
    expect(missing.filter((word) => !byScripts.includes(word))).toEqual([]);

    const dead = await page
      .locator('button:visible, [role="button"]:visible, input[type="submit"]:visible')
      // A term needs no press: without scripts its explanation stands in the text.
      .and(page.locator(':not([popovertarget], [data-tooltip-tap])'))
      .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 160)));
    expect(dead).toEqual([]);
    await expect(page.locator('a:not([href]):visible')).toHaveCount(0);
  });
}

test('links lead on, from the home page to an article and back', async ({page, visit}) => {
  await visit('/');
  await page.getByRole('banner').getByRole('link', {name: 'Insights', exact: true}).click();
  await expect(page).toHaveURL(at('/insights'));
  await page.getByRole('main').getByRole('link', {name: articles[0]?.title}).click();
  await expect(page).toHaveURL(at('/insights/ai-in-government'));
  await page.getByRole('link', {name: 'Back to Insights'}).first().click();
  await expect(page).toHaveURL(at('/insights'));
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${at(`/services/${services[4]?.slug}`)}"]`)
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(services[4]?.title ?? '');
});

test('explains its terms in the text', async ({page, visit}) => {
  await visit('/insights/defense-security');
  const term = page.getByRole('main').getByText('CMMC', {exact: true}).first();
  await expect(term).toBeVisible();
  const shown = await term.evaluate((element) => {
    const parts: string[] = [];
    for (let box: Element | null = element; box && parts.length < 6; box = box.parentElement) {
      for (const part of ['::before', '::after']) parts.push(getComputedStyle(box, part).content);
    }
    return `${element.closest('p')?.textContent ?? ''} ${parts.join(' ')}`;
  });
  expect(shown).toMatch(/Cybersecurity Maturity Model Certification/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu opens, shows the six links and leads on', async ({page, visit}) => {
    await visit('/');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', {name: /menu/i}).click();
    for (const {label, path} of mainLinks) {
      const link = bar.getByRole('link', {name: label, exact: true});
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute('href', at(path));
    }
    await bar.getByRole('link', {name: 'Services', exact: true}).click();
    await expect(page).toHaveURL(at('/services'));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test.describe('the contact form', () => {
  test("has the browser's own select, and says where to write instead", async ({page, visit}) => {
    await visit('/contact');
    const select = page.getByRole('combobox', {name: /inquiry type/i});
    await expect(select).toBeVisible();
    await expect(select.locator('option')).toHaveText([
      'Select inquiry type',
      'Technology Services',
      'Behavioral Services',
      'General Inquiry',
      'Partnership Opportunity',
    ]);
    await select.selectOption('General Inquiry');
    await page.getByPlaceholder('Your name').fill('Ada Lovelace');
    await page.getByPlaceholder('Your name').press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await expect(
      page
        .getByRole('main')
        .getByText(/JavaScript/)
        .first(),
    ).toBeVisible();
  });
});

test.describe('an unknown path', () => {
  test.use({expected: /Failed to load resource/});

  test('has its words and the way home', async ({page, visit}) => {
    await visit(unknownPath);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', {name: 'Return to Home'}).click();
    await expect(page).toHaveURL(at('/'));
  });
});
