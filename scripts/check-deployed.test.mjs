/** @jest-environment node */
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkDeployed, oldAddresses} from './check-deployed.mjs';
import {createStaticServer} from './serve.mjs';

const origin = 'https://site.example';
const routes = ['/', '/about', '/insights', '/insights/one'];
const inlineScript = 'document.documentElement.dataset.theme = "light"';
const hash = createHash('sha256').update(inlineScript).digest('base64');
const policy = `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'; base-uri 'none'`;

let folder;
const servers = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, {recursive: true});
});

/** A small site without fault, as files by name. */
function createSite(base) {
  const home = origin + base;
  const page = (route, words = 'Welcome') => `<!doctype html><html><head>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <link rel="canonical" href="${home}${route.slice(1)}">
    <link rel="stylesheet" href="${base}assets/style.css">
    <link rel="alternate" type="application/rss+xml" href="${base}insights/rss.xml">
    <link rel="alternate" type="application/json" href="${base}insights/feed.json">
    <script>${inlineScript}</script><script src="${base}assets/main.js"></script>
    <meta data-frame="${base}assets/frame.js" data-islands="${base}assets/islands.js" data-styles="${base}assets/style.css">
    <noscript><link rel="manifest" href="${base}assets/site.webmanifest"></noscript></head>
    <body><main><h1>${words}</h1><a href="${base}about#team">About</a> <a href="https://other.example/">Other</a>
    <img src="${base}img/cover.svg" srcset="${base}img/cover.svg 1x, ${base}img/cover-2.svg 2x"></main></body></html>`;
  const feed = (name) =>
    `<rss><channel><item><link>${home}insights/${name}</link></item></channel></rss>`;
  const files = {
    'index.html': page('/'),
    '404.html': page('/404', 'Page not found'),
    'sitemap.xml': `<urlset>${routes.map((route) => `<url><loc>${home}${route.slice(1)}</loc></url>`).join('')}</urlset>`,
    'insights/rss.xml': feed('one'),
    'insights/feed.json': JSON.stringify({items: [{url: `${home}insights/one`}]}),
    'assets/style.css':
      'body { background: url("font.woff2") } i { background: url(data:image/png;base64,AA) }',
    'assets/font.woff2': 'font',
    'assets/main.js': 'run()',
    'assets/frame.js': 'run()',
    'assets/islands.js': 'run()',
    'assets/site.webmanifest': '{}',
    'img/cover.svg': '<svg/>',
    'img/cover-2.svg': '<svg/>',
    'old/index.html': `<meta http-equiv="refresh" content="0; url=${base}insights/one"><link rel="canonical" href="/x">`,
  };
  for (const route of routes.slice(1)) {
    files[`${route.slice(1)}.html`] = page(route);
    files[`${route.slice(1)}/index.html`] = page(route);
  }
  return files;
}

/** Deploys a site, spoiled by `spoil`, behind a host, and checks it. */
async function check({base = '/', spoil = () => {}, host = (answer) => answer, ...options} = {}) {
  const files = createSite(base);
  spoil(files, base);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  const pages = createStaticServer({dir: folder, base});
  const server = http.createServer(
    host((request, response) => pages.emit('request', request, response)),
  );
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const from = `http://127.0.0.1:${server.address().port}`;
  return checkDeployed({address: origin + base, from, routes, old: ['/old'], ...options});
}

test.each(['/', '/repo/'])('a site without fault at %s is well', async (base) => {
  expect(await check({base})).toEqual({
    faults: [],
    seen: expect.stringMatching(
      /^4 pages with a security policy, 7 files, 2 feeds, 1 old addresses: \d+ addresses/,
    ),
  });
});

test('the slash at the end of the address may be left out', async () => {
  expect((await check({base: '/repo/', address: `${origin}/repo`})).faults).toEqual([]);
});

const replace = (name, from, to) => (files) => {
  expect(files[name]).toContain(from);
  files[name] = files[name].replaceAll(from, to);
};
const remove = (name) => (files) => {
  expect(files).toHaveProperty([name]);
  delete files[name];
};
const both = (name, from, to) => (files) => {
  replace(`${name}.html`, from, to)(files);
  replace(`${name}/index.html`, from, to)(files);
};

