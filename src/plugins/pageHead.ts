import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';

/** What a built page's head says of it. */
export type PageHead = {
  /** Its title, without the site's name behind it. */
  title: string;
  /** Its description; empty where it has none. */
  description: string;
  /** Whether search engines are asked to leave it out. */
  isHidden: boolean;
};

/**
 * Reads the head of a built page, its title without what the framework puts behind it.
 * @throws {Error} when there is no such file
 */
export async function readHead(
  outDir: string,
  route: string,
  names: {title: string; titleDelimiter: string},
): Promise<PageHead> {
  const name = route.replace(/\/$/, '/index').replace(/\.html$/, '');
  const html = await readFile(path.join(outDir, `${name}.html`), 'utf8');
  const $ = load(html.slice(0, html.indexOf('<body')));
  const title = $('title').first().text();
  const suffix = ` ${names.titleDelimiter} ${names.title}`;
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: $('meta[name="description"]').attr('content') ?? '',
    isHidden: /noindex/.test($('meta[name="robots"]').attr('content') ?? ''),
  };
}
