import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkContent} from '../check';
import {ownerFiles} from '../kinds';
import {files} from '../model';
import type {Source} from '../load';
import {formatProblem} from '../messages';

/**
 * A small in-memory project for the corpus: pages and files to refer to, and one valid article and one valid
 * service, whose line numbers the cases depend on.
 */

/** A valid article; its text starts at line 16. */
export const article = `---
title: A Good Title
description: What the reader learns here in two sentences, and why it matters to them at this very time.
category: Technology
date: 2025-10-10
read_time: 1
services: [cybersecurity]
action:
  label: Get in Touch
  to: /contact
closing:
  heading: Ask us.
  text: Say what you need.
---

The first paragraph.

## The first part

More words.
`;

/** A valid service; its text starts at line 16. */
export const service = `---
title: Data Rooms
description: What the reader learns here in two sentences, and why it matters to them at this very time.
icon: lock
sidebar_position: 2
industries: [government]
action:
  label: Get in Touch
  to: email:general
closing:
  heading: Ask us.
  text: Say what you need.
redirect_from: [/services/vaults]
---

## Overview

The first paragraph.
`;

/** A PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The valid article with another text. */
export const withText = (body: string) =>
  `${article.slice(0, article.indexOf('The first paragraph'))}${body}\n`;

/** The paths of the two pages above. */
export const articleFile = 'blog/2025-10-10-good.md';
export const serviceFile = 'docs/technology/data-rooms.md';

/** All files of the project, by path. */
export const project: Record<string, string | Buffer> = {
  [articleFile]: article,
  [serviceFile]: service,
  'blog/2025-09-01-older.md': article
    .replace('2025-10-10', '2025-09-01')
    .replace('A Good Title', 'An Older Title'),
  'blog/authors.yml': 'company:\n  name: Example\n',
  'blog/pixel.png': pixel,
  'blog/My plan.png': pixel,
  'blog/Report 2025.pdf': '%PDF',
  'blog/Über 日本, a+b.png': pixel,
  'docs/technology/cybersecurity.md': service
    .replace('sidebar_position: 2', 'sidebar_position: 1')
    .replace('Data Rooms', 'Cybersecurity')
    .replace('/services/vaults', '/services/locks'),
  'docs/_glossary.yml':
    'CMMC: Cybersecurity Maturity Model Certification, a program.\nCUI: Controlled unclassified information.\n',
  'src/pages/index.tsx': '',
  'src/pages/contact.tsx': '',
  'src/pages/services/index.tsx': '',
  'static/report.pdf': '%PDF',
  'static/Report 2025.pdf': '%PDF',
  'static/covers/team.jpg': pixel,
  'static/covers/pixel.png': pixel,
  [ownerFiles.identity]: readFileSync(path.join(__dirname, 'identity.yml'), 'utf8'),
  [ownerFiles.company]: readFileSync(path.join(__dirname, 'company.yml'), 'utf8'),
  [files.home.file]: readFileSync(path.join(__dirname, 'home.yml'), 'utf8'),
};

export type Files = Record<string, string | Buffer | undefined>;

/** A source of files that exist only in a test. */
export function memorySource(files: Files): Source {
  const bytes = (file: string) => Buffer.from(files[file] ?? '');
  return {
    list: (folder) =>
      Object.entries(files).flatMap(([file, content]) =>
        content !== undefined && file.startsWith(`${folder}/`) ? [{file}] : [],
      ),
    has: (file) => files[file] !== undefined,
    size: (file) => bytes(file).length,
    read: bytes,
  };
}

/** The current date for the corpus. */
export const today = '2025-12-01';

/** The printed problems of the project with some of its files replaced. */
export async function problemsOf(files: Files, options = {}): Promise<string[]> {
  const source = memorySource({...project, ...files});
  return (await checkContent(source, {today, ...options})).problems.map(formatProblem);
}
