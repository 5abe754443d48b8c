/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement, type ComponentType} from 'react';
import {compileArticles, compilerOptions} from './compile';

// The compiler is ES modules, which are no business of Jest's; scripts/publish.test.mjs runs it.
jest.mock('@docusaurus/mdx-loader/lib/utils');

const compiler = jest.mocked(compileToJSX);
let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'articles-'));
  writeFileSync(path.join(site, 'news.md'), '# News');
});

afterEach(() => rmSync(site, {recursive: true}));

const metadata = {
  source: '@site/news.md',
  permalink: '/insights/news',
  title: 'News',
  frontMatter: {read_time: 1},
} as unknown as BlogPostMetadata;

const compile = (program: string) => {
  compiler.mockResolvedValue({content: program, data: {}});
  return compileArticles([metadata], {siteDir: site} as Options, path.join(site, 'out'));
};

const good = `"use strict";
const {jsx: _jsx} = arguments[0];
const {useMDXComponents: _provideComponents} = arguments[0];
const toc = [{"value": "Scope", "id": "scope", "level": 2}];
function MDXContent(props = {}) {
  const {h2: Heading} = {h2: 'h2', ..._provideComponents(), ...props.components};
  return _jsx(Heading, {children: "Scope"});
}
return {
  toc,
  default: MDXContent
};`;

it('writes what the bundler would have made of an article: its text, its contents and what is known of it', async () => {
  const files = await compile(good);
  const file = files.get('/insights/news') ?? '';
  const article = {} as {
    default: ComponentType<{components: object}>;
    toc: object[];
    metadata: object;
    __esModule: boolean;
  };
  // As the server's bundle takes it; a file outside the project finds no packages.
  const run = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require']) as (
    ...names: unknown[]
  ) => void;
  run(article, require);
  expect(renderToStaticMarkup(createElement(article.default, {components: {h2: 'h3'}}))).toBe(
    '<h3>Scope</h3>',
  );
  expect(article).toMatchObject({
    __esModule: true,
    toc: [{id: 'scope'}],
    metadata: {title: 'News'},
  });
  expect(compiler).toHaveBeenCalledWith(
    expect.objectContaining({
      fileContent: '# News',
      filePath: path.join(site, 'news.md'),
      frontMatter: {read_time: 1},
    }),
  );
});

it('leaves an article with a picture or a file of its own to the bundler, which publishes them', async () => {
  const files = await compile(
    good.replace(
      '"Scope"});',
      '["Scope", _jsx("img", {src: require("!loader!./a.png").default})]});',
    ),
  );
  expect([...files]).toEqual([]);
});

it('stops the build when compiled Markdown has another form', async () => {
  await expect(compile(good.replace('return {\n  toc', 'export {\n  toc'))).rejects.toThrow(
    'compiled Markdown has another form. The framework has changed; compare createBlogMDXLoaderRule',
  );
});

describe("the compiler's options", () => {
  const plugin = (config: object) =>
    ({name: 'blog', configureWebpack: () => config}) as unknown as Plugin<BlogContent>;
  const resolveMarkdownLink = () => null;

  it("are the blog plugin's own, for functions in place of modules", () => {
    const options = {siteDir: site, resolveMarkdownLink, processors: {}};
    expect(compilerOptions(plugin({module: {rules: [{use: [{options}]}]}}))).toEqual({
      siteDir: site,
      resolveMarkdownLink,
      processors: undefined,
      outputFormat: 'function-body',
    });
  });

  it.each([
    [{}],
    [{module: {rules: [{oneOf: []}]}}],
    [{module: {rules: [{use: [{options: {siteDir: ''}}]}]}}],
  ])('stop the build when they are elsewhere: %j', (config) => {
    expect(() => compilerOptions(plugin(config))).toThrow(
      'the blog plugin does not say how its Markdown is compiled',
    );
  });

  it('are where the installed blog plugin has them', () => {
    const source = readFileSync(require.resolve('@docusaurus/plugin-content-blog'), 'utf8');
    expect(source).toMatch(/use: \[mdxLoaderItem, createBlogMarkdownLoader\(\)\]/);
  });
});
