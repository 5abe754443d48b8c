import {at, expect, settle, test, type Page} from './fixtures';
import {routes} from './table';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const opener = (page: Page) => page.getByRole('banner').getByRole('button', {name: /search/i});
const field = (page: Page) => dialog(page).getByRole('searchbox');

for (const route of ['/', '/insights/defense-security', '/services/cybersecurity']) {
  test(`on ${route} the button opens it, Escape closes it and the focus returns`, async ({
    page,
    visit,
  }) => {
    await visit(route);
    await settle(page);
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('pipeline');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test(`on ${route} Ctrl+K and Cmd+K open it`, async ({page, visit}) => {
    await visit(route);
    await settle(page);
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });
}

test('leads from CMMC to the page that is about it', async ({page, visit}) => {
  await visit('/');
  await settle(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('CMMC');
  const result = dialog(page)
    .getByRole('link', {name: /Defense Cybersecurity Best Practices/i})
    .first();
  await expect(result).toBeVisible();
  await result.click();
  await expect(page).toHaveURL(new RegExp(`${at('/insights/defense-security')}(#.*)?$`));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Defense Cybersecurity Best Practices for 2025',
  );
  await expect(dialog(page)).toBeHidden();
});

test('works by keyboard alone', async ({page, visit}) => {
  await visit('/about');
  await settle(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('quantum');
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  await expect(
    dialog(page)
      .getByRole('link', {name: /Defense Cybersecurity/i})
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(at('/about'));
  await expect(dialog(page)).toBeHidden();
});

test('says how many results there are, and when there is none', async ({page, visit}) => {
  await visit('/');
  await settle(page);
  await opener(page).click();
  const status = dialog(page).getByRole('status');
  await field(page).fill('encryption');
  await expect(status).toContainText(/\d+ (results|pages)|\d+ result/i);
  await field(page).fill('xylophonist');
  await expect(dialog(page)).toContainText(/no results/i);
});

/** For each page, words that stand on it and that a visitor who wants it might type. */
const queries: Record<string, string> = {
  '/': 'Integrated Approach',
  '/services': 'all services',
  '/services/ai-data-systems': 'machine learning',
  '/services/cloud-development': 'microservices',
  '/services/cybersecurity': 'penetration testing',
  '/services/govtech': 'mission integration',
  '/services/technical-support': 'critical support',
  '/services/engineering': 'embedded systems',
  '/services/applied-behavior': 'functional behavior assessment',
  '/services/stress-testing': 'stress testing assessments',
  '/services/psychology': 'mind-body consulting',
  '/services/herbal-health': 'herbal',
  '/services/tech-behavioral': 'tech-enabled behavioral systems',
  '/industries': 'industries aerospace',
  '/about': 'mission values excellence',
  '/insights': 'insights',
  '/insights/ai-in-government': 'future of AI in government',
  '/insights/mind-body-corporate': 'corporate wellness',
  '/insights/nasa-opportunities': 'NASA SBIR',
  '/insights/aba-digital-health': 'digital health platforms',
  '/insights/defense-security': 'zero trust',
  '/insights/tech-meets-human': 'human intelligence',
  '/contact': 'office hours',
};

test('finds every page', async ({page, visit}) => {
  test.slow();
  await visit('/contact');
  await settle(page);
  await opener(page).click();
  for (const route of routes) {
    await test.step(route, async () => {
      await field(page).fill('');
      await field(page).fill(queries[route] ?? '');
      const targets = () =>
        dialog(page)
          .locator('a:visible')
          .evaluateAll((links) =>
            links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
          );
      await expect.poll(targets).toContain(at(route));
      // The words of the query are on that page, so it must not be a mere suggestion.
      await expect(dialog(page)).not.toContainText(/no results/i);
    });
  }
});
