/** @jest-environment node */
import http from 'node:http';
import {makeFolder} from '../src/testing/folder';
import {checkDeployed} from './check-deployed.mjs';
import {createStaticServer} from './serve.mjs';

const origin = 'https://site.example';

let server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A small site without faults, as files by name. */
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
    '404.html': page('404', '<button data-not-found></button>'),
    'sitemap.xml': `<urlset><loc>${home}</loc><loc>${home}about</loc></urlset>`,
    'rss.xml': '<rss><item></item></rss>',
    'style.css': '',
    '.well-known/security.txt': `Expires: ${inDays(32)}T00:00:00Z`,
    'old/index.html': `<meta http-equiv="refresh" content="0; url=${base}about">`,
  };
}

/** Serves a site, changed by `damage`, behind a host, and checks it. */
async function check({base = '/', damage = () => {}, host = () => false}) {
  const files = createSite(base);
  damage(files);
  const pages = createStaticServer({dir: makeFolder(files), base});
  server = http.createServer((request, response) => {
    if (!host(request, response)) pages.emit('request', request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const from = `http://127.0.0.1:${server.address().port}`;
  return (await checkDeployed({address: origin + base, from, old: ['/old']})).faults;
}

test.each(['/', '/repo/'])('reports nothing about a site without faults at %s', async (base) => {
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
const lost = (file) => `${origin}/${file} does not answer (404)`;

test.each([
  ['a page is missing', remove('about.html', 'about/index.html'), `${lost('about')}.`],
  ['the URL with a trailing slash is missing', remove('about/index.html'), `${lost('about/')}.`],
  [
    'a URL shows another page',
    replace('about.html', `${origin}/about`, `${origin}/x`),
    `${origin}/about names ${origin}/x as its own address.`,
  ],
  ['there is no site map', remove('sitemap.xml'), `${lost('sitemap.xml')}.`],
  [
    'the site was built for another URL',
    replace('sitemap.xml', `${origin}/about`, 'https://x.example/about'),
    'The site was built for https://x.example/about: see SITE_URL and BASE_URL.',
  ],
  ['a file is missing', remove('style.css'), `${lost('style.css')}, but`],
  ['a feed is missing', remove('rss.xml'), `${lost('rss.xml')}, but`],
  [
    'the 404 page is not ours',
    replace('404.html', 'data-not-found', 'hidden'),
    'An unknown address is not answered by our 404 page.',
  ],
  ['a redirect is missing', remove('old/index.html'), `${lost('old')}.`],
  [
    'a redirect leads to a missing page',
    replace('old/index.html', 'about', 'x'),
    `${lost('x')}, but ${origin}/old needs it.`,
  ],
  [
    'security.txt is about to expire',
    replace('.well-known/security.txt', inDays(32), inDays(29)),
    `security.txt expires on ${inDays(29)}. Any commit renews it for a year.`,
  ],
])('reports when %s', async (_, damage, message) => {
  expect(await check({damage})).toContainEqual(expect.stringContaining(message));
});

test('reports when a host answers unknown URLs with status 200', async () => {
  const host = (request, response) => /no-such/.test(request.url) && response.end('Sorry');
  expect(await check({host})).toContain(`${origin}/no-such-page does not answer (200).`);
});

test('retries a failed request', async () => {
  const asked = new Set();
  const host = ({url}, response) => {
    const address = url.replace(/\/$/, '');
    return !asked.has(address) && asked.add(address) && response.destroy();
  };
  expect(await check({host})).toEqual([]);
});
