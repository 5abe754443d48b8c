import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {createRedirectPage} from './redirectPage';
import {redirectPolicy} from './securityPolicy';

/** An old address and the page that stands for it, both without the base URL. */
export type Redirect = {from: string; to: string};

/** What every kind of page has in common; one written in code has no front matter. */
type Page = {permalink: string; source: string; frontMatter?: Record<string, unknown>};

/** All pages that come from a file of ours. */
function pagesOf(allContent: AllContent): Page[] {
  const content = (kind: string) => allContent[`docusaurus-plugin-content-${kind}`]?.default;
  return [
    ...((content('docs') as DocsContent | undefined)?.loadedVersions ?? []).flatMap(
      ({docs}) => docs,
    ),
    ...((content('blog') as BlogContent | undefined)?.blogPosts ?? []).map(
      ({metadata}) => metadata,
    ),
    ...((content('pages') as PagesContent | undefined) ?? []),
  ] as Page[];
}

/**
 * The old addresses of all services and articles, from `redirect_from` of their front matter.
 * @param allContent what all plugins loaded
 * @param baseUrl path the site is published under, with both slashes
 * @throws {Error} one line for each address that is in use or claimed twice, with its file
 */
export function collectRedirects(allContent: AllContent, baseUrl: string): Redirect[] {
  const fileOf = ({source}: Page) => source.replace('@site/', '');
  const addressOf = ({permalink}: Page) => `/${permalink.slice(baseUrl.length)}`;
  const pages = pagesOf(allContent);
  const owners = new Map(
    pages.map((page) => [addressOf(page), `is the address of ${fileOf(page)}`]),
  );
  const faults: string[] = [];
  const redirects = pages.flatMap((page) =>
    ((page.frontMatter?.redirect_from ?? []) as string[]).map((from) => {
      const owner = owners.get(from);
      if (owner) {
        faults.push(
          `${fileOf(page)} redirect_from: "${from}" ${owner}. Remove it from one of the two.`,
        );
      }
      owners.set(from, `is redirected by ${fileOf(page)}`);
      return {from, to: addressOf(page)};
    }),
  );
  if (faults.length > 0) {
    const error = new Error(faults.join('\n'));
    // Where in the program it was found out does not help a writer.
    error.stack = error.message;
    throw error;
  }
  return redirects;
}

/** The file the redirect plugin writes for an old address. */
const redirectFile = ({from}: Redirect) =>
  from.endsWith('.html') ? `${from}.html` : `${from}/index.html`;

/**
 * The same for hosts that answer with redirects of their own, in the form Netlify and Cloudflare
 * Pages read; other hosts ignore the file.
 */
function createRedirectsFile(redirects: Redirect[], baseUrl: string): string {
  const rows = redirects.map(
    ({from, to}) => `${baseUrl}${from.slice(1)} ${baseUrl}${to.slice(1)} 301`,
  );
  return ['# Made at the build, from redirect_from of articles and services.', ...rows, ''].join(
    '\n',
  );
}

/**
 * Keeps the old addresses of moved articles and services alive: Docusaurus's own redirect plugin,
 * fed from front matter. Its pages refresh to the new address without a script as well.
 */
export default function redirectsPlugin(context: LoadContext): Plugin<void> {
  let redirects: Redirect[] = [];
  return {
    name: 'redirects',

    async allContentLoaded({allContent}) {
      redirects = collectRedirects(allContent, context.baseUrl);
    },

    async postBuild(props) {
      const pages = clientRedirects(context, {
        id: 'default',
        fromExtensions: [],
        toExtensions: [],
        redirects,
      });
      await pages?.postBuild?.(props);
      const policy = await redirectPolicy(context);
      await Promise.all(
        redirects.map((redirect) => {
          const to = encodeURI(`${context.baseUrl}${redirect.to.slice(1)}`);
          return writeFile(
            path.join(props.outDir, redirectFile(redirect)),
            createRedirectPage(to, policy),
          );
        }),
      );
      await writeFile(
        path.join(props.outDir, '_redirects'),
        createRedirectsFile(redirects, context.baseUrl),
      );
    },
  };
}
