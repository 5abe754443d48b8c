import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {isLaterList} from '../content/kinds';
import {readTokens, tokenOf, type Theme} from '../css/readTokens';
import {SettingError} from '../settings';
import {site, type Site} from '../site';
import {readHead, type PageHead} from './pageHead';

const pageColor = (theme: Theme): string =>
  tokenOf(readTokens(theme), '--site-color-page', 'The color of the browser bars');

/** Icons and the colors of the browser's own bars, for the head of every page. */
function headTags(baseUrl: string): HtmlTagObject[] {
  const link = (rel: string, file: string, more = {}) => ({
    tagName: 'link',
    attributes: {rel, href: baseUrl + file, ...more},
  });
  return [
    // With a size, or Chrome would take it before the sharper SVG.
    link('icon', 'favicon.ico', {sizes: '32x32'}),
    link('icon', 'favicon.svg', {type: 'image/svg+xml'}),
    link('apple-touch-icon', 'apple-touch-icon.png'),
    ...(['light', 'dark'] as const).map((theme) => {
      const media = `(prefers-color-scheme: ${theme})`;
      return {tagName: 'meta', attributes: {name: 'theme-color', media, content: pageColor(theme)}};
    }),
  ];
}

/** Whom to tell about a weakness (RFC 9116). It expires in less than a year; every build renews it. */
function securityTxt(root: string, {emails, repository}: Site): string {
  const lines = {
    Contact: `mailto:${emails.general}`,
    Expires: new Date(Date.now() + 364 * 86_400_000).toISOString(),
    'Preferred-Languages': 'en',
    Canonical: `${root}.well-known/security.txt`,
    ...(repository && {
      Policy: `https://github.com/${repository.owner}/${repository.name}/blob/${repository.branch}/SECURITY.md`,
    }),
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** The list of all pages for language models (llmstxt.org). */
function llmsTxt(root: string, pages: readonly (PageHead & {route: string})[]): string {
  const kindOf = (route: string) => /^\/(services|insights)\/./.exec(route)?.[1];
  const parts = Object.entries({
    Services: 'services',
    Articles: 'insights',
    Company: undefined,
  }).map(([heading, kind]) => [
    `## ${heading}\n`,
    ...pages
      .filter(({route, isHidden}) => !isHidden && kindOf(route) === kind)
      .map(
        ({route, title, description: words}) => `- [${title}](${root}${route.slice(1)}): ${words}`,
      ),
  ]);
  const head = [`# ${site.company}`, `> ${site.description}`];
  return [...head, ...parts.map((lines) => lines.join('\n'))].join('\n\n');
}

/** The file by which GitHub Pages knows a custom domain when a branch is published. */
function cname(domain: string): string {
  if (/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain)) return domain;
  throw new SettingError(
    `src/site.ts, customDomain: "${domain}" is not a domain. Write it alone, for example "www.example.com".`,
  );
}

/**
 * Writes `.well-known/security.txt`, `robots.txt`, `llms.txt` and `CNAME` from `src/site.ts`.
 * @throws {SettingError} when `customDomain` is not a domain
 */
export default function identityFilesPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const root = siteConfig.url + baseUrl;
  const domain = site.customDomain && cname(site.customDomain);
  return {
    name: 'identity-files',
    injectHtmlTags: () => ({headTags: headTags(baseUrl)}),
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths
        .map((permalink) => `/${permalink.slice(baseUrl.length)}`)
        .filter((route) => route !== '/404.html' && !isLaterList(route));
      const pages = await Promise.all(
        routes.map(async (route) => ({route, ...(await readHead(outDir, route, siteConfig))})),
      );
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      const files = {
        '.well-known/security.txt': securityTxt(root, site),
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml`,
        'llms.txt': llmsTxt(root, pages),
        ...(domain && {CNAME: domain}),
      };
      for (const [file, text] of Object.entries(files))
        await writeFile(path.join(outDir, file), `${text}\n`);
    },
  };
}
