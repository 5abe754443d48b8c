import path from 'node:path';
import {article, files, industryKeys, service, type Fields} from './model';

export type Kind = 'article' | 'service';

/** The two kinds: where their files are, where their pages are, and what fields they hold. */
export const kinds = {
  article: {folder: 'blog', route: '/insights', fields: article as Fields},
  service: {folder: 'docs', route: '/services', fields: service as Fields},
} as const satisfies Record<Kind, object>;

/** The folders of `docs/` that hold services, one a service line. */
export const serviceFolders = ['technology', 'behavioral'] as const;

export type ServiceGroup = (typeof serviceFolders)[number];

/** The parts of the custom pages that content may link to, as `/services#technology`. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  '/about': ['federal'],
  '/services': serviceFolders,
  '/industries': industryKeys,
};

/** Whether the dev server runs, which shows what is wrong instead of stopping at it. */
export const isDevServer = () => process.env.NODE_ENV === 'development';

export const projectRoot = path.resolve(__dirname, '../..');

/** A file's path in the project, with forward slashes. */
export const inProject = (file: string) => path.relative(projectRoot, file).replaceAll('\\', '/');

/** The addresses of published pages that may be gone for good. */
export const removedFile = 'docs/_removed.txt';

/** Who the company is, and what only its owner knows. */
export const ownerFiles = {identity: files.identity.file, company: files.company.file};

/** The file that explains the terms of articles and services. */
export const glossaryFile = 'docs/_glossary.yml';

/** Who signs articles, in the framework's own file. */
export const authorsFile = 'blog/authors.yml';

export const contentFolders = Object.values(kinds).map(({folder}) => folder);

export const imageTypes = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** Whether a file is a page: Markdown, and neither its name nor that of a folder starts with an underscore or a dot. */
export const isPage = (file: string) => /^([^._/][^/]*\/)*[^._/][^/]*\.md$/.test(file);

/** Of which kind a page is, also one of an earlier version or in another language, whose folders the framework names. */
export function kindOf(file: string): Kind | undefined {
  const [, folder] =
    /^(?:versioned_|i18n\/[^/]+\/docusaurus-plugin-content-)?(\w+)\//.exec(file) ?? [];
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].folder === folder);
}

/** The last part of a page's address: `cybersecurity` for docs/technology/cybersecurity.md. */
export const slugOf = (file: string): string =>
  path.basename(file, path.extname(file)).replace(/^\d{4}-\d{2}-\d{2}-/, '');

/** The address of a page without the base URL: `/services/cybersecurity`. */
export const addressOf = (kind: Kind, file: string): string =>
  `${kinds[kind].route}/${slugOf(file)}`;

/** Whether a route is a later page of the list of articles (`/insights/page/2`), which has no words of its own. */
export const isLaterList = (route: string): boolean =>
  new RegExp(`${kinds.article.route}/page/\\d+$`).test(route);
