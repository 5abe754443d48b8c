/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {site} from '../site';
import securityTxtPlugin, {createSecurityTxt} from './securityTxt';

/** Reads the file as RFC 9116 has it: one field a line, `#` for comments. */
const parse = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  ) as Record<string, string>;

test('it says whom to tell, for how long, in which language and where it belongs', () => {
  const fields = parse(
    createSecurityTxt('https://firm.example/', 'safe@firm.example', undefined, '2026-03-01'),
  );
  expect(fields).toEqual({
    Contact: 'mailto:safe@firm.example',
    Expires: '2027-02-28T00:00:00Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://firm.example/.well-known/security.txt',
  });
});

test('it expires in less than a year, in a leap year too', () => {
  for (const day of ['2026-01-01', '2027-12-31', '2028-02-29']) {
    const {Expires = ''} = parse(
      createSecurityTxt('https://firm.example/', 'a@b.example', undefined, day),
    );
    const days = (Date.parse(Expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeLessThan(365);
    expect(days).toBeGreaterThan(300);
  }
});

test('it leads to the policy where the repository can be read', () => {
  const repository = {owner: 'owner', name: 'website', branch: 'main'};
  const text = createSecurityTxt('https://firm.example/', 'a@b.example', repository, '2026-03-01');
  expect(parse(text).Policy).toBe('https://github.com/owner/website/blob/main/SECURITY.md');
});

test('the build writes it into the folder that is hidden, with the address of the identity file', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'security-txt-'));
  const context = {siteConfig: {url: 'https://firm.example'}, baseUrl: '/repo/'} as LoadContext;
  await securityTxtPlugin(context).postBuild?.({outDir} as never);
  const fields = parse(readFileSync(path.join(outDir, '.well-known/security.txt'), 'utf8'));
  expect(fields).toMatchObject({
    Contact: `mailto:${site.emails.general}`,
    Canonical: 'https://firm.example/repo/.well-known/security.txt',
  });
  expect(Date.parse(fields.Expires ?? '')).toBeGreaterThan(Date.now());
  rmSync(outDir, {recursive: true});
});
