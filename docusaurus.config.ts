import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {blocks} from './src/content/blocks';
import {requireContent} from './src/content/check/whole';
import {parseFrontMatter} from './src/content/frontMatter';
import {editAddress} from './src/content/repository';
import {readSettings} from './src/settings';
import {site} from './src/site';
import {siteAddress} from './src/siteAddress';

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
      // The cache doesn't notice another base URL: styles would keep the fonts' old addresses.
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

  // The drawings plugin writes the motif's files there, for the build and the live server alike.
  staticDirectories: ['static', '.docusaurus/drawings'],

  clientModules: [
    // First, before anything reads the address.
    './src/client/oddAddresses.ts',
    './src/client/theme.ts',
    './src/client/menu.ts',
    './src/client/tooltips.ts',
    './src/client/contents.ts',
    './src/client/search.ts',
    './src/client/routeFocus.ts',
    './src/client/offline.ts',
    './src/client/recovered.ts',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          ...markdown,
          routeBasePath: 'services',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          docVersionRootComponent: '@theme/ServicesRoot',
          docRootComponent: '@theme/ServicesRoot',
          docItemComponent: '@theme/ServicePage',
        },
        // Articles come from the thin wrapper below.
        blog: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/fonts.css', './src/css/custom.css']},
        sitemap: {lastmod: null, changefreq: null, priority: null},
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    // First, so that it judges what all others have written.
    ['./src/plugins/securityPolicy/index.ts', {exceptFor: ['admin/']}],
    './src/plugins/recovery.ts',
    [
      './src/plugins/articles.ts',
      {
        ...markdown,
        routeBasePath: 'insights',
        blogTitle: `${site.shortName} Insights`,
        blogDescription: `Articles by ${site.company}`,
        blogListComponent: '@theme/ArticlesPage',
        blogPostComponent: '@theme/ArticlePage',
        postsPerPage: 'ALL',
        blogSidebarCount: 0,
        archiveBasePath: null,
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'ignore',
        showReadingTime: false,
        feedOptions: {type: ['rss', 'atom', 'json'], title: `${site.shortName} Insights`},
      },
    ],
    './src/content/plugin.ts',
    './src/plugins/forms.ts',
    ['./src/plugins/admin.ts', {repository: site.repository}],
    './src/plugins/drawings.ts',
    './src/plugins/manifest.ts',
    './src/plugins/search/index.ts',
    './src/plugins/trailingSlashes.ts',
    './src/plugins/redirects.ts',
    './src/plugins/headers.ts',
    './src/plugins/securityTxt.ts',
    ['./src/plugins/customDomain.ts', {domain: site.customDomain}],
    './src/plugins/leanTheme.ts',
    './src/plugins/steadyTitle/index.ts',
  ],

  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    metadata: [{name: 'description', content: site.description}],
  } satisfies ThemeConfig,
};

/** A function, so that wrong content or settings are told as their one line and not as a fault of this file. */
export default async function loadConfig(): Promise<Config> {
  readSettings(site, process.env);
  if (process.env.NODE_ENV === 'production') await requireContent(__dirname);
  return {...config, ...siteAddress(process.env)};
}
