/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {articleSchema} from '../content/schema';
import {redirectScript} from './redirectPage';
import redirectsPlugin, {collectRedirects} from './redirects';

jest.mock('./securityPolicy', () => ({
  redirectPolicy: () => Promise.resolve("default-src 'self'"),
}));

const page = (source: string, permalink: string, redirect_from?: unknown) => ({
  source: `@site/${source}`,
  permalink,
  frontMatter: {redirect_from},
});

/** The content of a site under /repo/ with a service, an article and a page of its own. */
const siteWith = ({service, article}: {service?: string[]; article?: string[]}) =>
  ({
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {docs: [page('docs/technology/cloud.md', '/repo/services/cloud', service)]},
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [{metadata: page('blog/2025-10-10-ai.md', '/repo/insights/ai', article)}],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [{type: 'jsx', source: '@site/src/pages/about.tsx', permalink: '/repo/about'}],
    },
  }) as unknown as AllContent;

const collect = (lists: Parameters<typeof siteWith>[0]) =>
  collectRedirects(siteWith(lists), '/repo/');

test('the old addresses of services and articles lead to them', () => {
  expect(
    collect({service: ['/services/hosting', '/hosting'], article: ['/insights/robots']}),
  ).toEqual([
    {from: '/services/hosting', to: '/services/cloud'},
    {from: '/hosting', to: '/services/cloud'},
    {from: '/insights/robots', to: '/insights/ai'},
  ]);
  expect(collect({})).toEqual([]);
});

test('an address that is in use is no old address', () => {
  expect(() => collect({service: ['/about']})).toThrow(
    'docs/technology/cloud.md redirect_from: "/about" is the address of src/pages/about.tsx.',
  );
  expect(() => collect({article: ['/insights/ai']})).toThrow(
    'is the address of blog/2025-10-10-ai.md',
  );
});

test('an old address belongs to one page; all clashes are told at once, without a stack', () => {
  const attempt = () => collect({service: ['/old', '/about'], article: ['/old']});
  expect(attempt).toThrow(
    'blog/2025-10-10-ai.md redirect_from: "/old" is redirected by docs/technology/cloud.md',
  );
  try {
    attempt();
  } catch (error) {
    expect((error as Error).stack?.split('\n')).toHaveLength(2);
  }
});

test.each([
  ['/insights/old-name', true],
  ['/old.html', true],
  ['/a/b/c', true],
  ['insights/old', false],
  ['/insights/old/', false],
  ['/old?a=b', false],
  ['/old#part', false],
  ['/two words', false],
  ['//example.com', false],
  ['https://example.com/old', false],
  ['/../outside', false],
  ['/a/../../outside', false],
])('%s in redirect_from is allowed: %s', (address, isAllowed) => {
  const {success, error} = articleSchema.shape.redirect_from.safeParse([address]);
  expect(success).toBe(isAllowed);
  if (!isAllowed)
    expect(error?.issues[0]?.message).toContain('must be an old address of this site');
});

describe('at the build', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  const build = async (article: string[]) => {
    const siteConfig = {
      trailingSlash: false,
      onDuplicateRoutes: 'throw',
      future: {experimental_router: 'browser'},
    };
    const context = {baseUrl: '/repo/', siteConfig} as unknown as LoadContext;
    const plugin = redirectsPlugin(context);
    await plugin.allContentLoaded?.({allContent: siteWith({article}), actions: {} as never});
    const routesPaths = ['/repo/', '/repo/about', '/repo/services/cloud', '/repo/insights/ai'];
    await plugin.postBuild?.({outDir, baseUrl: '/repo/', routesPaths, siteConfig} as never);
  };

  test('an old address has a page that leads on without a script, and a rule for other hosts', async () => {
    await build(['/insights/robots']);
    const html = readFileSync(path.join(outDir, 'insights/robots/index.html'), 'utf8');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/repo/insights/ai">');
    expect(readFileSync(path.join(outDir, '_redirects'), 'utf8').split('\n')).toContain(
      '/repo/insights/robots /repo/insights/ai 301',
    );
  });

  test('its page says its language, title and policy, and its one script is the same on all pages', async () => {
    await build(['/insights/robots', '/old.html']);
    for (const file of ['insights/robots/index.html', 'old.html.html']) {
      const html = readFileSync(path.join(outDir, file), 'utf8');
      expect(html).toContain('<html lang="en-US">');
      expect(html).toContain('<title>This page has moved</title>');
      expect(html.indexOf(`content="default-src 'self'"`)).toBeLessThan(html.indexOf('<script'));
      expect([...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, script]) => script)).toEqual([
        redirectScript,
      ]);
    }
  });

  test('without old addresses there are no rules', async () => {
    await build([]);
    expect(readFileSync(path.join(outDir, '_redirects'), 'utf8').trim().split('\n')).toHaveLength(
      1,
    );
    expect(existsSync(path.join(outDir, 'insights'))).toBe(false);
  });

  test('a file that is there already is not overwritten', async () => {
    const file = path.join(outDir, 'reports/index.html');
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'a file from static/');
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(build(['/reports'])).rejects.toThrow('not supposed to override');
    expect(complaint.mock.calls.join()).toContain('reports/index.html');
    expect(readFileSync(file, 'utf8')).toBe('a file from static/');
  });
});
