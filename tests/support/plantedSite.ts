/** A copy of the site with the files and settings that a Docusaurus developer might add: see tests/planted/. */
import {cpSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Page} from '../fixtures';
import {copyBase, SiteCopy} from './siteCopy';

type Options = {ordinaryPages: 'warn' | 'all'; locales: string[]};

/** The site's configuration with those settings. */
const config = ({ordinaryPages, locales}: Options) => `
import {cpSync} from 'node:fs';
import own from './own.config';
export default async function planted() {
  const config = await own();
  const [[documents, {origins, ...options}], [classic, {blog, ...others}]] = config.presets;
  const {navbar, footer, ...theme} = config.themeConfig;
  return {
    ...config,
    i18n: {defaultLocale: 'en', locales: ${JSON.stringify(locales)}},
    presets: [
      [documents, {...options, ordinaryPages: '${ordinaryPages}', origins: {...origins, script: ['https://stats.example']}}],
      [classic, {...others, blog: {...blog, blogSidebarCount: 3}}],
    ],
    plugins: [
      ...config.plugins,
      ['@docusaurus/plugin-content-blog', {id: 'news', path: 'news', routeBasePath: 'news', blogTitle: 'Company news'}],
      ['@docusaurus/plugin-content-docs', {id: 'handbook', path: 'handbook', routeBasePath: 'handbook'}],
      () => ({
        name: 'visits',
        getClientModules: () => ['./src/visits.ts'],
        injectHtmlTags: () => ({
          headTags: [{tagName: 'script', attributes: {src: 'https://stats.example/count.js', async: true}}],
        }),
        // The server's notes, before the page becomes a document.
        postBuild: ({outDir}) => cpSync(outDir + '/needs/state.html', outDir + '/noted.txt'),
      }),
    ],
    themeConfig: {
      ...theme,
      announcementBar: {id: 'moved', content: 'We have <b>moved</b>.', isCloseable: true},
      docs: {sidebar: {hideable: true}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      navbar: {...navbar, items: [
        ...navbar.items,
        {type: 'html', value: '<b>Open today</b>'},
        {type: 'search'},
        {type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'handbook', label: 'Handbook'},
        {type: 'doc', docId: 'start', docsPluginId: 'handbook', label: 'Start'},
        {type: 'docsVersionDropdown', docsPluginId: 'handbook'},
        {type: 'localeDropdown'},
        {to: '/privacy', label: 'Privacy'},
      ]},
      footer: {...footer, links: [...footer.links, {title: 'Legal', items: [
        {to: '/privacy', label: 'Our privacy'},
        {html: '<a href="https://seal.example/">Certified</a>'},
      ]}]},
    },
  };
}
`;

type Built = {output: string; folder: string; address: string};

/** The test of the copy, which each file builds once. A build takes its time. */
export const test = base.extend<object, {options: Options; copy: SiteCopy; built: Built}>({
  options: [
    {ordinaryPages: 'warn', locales: ['en']},
    {option: true, scope: 'worker'},
  ],
  copy: [
    async ({options}, use) => {
      const copy = new SiteCopy({'docusaurus.config.ts': config(options)});
      cpSync('tests/planted', copy.root, {recursive: true});
      await use(copy);
      copy.remove();
    },
    {scope: 'worker'},
  ],
  built: [
    async ({copy}, use) => {
      const {isOk, output} = await copy.build('out');
      if (!isOk) throw new Error(output);
      await use({output, folder: path.join(copy.root, 'out'), address: await copy.serve('out')});
    },
    {scope: 'worker', timeout: 480_000},
  ],
  baseURL: async ({built}, use) => use(built.address),
  expected: /stats\.example/,
  page: async ({page}, use) => {
    await page.route(/^https:\/\/stats\.example\//, (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'window.counted = true'}),
    );
    await use(page);
  },
});

/** The path of a page with the base URL, as in a link or the address bar. */
export const at = (route: string) => copyBase + route.slice(1);

/** Waits until the framework's client app has hydrated the page. */
export const waitForApp = (page: Page) =>
  expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);

export const heading = (page: Page) => page.getByRole('heading', {level: 1});
