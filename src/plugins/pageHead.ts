import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';

/** A page's path without the base URL. Routes that plugins add may not have it. */
export const routeOf = (permalink: string, {baseUrl}: Pick<LoadContext, 'baseUrl'>): string =>
  permalink.startsWith(baseUrl) ? `/${permalink.slice(baseUrl.length)}` : permalink;

/** Reads a built page. Rejects if its file doesn't exist. */
export function readHtml(outDir: string, route: string): Promise<string> {
  const file = `${route.replace(/\/$/, '/index').replace(/\.html$/, '')}.html`;
  return readFile(path.join(outDir, file), 'utf8');
}

export type PageHead = Awaited<ReturnType<typeof readHead>>;

/** A built page's title without the site's name, its description, and whether it is hidden from search engines. */
export async function readHead(outDir: string, route: string, names: LoadContext['siteConfig']) {
  const html = await readHtml(outDir, route);
  const $ = load(html.slice(0, html.indexOf('<body')));
  const title = $('title').first().text();
  const suffix = ` ${names.titleDelimiter} ${names.title}`;
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: $('meta[name="description"]').attr('content') ?? '',
    isHidden: /noindex/.test($('meta[name="robots"]').attr('content') ?? ''),
  };
}
