/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {site} from '../site';
import {makeFolder} from '../testing/folder';
import identityFiles from './identityFiles';

const context = {
  siteDir: '/',
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

it('lets security.txt expire a year after the last commit, whenever the site is built', async () => {
  const siteDir = makeFolder({});
  const date = '2020-02-03T04:05:06Z';
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  for (const args of [['init'], [...identity, 'commit', '--allow-empty', '-m', 'First']])
    execFileSync('git', args, {cwd: siteDir, env, stdio: 'pipe'});
  await identityFiles({...context, siteDir}).postBuild?.({outDir, routesPaths: []} as never);
  const security = readFileSync(path.join(outDir, '.well-known/security.txt'), 'utf8');
  expect(security).toContain('Expires: 2021-02-01T04:05:06.000Z\n');
});