test.each([
  [
    'a page is missing',
    (files) => ['about.html', 'about/index.html'].forEach((name) => remove(name)(files)),
    'These pages do not answer: /about (404).',
  ],
  [
    'a page answers without a slash only',
    remove('about/index.html'),
    'With a slash at the end these pages do not answer: /about/ (404).',
  ],
  [
    'a page is empty',
    both('about', 'Welcome', ' '),
    'These pages have no heading: /about (text/html).',
  ],
  [
    'a page is someone else',
    both('about', `href="${origin}/about"`, `href="${origin}/"`),
    'These pages give another address as their own (canonical): /about (/).',
  ],
  ['there is no site map', remove('sitemap.xml'), 'There is no site map: /sitemap.xml (404).'],
  [
    'it was built for another address',
    replace('sitemap.xml', origin, 'https://owner.github.io'),
    'The site was built for another address (see SITE_URL and BASE_URL); its site map names: https://owner.github.io/.',
  ],
  [
    'the site map lists a page that is none',
    replace('sitemap.xml', '</urlset>', `<url><loc>${origin}/gone</loc></url></urlset>`),
    'These pages do not answer: /gone (404).',
  ],
  [
    'a script is missing',
    remove('assets/main.js'),
    /^These files are missing: \/assets\/main\.js \(404, for /,
  ],
  [
    'a script is missing that the page loads later',
    remove('assets/islands.js'),
    /^These files are missing: \/assets\/islands\.js \(404, for /,
  ],
  [
    'the manifest is missing',
    remove('assets/site.webmanifest'),
    /^These files are missing: \/assets\/site\.webmanifest \(404, for /,
  ],
  [
    'a picture for dense screens is missing',
    remove('img/cover-2.svg'),
    /^These files are missing: \/img\/cover-2\.svg/,
  ],
  [
    'a font is missing',
    remove('assets/font.woff2'),
    'These files are missing: /assets/font.woff2 (404, for /assets/style.css).',
  ],
  [
    'only the page for unknown addresses lacks a file',
    replace('404.html', 'main.js', 'gone.js'),
    /^These files are missing: \/assets\/gone\.js \(404, for \/no/,
  ],
  [
    'a link leads nowhere',
    both('about', '/about#team', '/team'),
    'These links lead nowhere: /team (404, on /about).',
  ],
  [
    'a feed is empty',
    replace('insights/rss.xml', 'link>', 'guid>'),
    'These feeds are empty: /insights/rss.xml (200).',
  ],
  [
    'a feed is no feed',
    replace('insights/feed.json', '{', '['),
    'These feeds are empty: /insights/feed.json (200).',
  ],
  [
    'a feed is missing',
    remove('insights/rss.xml'),
    'These feeds are empty: /insights/rss.xml (404).',
  ],
  [
    'a feed names an article that is none',
    replace('insights/rss.xml', 'insights/one', 'insights/two'),
    'A feed names an article that does not answer: /insights/two.',
  ],
  [
    'a feed is for another site',
    replace('insights/rss.xml', origin, 'https://other.example'),
    'A feed names an article of another site: https://other.example/insights/one.',
  ],
  [
    'no page names a feed',
    (files) =>
      Object.keys(files)
        .filter((name) => name.endsWith('.html'))
        .forEach(
          (name) => (files[name] = files[name].replaceAll('rel="alternate"', 'rel="other"')),
        ),
    'No page names a feed: /.',
  ],
  [
    'the page for unknown addresses is not ours',
    replace('404.html', 'Page not found', 'Welcome'),
    /^The page for unknown addresses is not ours/,
  ],
  [
    'an old address leads nowhere',
    remove('old/index.html'),
    'These old addresses lead nowhere: /old (404).',
  ],
  [
    'an old address leads to a page that is none',
    replace('old/index.html', 'insights/one', 'insights/two'),
    'These old addresses lead nowhere: /old (404).',
  ],
  [
    'one page has no security policy',
    both('about', 'Content-Security-Policy', 'x'),
    'These pages have no security policy: /about.',
  ],
  [
    'a policy lets all scripts run',
    both('about', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    "The security policy of these pages lets foreign scripts run ('unsafe-inline'): /about.",
  ],
  [
    'a policy does not know a script',
    both('about', '= "light"', '= "dark"'),
    'The security policy of these pages forbids a script that the page itself holds: /about.',
  ],
  [
    'a policy lets plug-ins run',
    both('about', "object-src 'none'", "object-src 'self'"),
    "The security policy of these pages does not forbid plug-ins (object-src 'none'): /about.",
  ],
  [
    'a policy lets links be bent',
    both('about', "; base-uri 'none'", ''),
    'The security policy of these pages lets an injected <base> bend all links (base-uri): /about.',
  ],
])('it says so when %s', async (_, spoil, words) => {
  const {faults} = await check({spoil});
  expect(faults).toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words));
});

test('a file outside the project path is found missing there', async () => {
  const {faults} = await check({
    base: '/repo/',
    spoil: replace('assets/style.css', '"font.woff2"', '/assets/font.woff2'),
  });
  expect(faults).toEqual([
    `These files are missing: ${origin}/assets/font.woff2 (404, for /assets/style.css).`,
  ]);
});

test('a page of the table may have moved', async () => {
  const {faults} = await check({routes: [...routes, '/old']});
  expect(faults).toEqual([]);
});

/** Answers some addresses in its own way. */
const answering = (addresses, answer) => (pages) => (request, response) =>
  addresses.test(request.url) ? answer(response) : pages(request, response);

test.each([
  [
    'regrets with the status 200',
    answering(/no/, (response) => response.end('Sorry')),
    /^An unknown address is not answered with the status 404: \/no-such-page \(200\)/,
  ],
  [
    'a page in place of a script',
    answering(/main\.js/, (response) => response.setHeader('Content-Type', 'text/html').end('Hi')),
    'In place of these files a page is sent: /assets/main.js.',
  ],
  [
    'an error',
    answering(/about/, (response) => response.writeHead(500).end()),
    'These pages do not answer: /about (500).',
  ],
  [
    'redirects in a circle',
    answering(/about/, (response) => response.writeHead(302, {Location: '/about'}).end()),
    'These pages do not answer: /about (302).',
  ],
  [
    'nothing but a closed door',
    answering(/about/, (response) => response.destroy()),
    /^These pages do not answer: \/about \(\S+\)\.$/,
  ],
])('it says so when a host sends %s', async (_, host, words) => {
  const {faults} = await check({host});
  expect(faults).toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words));
});

test('a host may redirect by itself, and send the policy', async () => {
  const host = (pages) => (request, response) => {
    if (request.url === '/about/') return response.writeHead(308, {Location: '/about'}).end();
    if (request.url === '/old') return response.writeHead(301, {Location: '/insights/one'}).end();
    response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
    return pages(request, response);
  };
  expect((await check({host})).faults).toEqual([]);
});

test('a host that answers once only in a while is asked again', async () => {
  const asked = new Set();
  const host = (pages) => (request, response) => {
    if (asked.has(request.url)) return pages(request, response);
    asked.add(request.url);
    return response.destroy();
  };
  expect((await check({host})).faults).toEqual([]);
});

test('a host that does not answer ends the check at once, in one line', async () => {
  const host = () => (_request, response) => response.destroy();
  const {faults} = await check({host});
  expect(faults).toEqual([
    expect.stringMatching(/^https:\/\/site\.example\/ does not answer \(\S+\)\.$/),
  ]);
});

test('a slow host does not hold the check for longer than its time', async () => {
  const host = answering(/about/, () => {});
  const start = Date.now();
  const {faults} = await check({host, patience: {answer: 20_000, all: 2000}});
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(faults).toEqual(['Not all was visited in 2 s: the host is slow, or did not answer.']);
});

test('many addresses with one fault are one complaint', async () => {
  const many = Array.from({length: 8}, (_, index) => `/gone-${index}`);
  const {faults} = await check({routes: many});
  expect(faults).toEqual([
    expect.stringMatching(/^These pages do not answer: (\/gone-\d \(404\)(, )?){5} and 3 more\.$/),
  ]);
});

test('the old addresses are read from the front matter of articles and services', () => {
  const files = {
    'docs/technology/cloud.md': '---\ntitle: Cloud\nredirect_from: [/hosting, /servers]\n---\nText',
    'docs/technology/_template.md': '---\nredirect_from: [/template]\n---\n',
    'blog/2025-10-10-ai.md': '---\r\nredirect_from:\r\n  - /robots\r\n---\r\nText',
    'blog/2025-10-11-plain.md': '---\ntitle: Plain\n---\nText',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  expect(oldAddresses(folder).sort()).toEqual(['/hosting', '/robots', '/servers']);
});
