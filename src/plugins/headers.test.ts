/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {editorPolicy} from './admin';
import headersPlugin, {createHeaders} from './headers';
import {redirectPolicy} from './securityPolicy';
import {asHeader} from './securityPolicy/policy';

/** Reads the file as a host does: paths, each with the headers that are indented below it. */
function parse(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of text.split('\n').filter((row) => row && !row.startsWith('#'))) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) current[name] = value;
    else current = rules[line] = {};
  }
  return rules;
}

test('every page is protected from frames, sniffing and leaking addresses', () => {
  expect(parse(createHeaders('/'))['/*']).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Permissions-Policy': expect.stringContaining('camera=()') as string,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('the policy of the pages is sent whole, with what a page cannot say itself', () => {
  const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";
  for (const given of [policy, `${policy};`]) {
    expect(parse(createHeaders('/', given))['/*']?.['Content-Security-Policy']).toBe(
      `${policy}; frame-ancestors 'none'`,
    );
  }
});

describe('with the editor', () => {
  const rules = parse(
    createHeaders('/', "default-src 'self'; script-src 'self' 'sha256-abc='", {hasEditor: true}),
  );
  const everywhere = rules['/*']?.['Content-Security-Policy'];
  const editor = rules['/admin/*']?.['Content-Security-Policy'];

  test('its page is sent its own policy', () => {
    expect(editor).toBe(`${editorPolicy}; frame-ancestors 'none'`);
  });

  test('no rule forbids what it needs, whether a host sends one of the two or both', () => {
    expect(everywhere).toBe("frame-ancestors 'none'");
  });
});

test('without the editor there is no rule for it', () => {
  expect(createHeaders('/', "default-src 'self'")).not.toContain('admin');
});

test('only files with a hash in their name are kept for a year, under a project path too', () => {
  const rules = parse(createHeaders('/repo/'));
  expect(Object.keys(rules)).toEqual(['/repo/*', '/repo/assets/*']);
  expect(rules['/repo/assets/*']).toEqual({'Cache-Control': 'public, max-age=31536000, immutable'});
  expect(rules['/repo/*']).not.toHaveProperty('Cache-Control');
});

test('the build writes the file, with the policy of the pages', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'headers-'));
  const siteConfig = {future: {faster: {swcHtmlMinimizer: false}}};
  const context = {
    baseUrl: '/repo/',
    siteStorage: {type: 'localStorage', namespace: ''},
    siteConfig,
  } as unknown as LoadContext;
  await headersPlugin(context, {}).postBuild?.({outDir} as never);
  const policy = asHeader(await redirectPolicy(context));
  expect(policy).toContain("default-src 'self'");
  expect(readFileSync(path.join(outDir, '_headers'), 'utf8')).toBe(createHeaders('/repo/', policy));
  rmSync(outDir, {recursive: true});
});
