/** @jest-environment node */
import {editorConfig, editorFields, type EditorField} from './editor';
import {checkContent} from './check';
import {formatProblem} from './check/messages';
import {memorySource, project} from './corpus/project';
import {categories} from './categories';
import {kinds} from './kinds';

import {fieldsAt} from './schema';
import {renderTemplate} from './templates';

const find = (fields: EditorField[], name: string) => fields.find((field) => field.name === name);

it.each(['article', 'service'] as const)(
  'has a form with the fields of an %s, as many and as needed as in its schema',
  (kind) => {
    const schema = fieldsAt(kinds[kind].schema, []);
    const form = editorFields(kind, []);
    expect(form.map(({name}) => name)).toEqual([...Object.keys(schema), 'body']);
    for (const {name, required, hint} of form.slice(0, -1)) {
      expect({name, required}).toEqual({name, required: !schema[name]?.isOptional()});
      expect(hint).toMatch(/\w+ \w+/);
    }
  },
);

it('offers what the schema allows, and nothing else', () => {
  const form = editorFields('article', ['cybersecurity', 'govtech']);
  expect(find(form, 'category')).toMatchObject({widget: 'select', options: [...categories]});
  expect(find(form, 'services')).toMatchObject({
    widget: 'select',
    multiple: true,
    min: 1,
    options: ['cybersecurity', 'govtech'],
  });
  expect(find(form, 'title')).toMatchObject({widget: 'string', minlength: 3, maxlength: 90});
  expect(find(form, 'description')).toMatchObject({widget: 'text', minlength: 60, maxlength: 180});
  expect(find(form, 'date')).toMatchObject({
    widget: 'datetime',
    format: 'YYYY-MM-DD',
    time_format: false,
  });
  expect(find(form, 'read_time')).toMatchObject({
    widget: 'number',
    value_type: 'int',
    min: 1,
    max: 30,
  });
  expect(find(form, 'draft')).toMatchObject({widget: 'boolean', default: true});
  expect((find(form, 'action')?.fields as EditorField[]).map(({name}) => name)).toEqual([
    'label',
    'to',
  ]);
});

it('writes where the files are, signs in by token, and lists pages without the file to copy', () => {
  const repository = {owner: 'owner', name: 'website', branch: 'main'};
  const {backend, collections} = editorConfig('Name', repository, []);
  expect(backend).toEqual({
    name: 'github',
    repo: 'owner/website',
    branch: 'main',
    auth_methods: ['token'],
  });
  expect(collections.map(({folder, slug}) => `${folder} ${slug}`)).toEqual([
    'blog {{fields.date}}-{{title}}',
    'docs/technology {{title}}',
    'docs/behavioral {{title}}',
  ]);
  const [template = ''] = /(?<=^title: ).*$/m.exec(renderTemplate('article')) ?? [];
  for (const {fields, filter} of collections) {
    expect(find(fields, 'body')).toMatchObject({widget: 'markdown', modes: ['raw']});
    expect(template).not.toMatch(new RegExp(filter.pattern));
    expect('The Future of AI in Government Systems').toMatch(new RegExp(filter.pattern));
  }
});

/** As the editor of version 0.221.1 wrote it: its quotes, its lists, its name for the file. */
const written = {
  file: 'blog/2025-10-14-locks-keys-r-d-1-5-6.md',
  text: `---
title: 'Locks: "keys" & R&D #1, 5 < 6'
description: "What the reader learns here: it's in two sentences, and why it matters to them at this very time #1."
category: Technology
date: 2025-10-14
read_time: 1
services:
  - cybersecurity
action:
  label: Get in Touch
  to: /contact
closing:
  heading: Ask us.
  text: |-
    Say what you need: two lines.
    Second line.
draft: true
---

Start with the point.
`,
};

it.each([written.text, written.text.replaceAll('\n', '\r\n')])(
  'writes what the check finds nothing to mend in',
  async (text) => {
    const {problems, summary} = await checkContent(
      memorySource({...project, [written.file]: text}),
      {today: '2025-12-01'},
    );
    expect(problems.map(formatProblem)).toEqual([]);
    expect(summary).toMatch(/2 articles.*1 draft/);
  },
);
