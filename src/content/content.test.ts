/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from './frontMatter';
import {slugOf} from './kinds';

/** The services of a folder, in their order. */
async function servicesIn(folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => /^[^_].*\.md$/.test(file));
  const services = await Promise.all(
    files.map(async (file) => {
      const filePath = path.resolve(folder, file);
      const {frontMatter} = await parseFrontMatter({
        filePath,
        fileContent: readFileSync(filePath, 'utf8'),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return {slug: slugOf(file), position: Number(frontMatter.sidebar_position)};
    }),
  );
  return services.sort((a, b) => a.position - b.position).map(({slug}) => slug);
}

/** The services that the specification names, in its order; others may come between them. */
it.each([
  [
    'docs/technology',
    'ai-data-systems cloud-development cybersecurity govtech technical-support engineering',
  ],
  ['docs/behavioral', 'applied-behavior stress-testing psychology herbal-health tech-behavioral'],
])('%s has the services of the specification in its order', async (folder, named) => {
  const slugs = await servicesIn(folder);
  expect(slugs.filter((slug) => named.split(' ').includes(slug)).join(' ')).toBe(named);
});
