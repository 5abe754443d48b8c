import {setFlagsFromString} from 'node:v8';
import type {Config} from '@docusaurus/types';
import {articlesPath} from './src/articlesPath';
import {blocks} from './src/content/blocks';
import {requireContent} from './src/content/check';
import {parseFrontMatter} from './src/content/frontMatter';
import {editAddress} from './src/content/repository';
import {createSitemapItems} from './src/plugins/sitemap';
import {readSettings} from './src/settings';
import {site} from './src/site';
import {siteAddress} from './src/siteAddress';
import {template} from './src/template';

/** A build stops at a fault; the live server goes on and shows it (src/content/live.ts). */
const onFault = process.env.NODE_ENV === 'development' ? 'warn' : 'throw';

/** What articles and services have in common. */
const markdown = {
  // Never .mdx, which can hold programs.
  include: ['**/*.md'],
  editUrl: editAddress(site.repository),
  beforeDefaultRemarkPlugins: [blocks],
};

/** Wiring only: who the company is stands in `src/site.ts`, where links lead in `src/navigation.ts`. */
const config: Omit<Config, 'url' | 'baseUrl'> = {
  title: site.shortName,
  tagline: `${site.tagline.technology} ${site.tagline.human}`,
  // GitHub Pages then serves `/services` from services.html; the pages plugin adds `/services/`.
  trailingSlash: false,
  baseUrlIssueBanner: false,
  // Where `npm run deploy` publishes to.
  organizationName: site.repository?.owner,
  projectName: site.repository?.name,
  deploymentBranch: site.repository?.deploymentBranch ?? 'gh-pages',

  future: {
    v4: true,
    faster: {
      // Worker threads don't pay on the two cores of a CI machine.
      ssgWorkerThreads: false,
      gitEagerVcs: false,
      // The server would wait for the browser's compilation of articles, which there is none of.
      mdxCrossCompilerCache: false,
      // The cache does not notice another base URL: styles would keep the fonts' old addresses.
      rspackPersistentCache: !process.env.BASE_URL,
    },
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: onFault,

  markdown: {
    // `.md` is CommonMark: braces, `5 < 6` and `<me@firm.com>` are text, nothing in it runs.
    format: 'detect',
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: onFault, onBrokenMarkdownImages: onFault},
  },

  ssrTemplate: template,

  // The drawings plugin writes the motif's files there, for the build and the live server alike.
  staticDirectories: ['static', '.docusaurus/drawings'],

  clientModules: ['./src/css/tokens.css', './src/css/fonts.css', './src/css/custom.css'],

  // No preset: its theme brings a design, a syntax highlighter and a navigation that this site replaces
  // anyway. What is left of it are the plugins below and src/theme/.
  plugins: [
    // These three wait for all that are listed after them: what is judged, copied and styled is whole.
    ['./src/plugins/securityPolicy/index.ts', {exceptFor: ['admin/']}],
    './src/plugins/trailingSlashes.ts',
    './src/plugins/pageStyles/index.ts',
    './src/plugins/scripts.ts',
    './src/plugins/media.ts',
    './src/plugins/fontFiles.ts',
    './src/plugins/classNames.ts',
    '@docusaurus/plugin-content-pages',
    [
      './src/plugins/services.ts',
      {
        ...markdown,
        routeBasePath: 'services',
        sidebarPath: './sidebars.ts',
        breadcrumbs: false,
        docsRootComponent: '@theme/ServicesLayout',
        docVersionRootComponent: '@theme/ServicesRoot',
        docRootComponent: '@theme/ServicesRoot',
        docItemComponent: '@theme/ServicePage',
      },
    ],
    [
      './src/plugins/articles/index.ts',
      {
        ...markdown,
        routeBasePath: articlesPath,
        blogTitle: `${site.shortName} Insights`,
        blogDescription: `Articles by ${site.company}`,
        blogListComponent: '@theme/ArticlesPage',
        blogPostComponent: '@theme/ArticlePage',
        // What a visitor downloads of the list stays the same however long it grows.
        postsPerPage: 24,
        blogSidebarCount: 0,
        archiveBasePath: null,
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'ignore',
        showReadingTime: false,
        // Our own plugin writes them.
        feedOptions: {type: null},
      },
    ],
    './src/content/plugin.ts',
    './src/plugins/forms.ts',
    ['./src/plugins/admin.ts', {repository: site.repository}],
    './src/plugins/drawings.ts',
    './src/plugins/feeds/index.ts',
    './src/plugins/textFiles/index.ts',
    './src/plugins/socialCards/index.ts',
    './src/plugins/pages.ts',
    './src/plugins/manifest.ts',
    './src/plugins/search/index.ts',
    './src/plugins/redirects.ts',
    ['./src/plugins/headers.ts', {hasEditor: site.repository !== undefined}],
    './src/plugins/securityTxt.ts',
    ['./src/plugins/customDomain.ts', {domain: site.customDomain}],
    // No dates from Git: `null` keeps it from being asked.
    [
      '@docusaurus/plugin-sitemap',
      {lastmod: null, changefreq: null, priority: null, createSitemapItems},
    ],
  ],
};

/** A function, so that wrong content or settings are told as their one line and not as a fault of this file. */
export default async function loadConfig(): Promise<Config> {
  readSettings(site, process.env);
  if (process.env.NODE_ENV === 'production') {
    // Otherwise the heap more than doubles before it is cleared: with 1,000 articles 1.4 GB in place of 1.0, for a tenth less CPU time.
    setFlagsFromString('--heap-growing-percent=100');
    // Threads that mark garbage beside the program cost a tenth more CPU time than marking in between, and on two cores no less time.
    setFlagsFromString('--no-concurrent-marking');
    await requireContent(__dirname);
  }
  return {...config, ...siteAddress(process.env)};
}
