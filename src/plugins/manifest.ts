import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {readTokens} from '../css/readTokens';
import {site} from '../site';

const manifestFile = 'site.webmanifest';

/**
 * What a phone or desktop needs to keep the site among its apps: the company's name and the icons
 * that `scripts/make-icons.mjs` has drawn.
 * @param baseUrl path the site is published under, with both slashes
 */
export function createManifest(baseUrl: string) {
  const page = readTokens('light')['--site-color-page'];
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
      {src: `${baseUrl}icon-512-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    ],
  };
}

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/** Says the color of the page to the browser's own bars, which know the system's theme only. */
const themeColor = (theme: 'light' | 'dark'): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${theme})`,
    content: readTokens(theme)['--site-color-page'] ?? '',
  },
});

/**
 * Gives every page its icons, its theme colors and a web manifest made from the identity file.
 * The `.ico` says its size, or Chrome would take it before the sharper `.svg`.
 */
export default function manifestPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-manifest',

    injectHtmlTags: () => ({
      headTags: [
        link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
        link({rel: 'icon', href: `${baseUrl}favicon.svg`, type: 'image/svg+xml'}),
        link({rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`}),
        link({rel: 'manifest', href: `${baseUrl}${manifestFile}`}),
        themeColor('light'),
        themeColor('dark'),
      ],
    }),

    async postBuild({outDir}) {
      await writeFile(path.join(outDir, manifestFile), `${JSON.stringify(createManifest(baseUrl), null, 2)}\n`);
    },
  };
}
