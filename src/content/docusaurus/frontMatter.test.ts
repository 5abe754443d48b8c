/** @jest-environment node */
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER as defaultParseFrontMatter} from '@docusaurus/utils';
import {site} from '../../site';
import {service} from '../corpus/project';
import {parseFrontMatter} from './frontMatter';

const file = 'docs/technology/data-rooms.md';
const parse = (fileContent: string, name = file) =>
  parseFrontMatter({filePath: path.resolve(name), fileContent, defaultParseFrontMatter});
const inDevServer = () => jest.replaceProperty(process.env, 'NODE_ENV', 'development');

it('gives a service what its file says, and its address', async () => {
  const {frontMatter, content} = await parse(service.replace('Ask us.', 'Ask {{shortName}}.'));
  const closing = {heading: `Ask ${site.shortName}.`, text: 'Say what you need.'};
  expect(frontMatter).toMatchObject({icon: 'lock', slug: '/data-rooms', closing});
  expect(content.trim()).toMatch(/^## Overview/);
});

it('names file, line and field of all that is wrong, and says what to write', async () => {
  const wrong = service.replace('[government]', '[space]').replace('icon: lock', 'tags: [a]');
  await expect(parse(wrong)).rejects.toThrow(
    new RegExp(
      `^${file}:1 icon: missing. Write, for example: icon: shield\n` +
        `${file}:6 industries: "space" isn't one of the industries.*\n` +
        `${file}:4 tags: there is no field "tags"`,
    ),
  );
});

it("holds an article to the article's fields", async () => {
  await expect(parse(service, 'blog/2025-09-15-defense.md')).rejects.toThrow(
    'blog/2025-09-15-defense.md:1 category: missing.',
  );
});

it('lets the dev server show a page in the making, with examples for what is wrong', async () => {
  inDevServer();
  const {frontMatter} = await parse(service.replace('icon: lock', 'icon: lok'));
  expect(frontMatter).toMatchObject({title: 'Data Rooms', icon: 'shield', slug: '/data-rooms'});
});

it('leaves other Markdown files alone', async () => {
  const {frontMatter} = await parse('---\nanything: goes\n---\n', 'src/pages/imprint.md');
  expect(frontMatter).toEqual({anything: 'goes'});
});

it('fills in names above the text of other Markdown files, and stops a build at others', async () => {
  const page = (name: string) => parse(`---\ntitle: "Of {{${name}}}"\n---\n`, 'src/pages/a.md');
  expect((await page('company')).frontMatter).toEqual({title: `Of ${site.company}`});
  await expect(page('compny')).rejects.toThrow('src/pages/a.md:1 title: "{{compny}}"');
});

it('takes what cannot be read as empty in the dev server, so that it keeps nobody waiting', async () => {
  inDevServer();
  expect((await parse(service + 'word '.repeat(100_000))).content).toBe('');
});
