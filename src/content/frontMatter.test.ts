/** @jest-environment node */
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {site} from '../site';
import {parseFrontMatter} from './frontMatter';
import {slugOf} from './kinds';

const service = `---
title: Cybersecurity
description: Security design, testing and evidence for systems that hold sensitive data.
icon: shield
sidebar_position: 3
industries: [government]
action: {label: Schedule Security Assessment, to: /contact}
closing: {heading: Find out where you stand., text: "Write to {{shortName}}."}
---

Text.
`;

const parse = (file: string, fileContent: string) =>
  parseFrontMatter({
    filePath: path.join(process.cwd(), file),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

it.each([
  ['docs/technology/cybersecurity.md', 'cybersecurity'],
  ['blog/2025-09-15-defense-security.md', 'defense-security'],
  ['docs/behavioral/2025-outlook.md', '2025-outlook'],
])('makes the address of %s from its name', (file, address) => {
  expect(slugOf(file)).toBe(address);
});

it('gives a service what its file says, and its address', async () => {
  const {frontMatter, content} = await parse('docs/technology/cybersecurity.md', service);
  expect(frontMatter).toMatchObject({
    title: 'Cybersecurity',
    icon: 'shield',
    slug: '/cybersecurity',
    closing: {text: `Write to ${site.shortName}.`},
  });
  expect(content.trim()).toBe('Text.');
});

it('names file, line and field of all that is wrong, and says what to write', async () => {
  const wrong = service.replace('[government]', '[space]').replace('icon: shield', 'tags: [a]');
  const parsing = parse('docs/technology/cybersecurity.md', wrong);
  const file = 'docs/technology/cybersecurity.md';
  await expect(parsing).rejects.toThrow(
    `${file}:1 icon: missing. Write, for example: icon: shield`,
  );
  await expect(parsing).rejects.toThrow(`${file}:6 industries: "space" is not an industry.`);
  await expect(parsing).rejects.toThrow(`${file}:4 tags: there is no field "tags"`);
});

it("holds an article to the article's fields", async () => {
  await expect(parse('blog/2025-09-15-defense-security.md', service)).rejects.toThrow(
    'blog/2025-09-15-defense-security.md:1 category: missing.',
  );
});

it('lets the dev server show a page in the making', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const {frontMatter} = await parse(
    'docs/technology/cybersecurity.md',
    service.replace('icon: shield', 'icon: sheild'),
  );
  expect(frontMatter).toMatchObject({
    title: 'Cybersecurity',
    icon: 'shield',
    slug: '/cybersecurity',
  });
});

it('leaves other Markdown files alone', async () => {
  const {frontMatter} = await parse('src/pages/imprint.md', '---\nanything: goes\n---\n');
  expect(frontMatter).toEqual({anything: 'goes'});
});

it('takes what cannot be read as empty in the dev server, so that it keeps nobody waiting', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const file = 'docs/technology/cybersecurity.md';
  expect((await parse(file, `\uFEFF${service.replaceAll('\n', '\r\n')}`)).content.trim()).toBe(
    'Text.',
  );
  expect((await parse(file, service + 'word '.repeat(100_000))).content).toBe('');
});
