/** Ordinary pages only, in two languages and versions, with a stateful `Root`; and how the dev server recovers. */
import {readdirSync, readFileSync} from 'node:fs';
import {bar, barLinks, expect, menuButton, themeButton} from '../fixtures';
import {articles, mainLinks, onePageOfEachKind, services} from '../published';
import {waitForApp, at, heading, test as planted} from '../support/plantedSite';
import type {SiteCopy} from '../support/siteCopy';

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const service = services.at(-1)?.route ?? '';
const file = readdirSync('docs', {recursive: true, encoding: 'utf8'}).find((one) =>
  one.endsWith(`${service.split('/').at(-1)}.md`),
);
const german = readFileSync(`docs/${file}`, 'utf8').replace(/^title: .*/m, 'title: Kräuter');

const test = planted.extend<object, {copy: SiteCopy}>({
  options: {ordinaryPages: 'all', locales: ['en', 'de']},
  copy: [
    async ({copy}, use) => {
      await copy.run([docusaurus, 'docs:version', '1.0']);
      copy.add({
        'src/theme/Root.jsx': `
import {useState} from 'react';
import {Name} from '../name';
export default function Root({children}) {
  const [name] = useState('alive');
  return <Name value={name}>{children}</Name>;
}
`,
        // In the next version, and in German in the current one.
        [`docs/${file}`]: german,
        [`i18n/de/docusaurus-plugin-content-docs/version-1.0/${file}`]: german,
      });
      await use(copy);
    },
    {scope: 'worker'},
  ],
});

test.skip(!process.env.DEEP_TESTS, 'Only the deep run makes these builds.');
test.describe.configure({mode: 'default', timeout: 480_000});

test('an island reads the context of a provider in `Root`', async ({page, visit}) => {
  await visit('/needs/around');
  await waitForApp(page);
  await expect(page.getByRole('main').locator('output')).toHaveText('alive');
});

test('pages open by URL, and by links without a page load', async ({page, visit}) => {
  for (const route of onePageOfEachKind) {
    await visit(route);
    await waitForApp(page);
    await expect.soft(heading(page)).toHaveCount(1);
  }
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const steps = [
    ...mainLinks.map(({to}) => ['banner', to] as const),
    ['contentinfo', service],
    ['banner', '/insights'],
    ['main', articles[0]?.route ?? ''],
  ] as const;
  for (const [part, route] of steps) {
    await page
      .getByRole(part)
      .locator(`a[href="${at(route)}"]:visible`)
      .first()
      .click();
    await expect.soft(page).toHaveURL(at(route));
    await expect.soft(heading(page)).toHaveCount(1);
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the frame and the filter work', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/');
  await waitForApp(page);
  await menuButton(page).click();
  await bar(page)
    .locator(`a[href="${at('/insights')}"]:visible`)
    .click();
  await expect(page).toHaveURL(at('/insights'));
  await expect(barLinks(page)).toHaveCount(0);
  const category = articles.at(-1)?.category ?? '';
  await page.getByRole('main').getByRole('link', {name: category, exact: true}).first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(
    articles.filter((article) => article.category === category).length,
  );
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(page.getByText('We have moved.')).toBeHidden();
});

test('services have a page with its own text in each version and language', async ({
  page,
  visit,
}) => {
  await visit(service.replace('/services', '/services/next'));
  await expect(page.getByRole('alert')).toContainText('unreleased');
  await expect(heading(page)).toHaveText('Kräuter');
  await visit(service);
  await expect(heading(page)).not.toHaveText('Kräuter');
  await visit(`/de${service}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(heading(page)).toHaveText('Kräuter');
});

test('the dev server clears an error once it is fixed: an unknown category, a table with a syntax error', async ({
  context,
  copy,
}) => {
  // Not the fixture's page, which fails on console errors: this test expects some.
  const page = await context.newPage();
  const {address, stop} = await copy.dev();
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  const timeout = 60_000;
  const gone = () =>
    expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, {timeout});
  try {
    const {route = '', slug = ''} = articles[0] ?? {};
    const article = `blog/${readdirSync('blog').find((name) => name.endsWith(`${slug}.md`))}`;
    await page.goto(address + route.slice(1));
    copy.add({
      [article]: readFileSync(article, 'utf8').replace(/^category: .*/m, 'category: Policy'),
    });
    await expect(overlay).toContainText('"Policy" isn\'t one of the categories', {timeout});
    const categories = 'src/site/categories.yml';
    const open = 'categories:\n';
    copy.add({
      [categories]: readFileSync(categories, 'utf8').replace(open, `${open}  - name: Policy\n`),
    });
    await gone();
    const category = page.getByRole('main').getByText('Policy', {exact: true});
    await expect(category).toBeVisible({timeout});
    const table = 'src/content/figures.yml';
    const whole = readFileSync(table, 'utf8');
    copy.add({[table]: `${whole}broken: [\n`});
    await expect(overlay).toContainText("figures.yml can't be read", {timeout});
    copy.add({[table]: whole});
    await gone();
  } finally {
    stop();
  }
});
