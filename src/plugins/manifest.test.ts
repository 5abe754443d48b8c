/** @jest-environment node */
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {readTokens} from '../css/readTokens';
import {site} from '../site';
import manifestPlugin, {dataAddress} from './manifest';

jest.mock('../css/readTokens', () => {
  const actual = jest.requireActual<typeof import('../css/readTokens')>('../css/readTokens');
  return {...actual, readTokens: jest.fn(actual.readTokens)};
});

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const pluginAt = (baseUrl: string) =>
  manifestPlugin({baseUrl, siteDir: process.cwd()} as LoadContext);

const tagsAt = (baseUrl: string) =>
  pluginAt(baseUrl).injectHtmlTags?.({content: undefined}).headTags as HtmlTagObject[];

const find = (tags: HtmlTagObject[], attribute: string, value: string) =>
  tags
    .filter(({attributes}) => attributes?.[attribute] === value)
    .map(({attributes}) => attributes);

describe('the manifest of a build', () => {
  let outDir: string;

  beforeEach(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  });

  afterEach(() => rm(outDir, {recursive: true}));

  const build = async (baseUrl: string) => {
    await pluginAt(baseUrl).postBuild?.({outDir} as BuildProps);
    return JSON.parse(await readFile(path.join(outDir, 'site.webmanifest'), 'utf8')) as Record<
      string,
      unknown
    >;
  };

  it('carries the company of the identity file', async () => {
    expect(await build('/')).toMatchObject({
      name: site.company,
      short_name: site.shortName,
      description: site.description,
    });
  });

  it('starts, and finds its icons, under the project path', async () => {
    const {start_url, scope, icons} = await build('/repo/');
    expect([start_url, scope]).toEqual(['/repo/', '/repo/']);
    expect(icons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({src: '/repo/icon-192.png', sizes: '192x192'}),
        expect.objectContaining({src: '/repo/icon-512-maskable.png', purpose: 'maskable'}),
      ]),
    );
  });

  it('names only icons that exist', async () => {
    const {icons} = await build('/');
    for (const {src} of icons as {src: string}[]) {
      expect(existsSync(path.join('static', src))).toBe(true);
    }
  });
});

it('an icon in an address is the drawing itself', () => {
  const svg = '<svg fill="#fff">\n<path d="M0 0h50%"/></svg>';
  expect(decodeURIComponent(dataAddress(svg).replace('data:image/svg+xml,', ''))).toBe(
    "<svg fill='#fff'><path d='M0 0h50%'/></svg>",
  );
});

describe('the head of every page', () => {
  it('links the icons and the manifest under the project path', () => {
    const tags = tagsAt('/repo/');
    expect(find(tags, 'rel', 'icon')).toEqual([
      {rel: 'icon', href: '/repo/favicon.ico', sizes: '32x32'},
      {
        rel: 'icon',
        href: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg xmlns='http/) as string,
        type: 'image/svg+xml',
      },
    ]);
    expect(find(tags, 'rel', 'apple-touch-icon')[0]?.href).toBe('/repo/apple-touch-icon.png');
    expect(tags.find(({tagName}) => tagName === 'noscript')?.innerHTML).toBe(
      '<link rel="manifest" href="/repo/site.webmanifest">',
    );
  });

  it('links only files that exist', () => {
    const links = tagsAt('/').filter(
      ({tagName, attributes}) => tagName === 'link' && !/^data:/.test(String(attributes?.href)),
    );
    for (const {attributes} of links) {
      expect(existsSync(path.join('static', String(attributes?.href)))).toBe(true);
    }
  });

  it('has one theme color for light and another for dark', () => {
    const [light, dark, ...others] = find(tagsAt('/'), 'name', 'theme-color');
    expect(others).toEqual([]);
    expect(light?.media).toBe('(prefers-color-scheme: light)');
    expect(dark?.media).toBe('(prefers-color-scheme: dark)');
    expect(light?.content).toMatch(/^#[\da-f]{6}$/);
    expect(dark?.content).toMatch(/^#[\da-f]{6}$/);
    expect(light?.content).not.toBe(dark?.content);
  });
});

it('stops the build when the design names the color of the page otherwise', () => {
  jest.mocked(readTokens).mockReturnValueOnce({});
  expect(() => tagsAt('/')).toThrow(
    'The web manifest uses --site-color-page, which src/css/tokens.css does not define.',
  );
});
