import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {blocks} from './src/content/blocks';
import {admonitions} from './src/content/blockNames';
import {requireContent} from './src/content/check';
import {
  contentPages,
  contentPlugin,
  createRedirects,
  createSitemapItems,
  draftServices,
  editAddress,
  feedOptions,
  parseFrontMatter,
  visiblePosts,
} from './src/content/docusaurus';
import {sharedTree} from './src/content/load';
import {isDevServer, kinds} from './src/content/kinds';
import {pictures} from './src/content/pictures';
import type {DocumentsOptions} from './src/documents';
import {legalLinks, navbarItems, quickLinks} from './src/navigation';
import {allowedOrigins, readSettings, siteAddress} from './src/settings';
import searchPlugin from './src/search';
import {site} from './src/site';
import withoutInfimaPlugin from './src/plugins/withoutInfima';
import framePlugin from './src/plugins/frame';
import formsPlugin from './src/plugins/forms';
import drawingsPlugin from './src/plugins/drawings';
import socialCardsPlugin from './src/plugins/socialCards';
import identityFilesPlugin from './src/plugins/identityFiles';
import adminPlugin from './src/plugins/admin';
import unshownPlugin from './src/plugins/unshown';

/** A build stops at a fault; the dev server goes on and shows it (src/content/docusaurus/plugin.ts). */
const onFault = isDevServer() ? 'warn' : 'throw';

/** What all Markdown has in common. */
const markdown = {
  editUrl: editAddress(site.repository),
  beforeDefaultRemarkPlugins: [sharedTree, blocks],
  remarkPlugins: [pictures],
  admonitions: {keywords: admonitions},
};

/** Never .mdx, which can hold programs. */
const contentFiles = ['**/*.md'];

/** What blocks of code can be in, beside the languages that the framework brings. */
const codeLanguages = 'bash csharp diff docker hcl http ini java json powershell toml';

const pages = contentPages(__dirname);

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The owner writes an attribute that has no value twice: `async: async`. */
const scriptAttributes = Object.entries(site.analytics?.attributes ?? {}).map(
  ([name, value]) => [name, value === name || value] as const,
);

/** Wiring only: who the company is stands in `src/site/identity.yml`, where links lead in `src/navigation.ts`. */
const config = ({url, baseUrl} = siteAddress(site, process.env)): Config => ({
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
      // The cache doesn't notice another base URL: styles would keep old addresses.
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

  // The drawings plugin writes the motif's files there, for the build and the dev server alike.
  staticDirectories: ['static', '.docusaurus/drawings'],

  headTags: [
    {tagName: 'meta', attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'}},
  ],

  scripts: site.analytics?.script
    ? [{src: site.analytics.script, defer: true, ...Object.fromEntries(scriptAttributes)}]
    : [],

  presets: [
    // The first, as it waits for all other plugins (src/documents/README.md).
    [
      './src/documents/index.ts',
      {
        // Or 'throw', to build documents only; 'all' for an ordinary Docusaurus site.
        ordinaryPages: 'warn',
        origins: allowedOrigins(readSettings(site, process.env), site.analytics),
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
      // The framework takes it for HTML.
      copyright: `© ${new Date().getFullYear()} ${asHtml(site.company)}`,
    },
    // The heading levels in a page's list of contents.
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 2},
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
    unshownPlugin,
    ['@docusaurus/plugin-client-redirects', {createRedirects: createRedirects(pages)}],
  ],
});

/** A function, so that wrong content is told as its one line and not as a fault of this file. */
export default async function loadConfig(): Promise<Config> {
  // A build loads this file before it knows its language and once more when it does.
  const isFirst = !process.env.DOCUSAURUS_CURRENT_LOCALE;
  if (isDevServer() || (process.env.NODE_ENV === 'production' && isFirst))
    await requireContent(__dirname);
  return config();
}
