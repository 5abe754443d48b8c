/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, LoadedPlugin} from '@docusaurus/types';
import {afterTheOthers} from '../afterTheOthers';
import {redirectScript} from '../redirectPage';
import {expectedIn, expectedInline, libraryStyles} from './expected';
import securityPolicyPlugin, {inspectSite, sitePolicy} from './index';
import {inspectPage} from './inspect';
import {allow, createPolicy, hashOf} from './policy';

const context = {
  siteDir: '/site',
  siteStorage: {type: 'localStorage', namespace: '-288'},
  i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
  siteConfig: {
    themeConfig: {colorMode: {respectPrefersColorScheme: true}, prism: {additionalLanguages: []}},
    // The faster one is a module that Jest cannot load.
    future: {faster: {swcHtmlMinimizer: false}},
  },
} as unknown as LoadContext;

const nothing = {scripts: [], styles: []};
const noHosts = {connect: [], form: []};

/** The sources of each directive. */
const rulesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  ) as Record<string, string[]>;

describe('the policy', () => {
  test('lets pages use their own files, and nothing of others', () => {
    const policy = createPolicy(nothing, noHosts);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
    expect(rulesOf(policy)).toMatchObject({
      'default-src': ["'self'"],
      'script-src-attr': ["'none'"],
      'style-src-attr': ["'none'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    });
  });

  test('lets the given inline code run by its hash, each kind by its own rule', () => {
    const rules = rulesOf(createPolicy({scripts: ['run()'], styles: ['p{}']}, noHosts));
    expect(rules['script-src']).toContain(hashOf('run()'));
    expect(rules['style-src']).toEqual(["'self'", hashOf('p{}')]);
  });

  test('opens to the hosts the owner configured, by the environment too, and to no others', async () => {
    process.env.CONTACT_ENDPOINT = 'https://formspree.io/f/abcdwxyz';
    process.env.NEWSLETTER_ENDPOINT = 'https://buttondown.com/api/emails/embed-subscribe/firm';
    try {
      const rules = rulesOf((await sitePolicy(context)).policy);
      expect(rules['connect-src']).toEqual(["'self'", 'https://formspree.io']);
      expect(rules['form-action']).toEqual([
        "'self'",
        'https://formspree.io',
        'https://buttondown.com',
      ]);
      expect(rules['default-src']).toEqual(["'self'"]);
    } finally {
      delete process.env.CONTACT_ENDPOINT;
      delete process.env.NEWSLETTER_ENDPOINT;
    }
    const closed = rulesOf((await sitePolicy(context)).policy);
    expect([closed['connect-src'], closed['form-action']]).toEqual([["'self'"], ["'self'"]]);
  });
});

describe('the expected inline code', () => {
  test('is known from the sources of those who write it', async () => {
    const {scripts, styles} = await expectedInline(context);
    expect(scripts[0]).toContain('theme-288');
    expect(scripts.join()).not.toContain('docusaurus-');
    expect(styles).toEqual([]);
  });

  test('is more where a page has the contact form, redirects or has its styles inline', () => {
    expect(expectedIn('<div data-island=articles></div>')).toEqual(nothing);
    const {scripts, styles} = expectedIn('<div data-island=ContactForm></div>', 'p{}');
    expect(scripts).toEqual([]);
    expect(styles).toEqual(['p{}', ...libraryStyles()]);
    expect(styles).toContainEqual(expect.stringContaining('[data-sonner-toaster]'));
    expect(styles).toContainEqual(expect.stringContaining('[data-radix-select-viewport]'));
    expect(expectedIn(`<script>${redirectScript}</script>`).scripts).toEqual([redirectScript]);
  });
});

const inline = {scripts: ['start()'], styles: ['p{color:red}']};
const policy = createPolicy(inline, noHosts);
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
const pageWith = (body: string, head = meta) =>
  `<!doctype html><html lang="en"><head><title>A page</title>${head}<script src="/a.js" defer></script></head><body>${body}</body></html>`;

describe('a page', () => {
  test('with nothing but the expected is fine, data included', () => {
    const body =
      '<script>start()</script><script type="application/ld+json">{"a": 1}</script><style>p{color:red}</style><a href="https://example.com">out</a>';
    expect(inspectPage(pageWith(body), policy, inline)).toEqual([]);
  });

  test('may hold more when its policy says so, and must not when it does not', () => {
    const redirect = `<script>${redirectScript}</script>`;
    const its = meta.replace(policy, allow(policy, {scripts: [redirectScript], styles: []}));
    expect(inspectPage(pageWith(redirect, its), policy, inline)).toEqual([]);
    expect(inspectPage(pageWith(redirect), policy, inline)).toEqual([
      "a security policy that is not the site's",
    ]);
    expect(inspectPage(pageWith('', its), policy, inline)).toEqual([
      "a security policy that is not the site's",
    ]);
  });

  test.each([
    [
      'an inline script',
      '<script>steal()</script>',
      'an inline script that is not expected: steal()',
    ],
    ['a module', '<script type="module">steal()</script>', 'an inline script that is not expected'],
    [
      'loading rules',
      '<script type="speculationrules">{"prefetch": []}</script>',
      'an inline script that is not expected',
    ],
    [
      'a script inside a drawing',
      '<svg><script>steal()</script></svg>',
      'an inline script that is not expected',
    ],
    [
      'a handler',
      '<img src="/a.png" alt="" onerror="steal()">',
      '<img onerror="steal()"> runs a script',
    ],
    [
      'a program as an address',
      '<a href=" javascript:steal()">a</a>',
      'runs a script from an attribute',
    ],
    [
      'a style',
      '<style>body{display:none}</style>',
      'an inline style that is not expected: body{display:none}',
    ],
    ['a style attribute', '<p style="color:blue">a</p>', '<p style="color:blue"> is not expected'],
    [
      'a script of others',
      '<script src="https://evil.example/a.js"></script>',
      '<script> takes code from https://evil.example/a.js',
    ],
    [
      'a script of others without a scheme',
      '<script src="//evil.example/a.js"></script>',
      'takes code from //evil.example',
    ],
    [
      'styles of others',
      '<link rel="stylesheet" href="https://evil.example/a.css">',
      '<link> takes code from',
    ],
    ['a frame', '<iframe src="/a"></iframe>', '<iframe> is a page of others'],
    ['a base', '<base href="https://evil.example/">', '<base> would bend every link'],
  ])('with %s is refused', (_name, body, fault) => {
    expect(inspectPage(pageWith(body), policy, inline).join('\n')).toContain(fault);
  });

  test.each([
    ['no policy', '', '0 security policies'],
    ['two policies', meta + meta, '2 security policies'],
    [
      'another policy',
      '<meta http-equiv="Content-Security-Policy" content="default-src *">',
      "not the site's",
    ],
    [
      'a script before its policy',
      `<script src="/early.js"></script>${meta}`,
      '<script> stands before the security policy',
    ],
  ])('with %s is refused', (_name, head, fault) => {
    expect(inspectPage(pageWith('', head), policy, inline).join('\n')).toContain(fault);
  });
});

describe('at the build', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'policy-'));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  const write = (file: string, html: string) => {
    mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(outDir, file), html);
  };

  test('every page is read; the fault names its file and no place in our code', async () => {
    write('index.html', pageWith(''));
    write('insights/bad/index.html', pageWith('<script>steal()</script>'));
    const attempt = inspectSite(outDir, policy, inline);
    await expect(attempt).rejects.toThrow(
      'insights/bad/index.html: an inline script that is not expected: steal().',
    );
    await expect(attempt).rejects.not.toThrow(/^index\.html/m);
    await attempt.catch((error: Error) => expect(error.stack).toBe(error.message));
  });

  test('a folder with a policy of its own is left to it', async () => {
    write('admin/index.html', '<script src="start.js"></script>');
    await expect(inspectSite(outDir, policy, inline, ['admin/'])).resolves.toBeUndefined();
    await expect(inspectSite(outDir, policy, inline)).rejects.toThrow('admin/index.html');
  });

  test('what another plugin writes last is read as well', async () => {
    const own = await securityPolicyPlugin(context, {});
    const late: Partial<LoadedPlugin> = {
      async postBuild() {
        await new Promise((resolve) => setTimeout(resolve, 30));
        write('late.html', '<script>steal()</script>');
      },
    };
    const plugins = [own, late] as LoadedPlugin[];
    // As the framework does it: all at once, in their order.
    const run = Promise.all(
      plugins.map(async (plugin) => plugin.postBuild?.({outDir, plugins} as never)),
    );
    await expect(run).rejects.toThrow('late.html: an inline script that is not expected: steal()');
  });

  test('a step of another plugin that fails ends the build with its own words', async () => {
    const failing = {
      postBuild: () => Promise.reject(new Error('no room')),
    } as unknown as LoadedPlugin;
    const plugins = [failing];
    const waiting = afterTheOthers(plugins);
    await expect(failing.postBuild?.({} as never)).rejects.toThrow('no room');
    await expect(waiting).resolves.toBeUndefined();
  });

  test('the live server goes without a policy', async () => {
    const namesOf = async () => {
      const {injectHtmlTags} = await securityPolicyPlugin(context, {});
      return JSON.stringify(injectHtmlTags?.({content: undefined}));
    };
    expect(await namesOf()).toContain('Content-Security-Policy');
    const environment = process.env.NODE_ENV;
    Object.assign(process.env, {NODE_ENV: 'development'});
    try {
      expect(await namesOf()).not.toContain('Content-Security-Policy');
      expect(await namesOf()).toContain('referrer');
    } finally {
      Object.assign(process.env, {NODE_ENV: environment});
    }
  });
});
