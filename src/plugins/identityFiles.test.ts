/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {site} from '../site';
import {makeFolder} from '../testing/folder';
import identityFiles from './identityFiles';

const context = {
  baseUrl: '/repo/',
  siteConfig: {url: 'https://example.com', title: 'Name', titleDelimiter: '|'},
} as LoadContext;

const page = (title: string, more = '') =>
  `<html><head><title>${title} | Name</title>` +
  `<meta name="description" content="On ${title}.">${more}</head><body></body></html>`;
const outDir = makeFolder({
  'index.html': page('Home'),
  'services/a.html': page('A &amp; B'),
  'insights/x.html': page('X'),
  'hidden.html': page('Hidden', '<meta name="robots" content="noindex">'),
});

it('writes what browsers, crawlers and people who find a weakness ask for', async () => {
  const names = ['', 'services/a', 'insights/x', 'hidden', '404.html', 'insights/page/2'];
  const routesPaths = names.map((name) => `/repo/${name}`);
  await identityFiles(context).postBuild?.({outDir, routesPaths} as never);
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

  const llms = read('llms.txt');
  expect(llms.startsWith(`# ${site.company}\n\n> ${site.description}\n`)).toBe(true);
  expect(llms.split('\n').filter((line) => /^(## |- )/.test(line))).toEqual([
    '## Services',
    '- [A & B](https://example.com/repo/services/a): On A & B.',
    '## Articles',
    '- [X](https://example.com/repo/insights/x): On X.',
    '## Company',
    '- [Home](https://example.com/repo/): On Home.',
  ]);
  expect(read('robots.txt')).toContain('Sitemap: https://example.com/repo/sitemap.xml\n');
  const security = read('.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${site.emails.general}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThan(365);
});
