import path from 'node:path';
import {article, files, industryKeys, service, type Fields} from './model';

export type Kind = 'article' | 'service';

/** The two kinds of content: their folders, routes, and fields. */
export const kinds = {
  article: {folder: 'blog', route: '/insights', fields: article as Fields},
  service: {folder: 'docs', route: '/services', fields: service as Fields},
} as const satisfies Record<Kind, object>;

/** The folders of `docs/` with services, one per service line. */
export const serviceFolders = ['technology', 'behavioral'] as const;

export type ServiceGroup = (typeof serviceFolders)[number];

/** The anchors on custom pages that content may link to, such as `/services#technology`. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  '/about': ['federal'],
  '/services': serviceFolders,
  '/industries': industryKeys,
};

/** Whether this is the dev server, which shows problems instead of stopping. */
export const isDevServer = () => process.env.NODE_ENV === 'development';

export const projectRoot = path.resolve(__dirname, '../..');

/** A file's path relative to the project, with forward slashes. */
export const inProject = (file: string) => path.relative(projectRoot, file).replaceAll('\\', '/');

/** Lists the paths of published pages that were removed on purpose. */
export const removedFile = 'docs/_removed.txt';

/** The files with the company's details, filled in by the owner. */
export const ownerFiles = {identity: files.identity.file, company: files.company.file};

/** Explains the terms used in articles and services. */
export const glossaryFile = 'docs/_glossary.yml';

/** The blog plugin's list of authors. */
export const authorsFile = 'blog/authors.yml';

export const contentFolders = Object.values(kinds).map(({folder}) => folder);

export const imageTypes = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** Whether a file is a page: Markdown, with no part of its path starting with an underscore or a dot. */
export const isPage = (file: string) => /^([^._/][^/]*\/)*[^._/][^/]*\.md$/.test(file);

/** A page's kind, including pages in the framework's folders for versions and translations. */
export function kindOf(file: string): Kind | undefined {
  const [, folder] =
    /^(?:versioned_|i18n\/[^/]+\/docusaurus-plugin-content-)?(\w+)\//.exec(file) ?? [];
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].folder === folder);
}

/** A page's slug: `cybersecurity` for docs/technology/cybersecurity.md. */
export const slugOf = (file: string): string =>
  path.basename(file, path.extname(file)).replace(/^\d{4}-\d{2}-\d{2}-/, '');

/** A page's path without the base URL: `/services/cybersecurity`. */
export const addressOf = (kind: Kind, file: string): string =>
  `${kinds[kind].route}/${slugOf(file)}`;

/** Whether a route is a later page of the article list (`/insights/page/2`), which has no text of its own. */
export const isLaterList = (route: string): boolean =>
  new RegExp(`${kinds.article.route}/page/\\d+$`).test(route);
