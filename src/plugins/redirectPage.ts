import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {load} from 'cheerio';
import {frameworkChanged} from './frameworkChanged';

/** Whether a built page is one of the redirect plugin's. */
export const isRedirectPage = (html: string): boolean => html.includes('http-equiv="refresh"');

/**
 * Completes a page of the redirect plugin, whose template takes no options: with a language, a title, a
 * link for visitors without redirects, and a Content-Security-Policy that allows its one script.
 * @param html the page as the plugin wrote it
 * @throws {Error} when it is not what the plugin's own template gives
 */
export function completeRedirectPage(html: string): string {
  const $ = load(html);
  const to = $('link[rel="canonical"]').attr('href') ?? '';
  const expected = createRedirectPageContent({toUrl: decodeURI(to)});
  if (html.trim() !== expected.trim()) {
    throw frameworkChanged('the page of a redirect', 'src/plugins/redirectPage.ts');
  }
  const hash = createHash('sha256').update($('script').text()).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; object-src 'none'`;
  $('html').attr('lang', 'en-US');
  $('meta[charset]').after(
    $('<meta http-equiv="Content-Security-Policy">').attr('content', policy),
    $('<title>').text('This page has moved'),
  );
  const link = $('<a>').attr('href', to).text('its new address');
  $('body').append($('<p>').append('This page has moved to ', link, '.'));
  return $.html().replace(/\s+<body>/, '\n<body>');
}

/**
 * Completes all pages of the redirect plugin, after it has written them.
 * @param outDir the folder of the build
 */
export async function finishRedirects(outDir: string): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  for (const file of files.filter((name) => /(index|\.html)\.html$/.test(name))) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    if (isRedirectPage(html)) await writeFile(path.join(outDir, file), completeRedirectPage(html));
  }
}
