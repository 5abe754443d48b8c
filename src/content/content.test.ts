/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from './frontMatter';
import type {ArticleFrontMatter, ServiceFrontMatter} from './schema';

/** All that is below a folder of the project, by its path in it. */
const filesIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );

/** The pages among them: a name that starts with an underscore is none. */
const pagesIn = (folder: string) =>
  filesIn(folder).filter((file) => /\/[^_/][^/]*\.md$/.test(file));

const read = (file: string) =>
  parseFrontMatter({
    filePath: path.resolve(file),
    fileContent: readFileSync(file, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

/** The services of a folder, in their order. */
async function servicesIn(folder: string) {
  const services = await Promise.all(
    pagesIn(folder).map(
      async (file) =>
        (await read(file)).frontMatter as unknown as ServiceFrontMatter & {slug: string},
    ),
  );
  return services
    .sort((a, b) => a.sidebar_position - b.sidebar_position)
    .map(({slug}) => slug.slice(1));
}

/** Those services of a folder that the specification names; others may stand between them. */
const among = async (folder: string, named: string[]) =>
  (await servicesIn(folder)).filter((slug) => named.includes(slug));

describe('services', () => {
  it('stand in the order of the specification', async () => {
    const technology = [
      'ai-data-systems',
      'cloud-development',
      'cybersecurity',
      'govtech',
      'technical-support',
      'engineering',
    ];
    const behavioral = [
      'applied-behavior',
      'stress-testing',
      'psychology',
      'herbal-health',
      'tech-behavioral',
    ];
    expect(await among('docs/technology', technology)).toEqual(technology);
    expect(await among('docs/behavioral', behavioral)).toEqual(behavioral);
  });

  it.each(pagesIn('docs'))('%s has the front matter of a service', async (file) => {
    await expect(read(file)).resolves.toBeDefined();
  });
});

describe('articles', () => {
  const articles = pagesIn('blog');

  it('are found', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
  });

  it.each(articles)(
    '%s has the front matter of an article, and the day of its name',
    async (file) => {
      const {date} = (await read(file)).frontMatter as unknown as ArticleFrontMatter;
      expect(path.basename(file)).toContain(new Date(date).toISOString().slice(0, 10));
    },
  );

  it.each(articles)('%s concerns services that exist', async (file) => {
    const {services} = (await read(file)).frontMatter as unknown as ArticleFrontMatter;
    const existing = [
      ...(await servicesIn('docs/technology')),
      ...(await servicesIn('docs/behavioral')),
    ];
    expect(existing).toEqual(expect.arrayContaining(services));
  });
});
