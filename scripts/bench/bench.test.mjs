/** @jest-environment node */
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';
import {copyProject} from '../project-copy.mjs';
import {addArticles, createArticle, readArticle} from './articles.mjs';
import * as builds from './build.mjs';
import {figuresOf, medians} from './lighthouse.mjs';
import {median, sumByType, typeOf} from './measure.mjs';
import {makeSites} from './sites.mjs';
import {readCopy} from './stock.mjs';
import {buildRows, byteRows, formatTable, growthRows, ratio} from './table.mjs';

jest.mock('lighthouse', () => ({}));
jest.mock('./build.mjs', () => ({...jest.requireActual('./build.mjs'), build: jest.fn()}));

describe('more articles', () => {
  let root;
  beforeAll(() => {
    root = copyProject();
    addArticles(root, 20);
  });
  afterAll(() => rmSync(root, {recursive: true, force: true}));
  const articles = () => readdirSync(path.join(root, 'blog')).filter((name) => /^\d/.test(name));

  test('are as many as asked for, and can all be published', async () => {
    expect(articles()).toHaveLength(20);
    const {checkContent, diskSource} = createJiti(path.resolve('index.mjs'))(
      './src/content/check/index.ts',
    );
    expect((await checkContent(diskSource(root), '2030-01-01')).problems).toEqual([]);
  });

  test('have a text and words of their own, the same in every run', () => {
    const sources = articles()
      .slice(-6)
      .map((name) => readArticle(readFileSync(path.join(root, 'blog', name), 'utf8')));
    const [first, again, other] = [1, 1, 7].map(
      (number) => createArticle(sources, number, '2020-01-01').text,
    );
    expect(first).toBe(again);
    const invented = (text) => /cases are called (.*)\./.exec(text)[1].split(', ');
    expect(invented(first).filter((word) => invented(other).includes(word))).toEqual([]);
  });
});

test('of a build that fails no copy is left', async () => {
  let root;
  jest.mocked(builds.build).mockImplementationOnce(async (folder) => {
    root = folder;
    throw new Error('no room');
  });
  await expect(makeSites(6)).rejects.toThrow('no room');
  expect(root).toContain('site-copy-');
  expect(existsSync(root)).toBe(false);
});

test('a Markdown copy becomes a page of the stock site, with links to its pages', () => {
  const links =
    '[a](https://own.example/services/x#y) [b](https://own.example/insights) [c](https://own.example/insights/rss.xml) [d](https://other.example/services)';
  expect(
    readCopy(`# A title\n\n> What it is.\n\n<https://own.example/about>\n\n${links}\n`),
  ).toEqual({
    title: 'A title',
    description: 'What it is.',
    body: '[a](/docs/x#y) [b](/blog) [c](/) [d](https://other.example/services)\n',
  });
});

test('a page that is no Markdown copy is refused by name of what makes them', () => {
  expect(() => readCopy('<p>A</p>')).toThrow('src/plugins/textFiles/markdown.ts');
});

describe('figures', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 10, 2, 1], 3],
  ])('the median of %j is %d', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });

  test.each([
    ['text/html', 'html'],
    ['application/javascript', 'js'],
    ['text/javascript', 'js'],
    ['font/woff2', 'font'],
    ['image/svg+xml', 'image'],
    ['application/json', 'other'],
  ])('%s counts as %s', (mime, type) => {
    expect(typeOf(mime)).toBe(type);
  });

  test('files are summed by what they are', () => {
    const files = [
      {mime: 'text/javascript', bytes: 10},
      {mime: 'application/javascript', bytes: 5},
      {mime: 'text/html', bytes: 7},
    ];
    expect(sumByType(files)).toEqual({html: 7, css: 0, font: 0, image: 0, js: 15, other: 0});
  });

  test('a build takes the CPU of all its processes and the memory of the largest', () => {
    expect(builds.readUsage('{"cpu":1.5,"memory":10}\n{"cpu":2,"memory":30}\n')).toEqual({
      cpu: 3.5,
      memory: 30,
    });
    expect(() => builds.readUsage('')).toThrow('has not said');
  });

  test('Lighthouse reports are joined figure by figure', () => {
    const report = (score, lcp) => ({
      categories: Object.fromEntries(
        ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => [name, {score}]),
      ),
      audits: Object.fromEntries(
        [
          ['largest-contentful-paint', lcp],
          ['first-contentful-paint', 1],
          ['total-blocking-time', 2],
          ['cumulative-layout-shift', 0],
        ].map(([name, numericValue]) => [name, {numericValue}]),
      ),
    });
    expect(medians([report(1, 900), report(0.9, 500), report(0.95, 700)].map(figuresOf))).toEqual({
      scores: [95, 95, 95, 95],
      lcp: 700,
      fcp: 1,
      tbt: 2,
      cls: 0,
    });
  });
});

describe('the table', () => {
  const bytes = (html, js) => ({before: {html, css: 0, js}, after: {html, css: 0, js: js * 2}});

  test("sets both sites side by side, with how many times the stock one's figure ours is", () => {
    expect(
      formatTable([
        {name: 'home: js', unit: 'kB', ours: 3000, stock: 150_000},
        {name: 'search', unit: 'kB', ours: 20_000},
      ]).split('\n'),
    ).toEqual([
      '| figure   | unit | ours | stock | ratio |',
      '|----------|------|-----:|------:|------:|',
      '| home: js | kB   |  3.0 | 150.0 | 0.02x |',
      '| search   | kB   | 20.0 |     - |       |',
    ]);
  });

  test.each([[{ours: 1, stock: 0}], [{ours: [1], stock: [2]}], [{ours: 1}]])(
    'gives no ratio where there is none: %j',
    (row) => {
      expect(ratio(row)).toBe('');
    },
  );

  test('lists the types that are there, all together, and the scripts that start later', () => {
    const rows = byteRows('home', {ours: bytes(10, 1), stock: bytes(20, 4)});
    expect(rows.map(({name, ours, stock}) => [name, ours, stock])).toEqual([
      ['home: html', 10, 20],
      ['home: js', 1, 4],
      ['home: all before a sign of interest', 11, 24],
      ['home: js after it', 2, 8],
    ]);
  });

  test('tells what grows', () => {
    const usage = (cpu) => ({cpu, memory: 5});
    expect(buildRows(100, {ours: usage(10), stock: usage(40)}).map(ratio)).toEqual([
      '0.25x',
      '1.00x',
    ]);
    const visits = {ours: {...bytes(1, 2), search: 9}, stock: bytes(1, 8)};
    expect(growthRows(100, {about: visits, article: visits, list: visits}).map(ratio)).toEqual([
      '0.25x',
      '0.25x',
      '0.29x',
      '',
    ]);
  });
});
