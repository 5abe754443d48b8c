/** What a Docusaurus developer does by reflex, planted in a copy of the project: it works as everywhere, or a sentence says why not. */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test as base} from './fixtures';
import {articles} from './published';
import {SiteCopy} from './support/siteCopy';

const fence = '```';

const config = `
import {existsSync} from 'node:fs';
import own from './own.config';
export default async function planted() {
  const config = await own();
  const {navbar, footer, ...theme} = config.themeConfig;
  const [documents, [classic, options]] = config.presets;
  return {
    ...config,
    i18n: {defaultLocale: 'en', locales: ['en', 'de']},
    presets: [documents, [classic, {
      ...options,
      blog: {...options.blog, blogSidebarCount: 3},
      docs: {...options.docs, ...(existsSync('versions.json') && {onlyIncludeVersions: ['current', '1.0']})},
    }]],
    plugins: [
      ...config.plugins,
      ['@docusaurus/plugin-content-blog', {id: 'news', path: 'news', routeBasePath: 'news', blogTitle: 'Company news'}],
      ['@docusaurus/plugin-content-docs', {id: 'handbook', path: 'handbook', routeBasePath: 'handbook'}],
    ],
    themeConfig: {
      ...theme,
      docs: {sidebar: {hideable: true}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      navbar: {...navbar, items: [
        {type: 'html', value: '<b>Open today</b>'},
        {type: 'search'},
        {type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'handbook', label: 'Handbook'},
        {type: 'localeDropdown'},
      ]},
      footer: {...footer, links: [{title: 'Seals', items: [{html: '<a href="https://seal.example/">Certified</a>'}]}]},
    },
  };
}
`;

const code = `
${fence}js title="src/sum.js" {2} showLineNumbers=7
const a = 1;
const b = 2;

a + b;
${fence}

${fence}js
// highlight-next-line
marked();
plain();
${fence}

${fence}diff
- old
+ new
${fence}

<details>
<summary>More of it</summary>

Folded **words**.

</details>
`;

const post = (day: string) => `---
title: News of ${day}
authors: {name: Ada Lovelace}
tags: [press]
---

All that is new.

<!-- truncate -->

## What has happened

### In detail
`;

const planted = {
  'docusaurus.config.ts': config,
  'news/2025-01-10-one.md': post('January'),
  'news/2025-02-10-two.md': post('February'),
  'handbook/start.md': '---\nsidebar_position: 1\n---\n\n# Start here\n\nHow we work.\n',
  'handbook/guides/first.mdx': `---\ntitle: First guide\n---\n${code}`,
  'handbook/guides/_category_.json': '{"label": "Guides", "link": {"type": "generated-index"}}',
  'src/theme/Navbar/Logo/index.tsx': 'export default () => <p>Ours</p>;\n',
  'src/theme/DocItem/Content/index.tsx': `
import Content from '@theme-original/DocItem/Content';
export default (props) => <div id="wrapped"><Content {...props} /></div>;
`,
};

const service = 'docs/behavioral/herbal-health.md';

const test = base.extend<object, {copy: SiteCopy; built: {said: string; address: string}}>({
  copy: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const copy = new SiteCopy(planted);
      const german = readFileSync(service, 'utf8').replace(/^title: .*/m, 'title: Kräuter');
      copy.add({
        [service.replace('docs', 'i18n/de/docusaurus-plugin-content-docs/current')]: german,
      });
      await use(copy);
      copy.remove();
    },
    {scope: 'worker'},
  ],
  built: [
    async ({copy}, use) => {
      await copy.run(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'docs:version', '1.0']);
      // In the version to come and, in German, in the one there is.
      const german = readFileSync(service, 'utf8').replace(/^title: .*/m, 'title: Kräuter');
      const translated = 'i18n/de/docusaurus-plugin-content-docs/version-1.0';
      copy.add({[service]: german, [service.replace('docs', translated)]: german});
      const {isFine, said} = await copy.build('out');
      if (!isFine) throw new Error(said);
      await use({said, address: await copy.serve('out')});
    },
    {scope: 'worker', timeout: 480_000},
  ],
  baseURL: async ({built}, use) => use(built.address),
});

test.describe.configure({mode: 'default', timeout: 480_000});
// The scripts that a test keeps away.
test.use({expected: /ERR_FAILED/});

test('another blog has its list, posts, authors, tags and contents, and no words about the articles', async ({
  page,
  visit,
}) => {
  await visit('/news');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Company news');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'News of February',
    'News of January',
  ]);
  await main.getByRole('link', {name: 'Read more about News of January'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('News of January');
  await expect(main).toContainText('Ada Lovelace');
  const contents = page.getByRole('navigation', {name: 'In this article'});
  await expect(contents.getByRole('link')).toHaveText(['What has happened', 'In detail']);
  await expect(main).not.toContainText('Insights');
  await main.getByRole('link', {name: 'press'}).click();
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'News of February',
    'News of January',
  ]);
});

