import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {blocks} from './src/content/blocks';
import {parseFrontMatter} from './src/content/frontMatter';
import {site} from './src/site';

/** Wiring only: who the company is stands in `src/site.ts`, where links lead in `src/navigation.ts`. */
const config: Config = {
  title: site.shortName,
  tagline: `${site.tagline.technology} ${site.tagline.human}`,
  url: process.env.SITE_URL || site.url,
  baseUrl: process.env.BASE_URL || '/',
  // GitHub Pages then serves `/services` from services.html; the pages plugin adds `/services/`.
  trailingSlash: false,
  baseUrlIssueBanner: false,
  favicon: 'favicon.ico',

  future: {
    v4: true,
    // Worker threads don't pay on the two cores of a CI machine.
    faster: {ssgWorkerThreads: false, gitEagerVcs: false},
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  markdown: {
    // `.md` is CommonMark: braces, `5 < 6` and `<me@firm.com>` are text, nothing in it runs.
    format: 'detect',
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  // The drawings plugin writes the motif's files there, for the build and the live server alike.
  staticDirectories: ['static', '.docusaurus/drawings'],

  clientModules: [
    './src/client/theme.ts',
    './src/client/menu.ts',
    './src/client/tooltips.ts',
    './src/client/contents.ts',
    './src/client/search.ts',
    './src/client/routeFocus.ts',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: 'services',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          docVersionRootComponent: '@theme/ServicesRoot',
          docRootComponent: '@theme/ServicesRoot',
          docItemComponent: '@theme/ServicePage',
          beforeDefaultRemarkPlugins: [blocks],
        },
        // Articles come from the thin wrapper below.
        blog: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/fonts.css', './src/css/custom.css']},
        sitemap: {lastmod: null, changefreq: null, priority: null},
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    [
      './src/plugins/articles.ts',
      {
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
        beforeDefaultRemarkPlugins: [blocks],
        feedOptions: {type: ['rss', 'atom', 'json'], title: `${site.shortName} Insights`},
      },
    ],
    './src/content/plugin.ts',
    './src/plugins/drawings.ts',
    './src/plugins/manifest.ts',
    './src/plugins/search/index.ts',
    './src/plugins/trailingSlashes.ts',
    './src/plugins/leanTheme.ts',
  ],

  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    metadata: [{name: 'description', content: site.description}],
  } satisfies ThemeConfig,
};

export default config;
