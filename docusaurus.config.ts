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

/** Problems stop a build; the dev server shows them and keeps running (src/content/docusaurus/plugin.ts). */
const onFault = isDevServer() ? 'warn' : 'throw';

/** Options shared by docs, blog, and pages. */
const markdown = {
  editUrl: editAddress(site.repository),
  beforeDefaultRemarkPlugins: [sharedTree, blocks],
  remarkPlugins: [pictures],
  admonitions: {keywords: admonitions},
};

/** Never .mdx, which can contain code. */
const contentFiles = ['**/*.md'];

/** Languages for code blocks, in addition to the framework's own. */
const codeLanguages = 'bash csharp diff docker hcl http ini java json powershell toml';

const pages = contentPages(__dirname);

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In identity.yml, an attribute without a value repeats its name: `async: async`. */
const scriptAttributes = Object.entries(site.analytics?.attributes ?? {}).map(
  ([name, value]) => [name, value === name || value] as const,
);

/** Wiring only: the company's details are in `src/site/identity.yml`, links in `src/navigation.ts`. */
const config = ({url, baseUrl} = siteAddress(site, process.env)): Config => ({
  title: site.shortName,
  tagline: `${site.tagline.technology} ${site.tagline.human}`,
  url,
  baseUrl,
  // GitHub Pages then serves `/services` from services.html; src/documents adds `/services/`.
  trailingSlash: false,
  baseUrlIssueBanner: false,
  // The repository and branch that `npm run deploy` publishes to.
  organizationName: site.repository?.owner,
  projectName: site.repository?.name,
  deploymentBranch: site.repository?.deploymentBranch ?? 'gh-pages',

  future: {
    v4: true,
    faster: {
      gitEagerVcs: false,
      // The cache ignores changes of the base URL, so styles would keep their old URLs.
      rspackPersistentCache: !process.env.BASE_URL,
    },
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: onFault,

  markdown: {
    // `.md` is CommonMark: braces, `5 < 6`, and `<me@firm.com>` are text, and nothing in it is executed.
    format: 'detect',
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: onFault, onBrokenMarkdownImages: onFault},
  },

  // The drawings plugin writes its files to the second one, in a build and in the dev server.
  staticDirectories: ['static', '.docusaurus/drawings'],

  headTags: [
    {tagName: 'meta', attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'}},
  ],

  scripts: site.analytics?.script
    ? [{src: site.analytics.script, defer: true, ...Object.fromEntries(scriptAttributes)}]
    : [],

  presets: [
    // Must come first, because it waits for all other plugins (src/documents/README.md).
    [
      './src/documents/index.ts',
      {
        // 'throw' allows documents only; 'all' builds an ordinary Docusaurus site.
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
          // Paginate, so that the list's download size doesn't grow with the number of articles.
          postsPerPage: 24,
          blogSidebarCount: 0,
          archiveBasePath: null,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'ignore',
          showReadingTime: false,
          processBlogPosts: async ({blogPosts}) => visiblePosts(blogPosts),
          // Lists show cards, so truncate an article right after its front matter: it is then compiled
          // only once.
          truncateMarker: /(?<=\n---\r?\n)/,
          feedOptions,
        },
        pages: markdown,
        // `null` keeps the plugin from running Git for dates.
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
      // The framework renders it as HTML.
      copyright: `© ${new Date().getFullYear()} ${asHtml(site.company)}`,
    },
    // The table of contents lists `##` headings only.
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

/** A function, so that content problems print as one line each, not as an error in this file. */
export default async function loadConfig(): Promise<Config> {
  // A build loads this file twice: before and after it knows the locale. Check only once.
  const isFirst = !process.env.DOCUSAURUS_CURRENT_LOCALE;
  if (isDevServer() || (process.env.NODE_ENV === 'production' && isFirst))
    await requireContent(__dirname);
  return config();
}
