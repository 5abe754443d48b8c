/** The browser editor, working on local files of the project: it writes what was changed, and nothing else. */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {copyProject} from './support/projectCopy.mjs';
import {pixel} from '../src/content/corpus/project';
import {kinds, serviceFolders} from '../src/content/kinds';
import {files} from '../src/content/model';
import {expect} from './fixtures';
import {articles} from './published';
import {edit, label, pageFiles, test, writeArticle} from './support/editor';

// The window is tall enough to render the whole form, which takes a while without a graphics card.
test.slow();

type Fields = Record<string, unknown> & {closing: object};

const newText = 'Other words for a while';

/** Ways to change a page: the field's label, and what changes in the front matter. */
const changes = [
  [label('title'), () => ({title: newText})],
  [label('closing', 'heading'), ({closing}: Fields) => ({closing: {...closing, heading: newText}})],
] as const;

const lines = {blog: kinds.article.folder, services: kinds.service.folder};
for (const folder of [lines.blog, ...serviceFolders.map((line) => `${lines.services}/${line}`)])
  test(`editing one field in ${folder} changes nothing else in the file`, async ({page, disk}) => {
    // One page for each kind of change; every page in the deep run.
    const end = process.env.DEEP_TESTS ? undefined : changes.length;
    const files = pageFiles.filter((file) => file.startsWith(`${folder}/`)).slice(0, end);
    test.setTimeout(30_000 * (files.length + 1));
    expect(files).not.toEqual([]);
    for (const [index, file] of files.entries())
      await test.step(file, async () => {
        const [field, change] = changes[index % changes.length] ?? changes[0];
        const before = readFileSync(file, 'utf8');
        const after = await edit(page, disk, file, {[field]: newText});
        const [[, fields = '', ...body], [, newFields = '', ...newBody]] = [before, after].map(
          (content) => content.split('---\n'),
        ) as [string[], string[]];
        const was = parse(fields) as Fields;
        expect(parse(newFields)).toEqual({...was, ...change(was)});
        expect(newBody.join('---\n')).toBe(body.join('---\n'));
        const [removed, added] = [
          [before, after],
          [after, before],
        ].map(([one = '', other = '']) =>
          one.split('\n').filter((line) => !other.split('\n').includes(line)),
        );
        expect([...(removed ?? []), ...(added ?? [])].length).toBeLessThanOrEqual(3);
      });
  });

test.describe('a page that was written by hand', () => {
  const file = `${lines.services}/${serviceFolders[0]}/by-hand.md`;
  const before = `---
# What it is called
title:   "A: title"   # for now
description: >-
  What the reader gets here, in “one” sentence that was
  folded, and why it’s of use.
search_terms:
- 'help desk'
- "2025-10-10"
icon: lock
services: [ ]
sidebar_position: 2.5
industries: [ government,  "healthcare" ]
action: {to: /contact, label: 'Get in Touch'}
closing:
  # Two words
  heading: 'Ask us'
  text: "It's \\"here\\"."
draft: false
---


A line with two spaces at its end  
and a\ttab.
`;
  test.use({files: {[file]: before}});

  test('keeps its quotes, comments, brackets, and whitespace', async ({page, disk}) => {
    const place = kinds.service.fields.sidebar_position?.label ?? '';
    const after = await edit(page, disk, file, {[label('title')]: newText, [place]: '0'});
    const titled = before.replace('  "A: title"', `"${newText}"`);
    expect(after).toBe(titled.replace('2.5', '0'));
  });
});

/** The lines of a text that another text doesn't have. */
const linesOf = (text: string, other: string) =>
  text.split('\n').filter((line) => !other.split('\n').includes(line));

const {tagline} = files.identity.fields;
for (const [file, field] of [
  [files.identity.file, tagline.fields.technology.label],
  [files.home.file, files.home.fields.name.label],
] as const)
  test(`changing one text in ${file} changes one line`, async ({page, disk}) => {
    const before = readFileSync(file, 'utf8');
    const after = await edit(page, disk, file, {[field]: newText});
    const [removed, added] = [linesOf(before, after), linesOf(after, before)];
    expect(removed).toHaveLength(1);
    expect(added).toEqual([expect.stringContaining(newText)]);
    expect(after.split('\n')).toHaveLength(before.split('\n').length);
  });

test('articles are sorted by date, newest first', async ({page, disk}) => {
  const {folder} = kinds.article;
  expect(Object.keys(await disk.read(folder))).not.toEqual([]);
  await page.goto(`./#/collections/${folder}`);
  const titles = page.getByRole('grid').getByRole('row');
  await expect(titles).toHaveText(articles.map(({title}) => new RegExp(title.slice(0, 20))));
});

test('a new article is a draft that passes the content check, with its image next to it', async ({
  page,
  disk,
}) => {
  const title = 'Locks: "keys" & R&D #1, 5 < 6';
  const made = await writeArticle(page, disk, title, 'Équipe Team photo (1).PNG');
  const [[name, text] = ['', ''], [picture] = ['']] = made;
  expect(name).toMatch(/^\d{4}-\d\d-\d\d-locks-keys-[a-z0-9-]+\.md$/);
  expect(text).toContain('\ndraft: true\n');
  expect(picture).toBe('equipe-team-photo-1.png');
  expect(text).toMatch(/\n\n!\[\]\(\.\/equipe-team-photo-1\.png\)\n$/);
  const root = copyProject();
  const check = () => {
    const options = {cwd: root, encoding: 'utf8'} as const;
    return spawnSync(process.execPath, ['scripts/check-content.mjs'], options);
  };
  const article = path.join(root, kinds.article.folder, name);
  writeFileSync(path.join(path.dirname(article), picture), pixel);
  writeFileSync(article, text);
  expect(check()).toMatchObject({status: 1, stdout: expect.stringMatching(/^\S+ image: .*\n\n1 /)});
  writeFileSync(article, text.replace('![]', '![Our team in front of a door]'));
  expect(check()).toMatchObject({status: 0, stdout: expect.stringMatching(/Drafts: 1/)});
  rmSync(root, {recursive: true});
});