test('other docs have a sidebar, categories and breadcrumbs, and take a wrapped part', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.getByRole('banner').getByRole('link', {name: 'Handbook'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start here');
  await expect(page.locator('#wrapped')).toContainText('How we work.');
  const sidebar = page.getByRole('navigation', {name: 'All pages'});
  await expect(sidebar.getByRole('link')).toHaveText(['Start here', 'Guides', 'First guide']);
  await expect(sidebar.locator('[aria-current]')).toHaveText('Start here');
  await sidebar.getByRole('link', {name: 'Guides'}).click();
  await page.getByRole('main').getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Guides');
  await expect(page.getByRole('main')).not.toContainText('services');
});

test('code has its title, numbers and highlighted lines, and a fold opens, without scripts', async ({
  page,
  visit,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await visit('/handbook/guides/first');
  await expect(page.getByRole('figure', {name: 'src/sum.js'})).toHaveText(
    /const a = 1;\nconst b = 2;\n\na \+ b;/,
  );
  const lines = page.locator('[data-line]');
  expect(
    await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content)),
  ).toEqual(['7', '8', '9', '10'].map((number) => `"${number}" / ""`));
  expect(
    await page
      .locator('pre code > span[class], pre code > span[data-line]')
      .evaluateAll(
        (all, marked) =>
          all
            .filter((line) => getComputedStyle(line).backgroundColor !== marked)
            .map((line) => line.textContent?.trim()),
        'rgba(0, 0, 0, 0)',
      ),
  ).toEqual(['const b = 2;', 'marked();']);
  await expect(page.locator('pre')).not.toContainText(['highlight-next-line']);
  await page.getByText('More of it').click();
  await expect(page.getByText('Folded words.')).toBeVisible();
});

test('services have a page in each version and language, from their own words', async ({
  page,
  visit,
}) => {
  const slug = 'herbal-health';
  await visit(`/services/next/${slug}`);
  await expect(page.getByRole('alert')).toContainText('unreleased');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kräuter');
  await visit(`/services/${slug}`);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Kräuter');
  await visit(`/de/services/${slug}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kräuter');
});

test('items of the bar and the footer may be HTML', async ({page, visit}) => {
  await visit('/about');
  await expect(page.getByRole('banner').getByText('Open today')).toBeVisible();
  const column = page.getByRole('navigation', {name: 'Seals'});
  await expect(column.getByRole('link', {name: 'Certified'})).toHaveAttribute(
    'href',
    'https://seal.example/',
  );
  await expect(page.getByRole('banner').getByRole('listitem').filter({hasText: /^$/})).toHaveCount(
    0,
  );
});

test('what no page shows is said at the start, once', ({built: {said}}) => {
  for (const sentence of [
    'themeConfig.docs.sidebar.hideable has no effect',
    'blog.blogSidebarCount has no effect: an article has related articles below it and no sidebar. Write blogSidebarCount: 0',
    'src/theme/Navbar/Logo/index.tsx is rendered by no page',
  ])
    expect.soft(said.split(sentence), sentence).toHaveLength(2);
  expect(said).not.toContain('DocItem/Content');
});

test('the dev server forgets a problem once it is mended: a new category, a table that could not be read', async ({
  context,
  copy,
}) => {
  // Not the watched page: the overlay's errors are what is looked for.
  const page = await context.newPage();
  const {address, stop} = await copy.dev();
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  const gone = () =>
    expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, {timeout: 60_000});
  try {
    const route = articles[0]?.route ?? '';
    const name = readdirSync('blog').find((one) => one.endsWith(`${route.split('/').at(-1)}.md`));
    const file = `blog/${name}`;
    const article = readFileSync(file, 'utf8');
    await page.goto(address + route.slice(1));
    copy.add({[file]: article.replace(/^category: .*/m, 'category: Policy')});
    await expect(overlay).toContainText('"Policy" is not a category', {timeout: 60_000});
    const categories = 'src/site/categories.yml';
    copy.add({
      [categories]: readFileSync(categories, 'utf8').replace(
        'categories:\n',
        'categories:\n  - name: Policy\n',
      ),
    });
    await gone();
    await expect(page.getByRole('main').getByText('Policy', {exact: true})).toBeVisible({
      timeout: 60_000,
    });
    const table = 'src/content/figures.yml';
    const whole = readFileSync(table, 'utf8');
    copy.add({[table]: `${whole}broken: [\n`});
    await expect(overlay).toContainText("figures.yml can't be read", {timeout: 60_000});
    copy.add({[table]: whole});
    await gone();
  } finally {
    stop();
  }
});
