/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkDeployed} from './check-deployed.mjs';
import {createStaticServer} from './serve.mjs';

const origin = 'https://site.example';

let folder;
let server;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, {recursive: true});
});

/** A small site without fault, as files by name. */
function createSite(base) {
  const home = origin + base;
  const page = (route, heading) => `<!doctype html><html><head>
    <link rel="canonical" href="${home}${route}"><link rel="stylesheet" href="${base}style.css">
    <link rel="alternate" type="application/rss+xml" href="${base}rss.xml">
    </head><body><main><h1>${heading}</h1></main></body></html>`;
  return {
    'index.html': page('', 'Welcome'),
    'about.html': page('about', 'About'),
    'about/index.html': page('about', 'About'),
    '404.html': page('404', 'Page not found'),
    'sitemap.xml': `<urlset><loc>${home}</loc><loc>${home}about</loc></urlset>`,
    'rss.xml': '<rss><item></item></rss>',
    'style.css': '',
    'old/index.html': `<meta http-equiv="refresh" content="0; url=${base}about">`,
  };
}

/** Deploys a site, spoiled by `spoil`, behind a host, and checks it. */
async function check({base = '/', spoil = () => {}, host = () => false}) {
  const files = createSite(base);
  spoil(files);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  const pages = createStaticServer({dir: folder, base});
  server = http.createServer((request, response) => {
    if (!host(request, response)) pages.emit('request', request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const from = `http://127.0.0.1:${server.address().port}`;
  return (await checkDeployed({address: origin + base, from, old: ['/old']})).faults;
}

test.each(['/', '/repo/'])('a site without fault at %s is well', async (base) => {
  expect(await check({base})).toEqual([]);
});

const remove =
  (...names) =>
  (files) =>
    names.forEach((name) => delete files[name]);
const replace = (name, from, to) => (files) => {
  expect(files[name]).toContain(from);
  files[name] = files[name].replaceAll(from, to);
};
const both = (from, to) => (files) =>
  ['about.html', 'about/index.html'].forEach((name) => replace(name, from, to)(files));

test.each([
  [
    'a page is missing',
    remove('about.html', 'about/index.html'),
    'These pages do not answer: /about (404).',
  ],
  [
    'only the slash is missing',
    remove('about/index.html'),
    'With a slash at the end these pages do not answer: /about/ (404).',
  ],
  [
    'a page is another one',
    both(`${origin}/about`, `${origin}/x`),
    `These pages give another address as their own (canonical): /about (${origin}/x).`,
  ],
  ['there is no site map', remove('sitemap.xml'), 'There is no site map: /sitemap.xml (404).'],
  [
    'it was built for another address',
    replace('sitemap.xml', `${origin}/about`, 'https://x.example/about'),
    'The site was built for another address: https://x.example/about (see SITE_URL, BASE_URL).',
  ],
  ['a file is missing', remove('style.css'), /^These files are missing: \/style\.css \(404, for /],
  [
    'the 404 page is not ours',
    replace('404.html', 'not found', 'gone'),
    /^An unknown address is not answered by our 404 page/,
  ],
  [
    'an old address leads to nothing',
    replace('old/index.html', 'about', 'x'),
    'These old addresses lead nowhere: /old (404).',
  ],
])('it says so when %s', async (_, spoil, words) => {
  expect(await check({spoil})).toContainEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  );
});

test('it says so when a host answers unknown addresses with the status 200', async () => {
  const host = (request, response) => /no-such/.test(request.url) && response.end('Sorry');
  expect(await check({host})).toContainEqual(
    expect.stringMatching(/^An unknown address is not answered by our 404 page: .* \(200\)/),
  );
});

test('a host that answers only at the second try is asked again', async () => {
  const asked = new Set();
  const host = ({url}, response) => {
    const address = url.replace(/\/$/, '');
    return !asked.has(address) && asked.add(address) && response.destroy();
  };
  expect(await check({host})).toEqual([]);
});

test('a host that does not answer is told in one line', async () => {
  const host = (_request, response) => response.destroy();
  expect(await check({host})).toEqual([expect.stringMatching(/does not answer \(\w+\)\.$/)]);
});
