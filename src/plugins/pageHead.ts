import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';

/** What a built page's head says of it. */
export type PageHead = Awaited<ReturnType<typeof readHead>>;

/**
 * Reads the head of a built page: its title without what the framework puts behind it, its description (empty
 * where it has none), and whether search engines are asked to leave it out.
 * @throws {Error} when there is no such file
 */
export async function readHead(
  outDir: string,
  route: string,
  names: {title: string; titleDelimiter: string},
) {
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
