import {spawnSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {isLaterList} from '../content/kinds';
import {readTokens, tokenOf} from '../css/readTokens';
import {site, type Site} from '../site';
import {readHead, routeOf, type PageHead} from './pageHead';

function headTags(baseUrl: string): HtmlTagObject[] {
  const icons = [
    // Without a size, Chrome would prefer it to the sharper SVG.
    {rel: 'icon', href: 'favicon.ico', sizes: '32x32'},
    {rel: 'icon', href: 'favicon.svg', type: 'image/svg+xml'},
    {rel: 'apple-touch-icon', href: 'apple-touch-icon.png'},
  ];
  const colors = (['light', 'dark'] as const).map((theme) => ({
    name: 'theme-color',
    media: `(prefers-color-scheme: ${theme})`,
    content: tokenOf(readTokens(theme), '--site-color-page', 'The color of the browser bars'),
  }));
  return [
    ...icons.map((icon) => ({tagName: 'link', attributes: {...icon, href: baseUrl + icon.href}})),
    ...colors.map((attributes) => ({tagName: 'meta', attributes})),
  ];
}

/** The last commit's time, so that builds of a commit are the same on any day; without Git, the current time. */
function committedAt(siteDir: string): number {
  const args = ['log', '-1', '--format=%cI'];
  const {stdout} = spawnSync('git', args, {cwd: siteDir, encoding: 'utf8'});
  return Date.parse(stdout.trim()) || Date.now();
}

/** Where to report vulnerabilities (RFC 9116). It expires in less than a year, and every commit renews it. */
function securityTxt(root: string, siteDir: string, {emails, repository}: Site): string {
  const lines = {
    Contact: `mailto:${emails.general}`,
    Expires: new Date(committedAt(siteDir) + 364 * 86_400_000).toISOString(),
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

function llmsTxt(root: string, pages: readonly (PageHead & {route: string})[]): string {
  const list = (heading: string, of?: string) => {
    const some = pages.filter(({route}) => /^\/(services|insights)\/./.exec(route)?.[1] === of);
    const lines = some.map(
      ({route, title, description}) => `- [${title}](${root}${route.slice(1)}): ${description}`,
    );
    return [`## ${heading}\n`, ...lines].join('\n');
  };
  return [
    `# ${site.company}`,
    `> ${site.description}`,
    list('Services', 'services'),
    list('Articles', 'insights'),
    list('Company'),
  ].join('\n\n');
}

/** Writes `.well-known/security.txt`, `robots.txt`, `llms.txt`, and, for a custom domain on GitHub Pages, `CNAME`. */
export default function identityFilesPlugin(context: LoadContext): Plugin {
  const {baseUrl, siteConfig} = context;
  const root = siteConfig.url + baseUrl;
  return {
    name: 'identity-files',
    injectHtmlTags: () => ({headTags: headTags(baseUrl)}),
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths
        .map((permalink) => routeOf(permalink, context))
        .filter((route) => route !== '/404.html' && !isLaterList(route));
      const pages = await Promise.all(
        routes.map(async (route) => ({route, ...(await readHead(outDir, route, siteConfig))})),
      );
      const shown = pages.filter(({isHidden}) => !isHidden);
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      const files = {
        '.well-known/security.txt': securityTxt(root, context.siteDir, site),
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml`,
        'llms.txt': llmsTxt(root, shown),
        ...(site.customDomain && {CNAME: site.customDomain}),
      };
      for (const [file, text] of Object.entries(files))
        await writeFile(path.join(outDir, file), `${text}\n`);
    },
  };
}
