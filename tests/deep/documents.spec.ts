/** An ordinary site throughout, in two languages and versions, with state around all pages; and mending in the dev server. */
import {readdirSync, readFileSync} from 'node:fs';
import {bar, barLinks, expect, menuButton, themeButton} from '../fixtures';
import {articles, mainLinks, onePageOfEachKind, services} from '../published';
import {appIsAlive, at, heading, test as planted} from '../support/plantedSite';
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
        // In the version to come and, in German, in the one there is.
        [`docs/${file}`]: german,
        [`i18n/de/docusaurus-plugin-content-docs/version-1.0/${file}`]: german,
      });
      await use(copy);
    },
    {scope: 'worker'},
  ],
});

test.skip(!process.env.DEEP_TESTS, 'The deep run makes more builds.');
test.describe.configure({mode: 'default', timeout: 480_000});

test("an island gets what a provider in the site's root holds", async ({page, visit}) => {
  await visit('/needs/around');
  await appIsAlive(page);
  await expect(page.getByRole('main').locator('output')).toHaveText('alive');
});

test('pages open by their address, and by links without loading one anew', async ({
  page,
  visit,
}) => {
  for (const route of onePageOfEachKind) {
    await visit(route);
    await appIsAlive(page);
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
  await appIsAlive(page);
  await menuButton(page).click();
  await bar(page)
    .locator(`a[href="${at('/insights')}"]`)
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

test('services have a page in each version and language, from their own words', async ({
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

test('the dev server forgets a problem once it is mended: a new category, a table that could not be read', async ({
  context,
  copy,
}) => {
  // Not the watched page: the overlay's errors are what is looked for.
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
