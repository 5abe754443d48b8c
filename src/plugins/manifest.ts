import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {readTokens, tokenOf, type Theme} from '../css/readTokens';
import {site} from '../site';

const manifestFile = 'site.webmanifest';

/** The color of the page, for what stands around it. */
const pageColor = (theme: Theme): string =>
  tokenOf(readTokens(theme), '--site-color-page', 'The web manifest');

/**
 * What a phone or desktop needs to keep the site among its apps: the company's name and the icons
 * that `scripts/make-icons.mjs` has drawn.
 * @param baseUrl path the site is published under, with both slashes
 */
function createManifest(baseUrl: string) {
  const page = pageColor('light');
  return {
    id: baseUrl,
    name: site.company,
    short_name: site.shortName,
    description: site.description,
    lang: 'en-US',
    start_url: baseUrl,
    scope: baseUrl,
    // A site to read, with an address bar and a way back: nothing is gained by hiding them.
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: [
      {src: `${baseUrl}favicon.svg`, sizes: 'any', type: 'image/svg+xml'},
      {src: `${baseUrl}icon-192.png`, sizes: '192x192', type: 'image/png'},
      {
        src: `${baseUrl}icon-512-maskable.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/** Says the color of the page to the browser's own bars, which know the system's theme only. */
const themeColor = (theme: Theme): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${theme})`,
    content: pageColor(theme),
  },
});

/**
 * A drawing as an address that holds all of it.
 * @param svg its markup
 */
export function dataAddress(svg: string): string {
  const escapes: Record<string, string> = {
    '"': "'",
    '%': '%25',
    '#': '%23',
    '<': '%3C',
    '>': '%3E',
  };
  return `data:image/svg+xml,${svg.replace(/\n/g, '').replace(/["%#<>]/g, (character) => escapes[character] ?? '')}`;
}

/**
 * Gives every page its icons, its theme colors and a web manifest made from the identity file.
 * The `.ico` says its size, or Chrome would take it before the sharper `.svg`, which stands in the page:
 * browsers ask for a tab's icon with the priority of what is seen first (0.4 kB in place of a request).
 */
export default function manifestPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  const icon = dataAddress(readFileSync(path.join(siteDir, 'static/favicon.svg'), 'utf8'));
  return {
    name: 'site-manifest',

    injectHtmlTags: () => ({
      headTags: [
        link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
        link({rel: 'icon', href: icon, type: 'image/svg+xml'}),
        link({rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`}),
        themeColor('light'),
        themeColor('dark'),
        // Browsers fetch it beside what is painted first; with scripts it comes after that (src/client/later.ts).
        {tagName: 'noscript', innerHTML: `<link rel="manifest" href="${baseUrl}${manifestFile}">`},
      ],
    }),

    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, manifestFile),
        `${JSON.stringify(createManifest(baseUrl), null, 2)}\n`,
      );
    },
  };
}
