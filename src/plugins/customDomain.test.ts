/** @jest-environment node */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import customDomainPlugin from './customDomain';

async function build(domain?: string): Promise<string | undefined> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'domain-'));
  try {
    await customDomainPlugin({} as LoadContext, {domain}).postBuild?.({outDir} as never);
    const file = path.join(outDir, 'CNAME');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  } finally {
    rmSync(outDir, {recursive: true});
  }
}

test('a custom domain is written where GitHub Pages looks for it', async () => {
  expect(await build('www.example.com')).toBe('www.example.com\n');
  expect(await build('my-firm.co.uk')).toBe('my-firm.co.uk\n');
});

test('without one there is no file', async () => {
  expect(await build()).toBeUndefined();
});

test.each([
  'https://www.example.com',
  'www.example.com/',
  'localhost',
  'two words.com',
  'www.example.com\nother.com',
])('%p is not a domain', async (domain) => {
  await expect(build(domain)).rejects.toThrow(
    `customDomain in src/site.ts: "${domain}" is not a domain.`,
  );
});
