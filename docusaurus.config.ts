import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {blocks} from './src/content/blocks';
import {admonitions} from './src/content/blockNames';
import {requireContent} from './src/content/check';
import {parseFrontMatter} from './src/content/frontMatter';
import {feedOptions, makeFeedsReadable} from './src/content/feed';
import {kinds} from './src/content/kinds';
import {visiblePosts} from './src/content/loadedContent';
import {
  contentPages,
  createRedirects,
  createSitemapItems,
  draftServices,
  editAddress,
} from './src/content/pages';
import type {DocumentsOptions} from './src/documents';
import {checkCompany} from './src/checkCompany';
import {company} from './src/company';
import {legalLinks, navbarItems, quickLinks} from './src/navigation';
import {allowedOrigins, readSettings, siteAddress} from './src/settings';
import {site} from './src/site';
import withoutInfimaPlugin from './src/plugins/withoutInfima';
import contentPlugin from './src/content/plugin';
import framePlugin from './src/plugins/frame';
import formsPlugin from './src/plugins/forms';
import drawingsPlugin from './src/plugins/drawings';
import socialCardsPlugin from './src/plugins/socialCards';
import searchPlugin from './src/plugins/search';
import identityFilesPlugin from './src/plugins/identityFiles';
import adminPlugin from './src/plugins/admin';

/** A build stops at a fault; the dev server goes on and shows it (src/content/plugin.ts). */
const onFault = process.env.NODE_ENV === 'development' ? 'warn' : 'throw';

/** What all Markdown has in common. */
const markdown = {
  editUrl: editAddress(site.repository),
  beforeDefaultRemarkPlugins: [blocks],
  admonitions: {keywords: admonitions},
};

/** Never .mdx, which can hold programs. */
const contentFiles = ['**/*.md'];

/** What blocks of code can be in, beside the languages that the framework brings. */
const codeLanguages = 'bash csharp diff docker hcl http ini java json powershell toml';

const pages = contentPages(__dirname);

const {url, baseUrl} = siteAddress(site, process.env);

/** Off, the framework's own client app runs every page (src/documents/README.md). */
const documents = process.env.DOCUMENTS !== 'off';

/** Wiring only: who the company is stands in `src/site.ts`, where links lead in `src/navigation.ts`. */
const config: Config = {
  title: site.shortName,
  tagline: `${site.tagline.technology} ${site.tagline.human}`,
  url,
  baseUrl,
  // GitHub Pages then serves `/services` from services.html; src/documents adds `/services/`.
  trailingSlash: false,
  baseUrlIssueBanner: false,
  // Where `npm run deploy` publishes to.
  organizationName: site.repository?.owner,
  projectName: site.repository?.name,
  deploymentBranch: site.repository?.deploymentBranch ?? 'gh-pages',

  future: {
    v4: true,
    faster: {
      gitEagerVcs: false,
      // The cache doesn't notice another base URL or the documents' plugins: styles would keep old addresses.
      rspackPersistentCache: documents && !process.env.BASE_URL,
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

  // The drawings plugin writes the motif's files there, for the build and the dev server alike.
  staticDirectories: ['static', '.docusaurus/drawings'],

  headTags: [
    {tagName: 'meta', attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'}},
  ],

  scripts: site.analytics?.script
    ? [{src: site.analytics.script, defer: true, ...site.analytics.attributes}]
    : [],

  presets: [
    // The first, as it waits for all other plugins (src/documents/README.md).
    [
      './src/documents/index.ts',
      {
        enabled: documents,
        exceptFor: ['admin/'],
        origins: allowedOrigins(readSettings(site, process.env), site.analytics),
        finish: [makeFeedsReadable],
      } satisfies DocumentsOptions,
    ],
    [
      'classic',
      {
        docs: {
          ...markdown,
          include: contentFiles,
          exclude: [
            ...GlobExcludeDefault,
            ...(process.env.NODE_ENV === 'production' ? draftServices(pages) : []),
          ],
          routeBasePath: 'services',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
        },
        blog: {
          ...markdown,
          include: contentFiles,
          routeBasePath: kinds.article.route,
          blogTitle: `${site.shortName} Insights`,
          blogDescription: `Articles by ${site.company}`,
          // What a visitor downloads of the list stays the same however long it grows.
          postsPerPage: 24,
          blogSidebarCount: 0,
          archiveBasePath: null,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'ignore',
          showReadingTime: false,
          processBlogPosts: async ({blogPosts}) => visiblePosts(blogPosts),
          // Lists show cards: the text of an article is cut off right behind its front matter, and so
          // compiled once and not twice.
          truncateMarker: /(?<=\n---\r?\n)/,
          feedOptions,
        },
        pages: markdown,
        // No dates from Git: `null` keeps it from being asked.
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
          createSitemapItems: createSitemapItems(pages),
        },
        theme: {customCss: ['./src/css/tokens.css', './src/css/fonts.css', './src/css/custom.css']},
      } satisfies Preset.Options,
    ],
  ],

  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    metadata: [
      {property: 'og:site_name', content: site.shortName},
      {property: 'og:type', content: 'website'},
    ],
    navbar: {title: site.shortName, items: navbarItems(baseUrl)},
    footer: {
      links: [{title: 'Company', items: [...quickLinks, ...legalLinks]}],
      copyright: `© <span data-now="year">${new Date().getFullYear()}</span> ${site.company}`,
    },
    prism: {additionalLanguages: codeLanguages.split(' ')},
  } satisfies Preset.ThemeConfig,

  plugins: [
    withoutInfimaPlugin,
    contentPlugin,
    framePlugin,
    formsPlugin,
    drawingsPlugin,
    socialCardsPlugin,
    searchPlugin,
    identityFilesPlugin,
    adminPlugin,
    ['@docusaurus/plugin-client-redirects', {createRedirects: createRedirects(pages)}],
  ],
};

/** A function, so that wrong content is told as its one line and not as a fault of this file. */
export default async function loadConfig(): Promise<Config> {
  checkCompany(company);
  // A build loads this file before it knows its language and once more when it does.
  const isFirst = !process.env.DOCUSAURUS_CURRENT_LOCALE;
  if (process.env.NODE_ENV === 'production' && isFirst) await requireContent(__dirname);
  return config;
}
