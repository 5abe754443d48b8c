/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {coldBytes, filesWith, pagesOf, press} from './load.mjs';
import {createStaticServer} from './serve.mjs';

const page =
  '<!doctype html><title>A</title><link rel="stylesheet" href="/a.css"><script src="/a.js"></script><script src="https://other.example/b.js"></script><link rel="preload" as="font" href="/a.woff2">';
const files = {
  'index.html': page,
  'a.css': 'p { color: red }',
  'a.js': 'run()',
  'a.woff2': 'letters',
  'b.html': '<p>B</p>',
};

let dir;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'load-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dir, name), content);
});
afterAll(() => rmSync(dir, {recursive: true}));

/** Runs with a server, which ends afterwards. */
async function withServer(server, run) {
  await new Promise((resolve) => server.listen(0, resolve));
  try {
    return await run(server.address().port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test('a first visit is the page and its own files, packed as a host packs them', () => {
  expect(filesWith(page)).toEqual(['/a.css', '/a.js', '/a.woff2']);
  const packed = [page, files['a.css'], files['a.js']].reduce(
    (sum, text) => sum + gzipSync(text).length,
    0,
  );
  expect(coldBytes(dir, 'index.html')).toBe(packed + files['a.woff2'].length);
  expect(pagesOf(dir).sort()).toEqual(['b.html', 'index.html']);
});

test('what our pages load after their first paint belongs to it', () => {
  const later =
    '<meta data-frame="/frame.js" data-islands="/islands.js"><style>@font-face{src:url(/fonts/a.woff2)format("woff2")}</style>';
  expect(filesWith(later)).toEqual(['/frame.js', '/fonts/a.woff2']);
});

test('a visitor is sent the drawings of one theme and one width', () => {
  const drawings =
    '<link rel=preload href=/a.svg media="(prefers-color-scheme: light) and (min-width: 40rem)"><link rel=preload href=/a-small.svg media="(prefers-color-scheme: light) and (max-width: 39.99rem)"><link rel=preload href=/a-dark.svg media="(prefers-color-scheme: dark) and (min-width: 40rem)"><img src=/a.svg><img src=/a-dark.svg><img loading=lazy src=/b-small.svg>';
  expect(filesWith(drawings, {isOneVisitor: true})).toEqual(['/a.svg', '/b-small.svg']);
  expect(filesWith(drawings)).toEqual(['/a.svg', '/a-small.svg', '/a-dark.svg', '/b-small.svg']);
});

test('the server answers every one of many visitors at once', async () => {
  const {answers, errors} = await withServer(createStaticServer({dir, base: '/'}), (port) =>
    press(port, ['/', '/b', '/a.js', '/a.css'], 40, 0.3),
  );
  expect(errors).toBe(0);
  expect(answers).toBeGreaterThan(40);
});

test('a wrong answer and a broken one are counted', async () => {
  let count = 0;
  const faulty = createServer((_request, response) => {
    count += 1;
    if (count % 2) response.writeHead(500).end();
    else response.destroy();
  });
  const {answers, errors} = await withServer(faulty, (port) => press(port, ['/'], 2, 0.05));
  expect(answers).toBe(0);
  expect(errors).toBeGreaterThan(1);
});
