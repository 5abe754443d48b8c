import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {at, expect, test} from './fixtures';
import {services} from './table';

const buildFolder = path.resolve(process.env.BUILD_DIR || 'build');

/** The paths that a part of a built page links to. */
function linksIn(page: string, part: string): string[] {
  const $ = load(readFileSync(path.join(buildFolder, `${page}.html`), 'utf8'));
  return $(part)
    .find('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

/** The front matter of a folder's files, by the file's name. */
function frontMatter(folder: string): Map<string, Record<string, unknown>> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(^|[\\/])[^_\\/]+\.md$/.test(file),
  );
  return new Map(
    files.map((file) => [
      path.basename(file, '.md').replace(/^\d{4}-\d{2}-\d{2}-/, ''),
      parse(readFileSync(path.join(folder, file), 'utf8').split(/^---$/m)[1] ?? '') as Record<
        string,
        unknown
      >,
    ]),
  );
}

const articleFields = frontMatter('blog');
const serviceFields = frontMatter('docs');

test('an article links to the services it names, and no others', () => {
  for (const [slug, {services: named}] of articleFields) {
    const links = linksIn(`insights/${slug}`, 'main aside').filter((link) =>
      link.startsWith(at('/services/')),
    );
    expect(links.sort(), slug).toEqual(
      (named as string[]).map((service) => at(`/services/${service}`)).sort(),
    );
  }
});

test('a service links to the articles that name it', () => {
  const named = new Set(
    [...articleFields.values()].flatMap(({services: slugs}) => slugs as string[]),
  );
  expect(named.size).toBeGreaterThan(5);
  for (const service of named) {
    const links = linksIn(`services/${service}`, 'main aside').filter((link) =>
      link.startsWith(at('/insights/')),
    );
    const about = [...articleFields].filter(([, fields]) =>
      (fields.services as string[]).includes(service),
    );
    const expected = about
      .sort(([, a], [, b]) => String(b.date).localeCompare(String(a.date)))
      .slice(0, 2);
    expect([...new Set(links)], service).toEqual(expected.map(([slug]) => at(`/insights/${slug}`)));
  }
});

test('an industry links to the services that name it, in their order', () => {
  for (const industry of ['aerospace', 'government', 'consumer', 'healthcare']) {
    const links = linksIn('industries', `main #${industry}`).filter((link) =>
      link.startsWith(at('/services/')),
    );
    const serving = services.filter(({slug}) =>
      (serviceFields.get(slug)?.industries as string[]).includes(industry),
    );
    expect(links.length, industry).toBeGreaterThan(0);
    expect(links, industry).toEqual(serving.map(({slug}) => at(`/services/${slug}`)));
  }
});
