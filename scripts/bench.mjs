/**
 * Compares this site with a stock Docusaurus site of the same words: builds both, serves both as GitHub
 * Pages does, and prints one table. A machine has good and bad minutes, so only ratios of one run count.
 *
 *     npm run bench                          with 6 and with 1,000 articles: many minutes
 *     npm run bench -- --articles 6          with so many articles only
 *
 * Lighthouse is not a dependency of the project (`npm i --no-save lighthouse@12.8.2`): without it, its rows
 * are left out.
 */
import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {chromium} from 'playwright-core';
import {parse, stringify} from 'yaml';
import {findChromium} from './chromium.mjs';
import {runCommand} from './command.mjs';
import {copyProject} from './project-copy.mjs';
import {createStaticServer} from './serve.mjs';

/** The types of pages that are compared: ours, and that of the stock site. */
const pages = {
  home: ['/', '/'],
  about: ['/about', '/about'],
  article: ['/insights/tech-meets-human', '/blog/tech-meets-human'],
  list: ['/insights', '/blog'],
};

/** What Docusaurus's own scaffold sets up, without its pictures. */
const stockConfig = `module.exports = {
  title: 'Stock', url: 'https://stock.example', baseUrl: '/', trailingSlash: false,
  future: {v4: true},
  markdown: {format: 'detect'},
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  presets: [['classic', {
    blog: {showReadingTime: true, feedOptions: {type: ['rss', 'atom'], xslt: true}},
  }]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {title: 'Stock', items: [
      {to: '/docs', label: 'Services'}, {to: '/blog', label: 'Insights'}, {to: '/about', label: 'About'},
    ]},
    footer: {style: 'dark', links: [{title: 'Company', items: [{label: 'About', to: '/about'}]}]},
  },
};
`;

const write = (root, file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

/** @returns {{fields: Record<string, any>, body: string}} a content file in its parts */
function readContent(file) {
  const [, fields, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(file, 'utf8'));
  return {fields: parse(fields), body: body.trim()};
}

const writeContent = (fields, body) => `---\n${stringify(fields, {lineWidth: 0})}---\n\n${body}\n`;

const isArticle = (name) => /^\d{4}-\d\d-\d\d-.*\.md$/.test(name);

/**
 * Adds articles until there are `count`: the text of those that are there, with words of their own and each
 * a day older. The same count always gives the same articles.
 */
export function addArticles(root, count) {
  const folder = path.join(root, 'blog');
  const names = readdirSync(folder).filter(isArticle).sort();
  const sources = names.map((name) => readContent(path.join(folder, name)));
  for (let number = 1; number <= count - names.length; number += 1) {
    const {fields, body} = sources[number % sources.length];
    const time = Date.parse(names[0].slice(0, 10)) - number * 86_400_000;
    const date = new Date(time).toISOString().slice(0, 10);
    const words = Array.from({length: 12}, (_, at) => `case${(number * 7919 + at).toString(36)}`);
    const title = `${fields.title.slice(0, 70)}, Part ${number}`;
    // An old address leads to one page only.
    const own = {...fields, title, date, redirect_from: undefined};
    const text = `${body}\n\nThe cases are called ${words.join(', ')}.`;
    write(root, `blog/${date}-part-${number}.md`, writeContent(own, text));
  }
}

/** The words of one of our built pages, as a page of the stock site. */
function stockPage(file, fields) {
  const $ = load(readFileSync(file, 'utf8'));
  const marks = {h1: '# ', h2: '## ', h3: '### ', li: '- ', p: ''};
  const words = $('main')
    .find(Object.keys(marks).join())
    .toArray()
    .map((element) => marks[element.name] + $(element).text().replace(/\s+/g, ' ').trim());
  // A stock blog shows on its lists what stands above this mark.
  words.splice(4, 0, '<!-- truncate -->');
  const description = $('meta[name="description"]').attr('content');
  return writeContent({title: $('h1').text(), description, ...fields}, words.join('\n\n'));
}

/** Makes a stock site of our words. @returns {string} its folder, which the caller removes */
function createStock(project) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-stock-'));
  const built = path.join(project, 'build');
  for (const kind of ['services', 'insights'])
    for (const name of readdirSync(path.join(built, kind)).filter((each) =>
      each.endsWith('.html'),
    )) {
      const file = path.join(built, kind, name);
      const slug = name.slice(0, -5);
      if (kind === 'services') write(root, `docs/${slug}.md`, stockPage(file, {slug: `/${slug}`}));
      else write(root, `blog/${slug}.md`, stockPage(file, {slug, date: '2025-10-10'}));
    }
  write(root, 'docs/index.md', stockPage(path.join(built, 'services.html'), {slug: '/'}));
  for (const name of ['index', 'about', 'industries', 'contact'])
    write(root, `src/pages/${name}.md`, stockPage(path.join(built, `${name}.html`)));
  write(root, 'docusaurus.config.js', stockConfig);
  write(root, 'package.json', '{}');
  return root;
}

/** Loaded into a build and its child processes: each adds a line with what the system counted for it. */
const countUsage = `import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  appendFileSync(process.env.BENCH_USAGE, (userCPUTime + systemCPUTime) / 1e6 + ' ' + maxRSS + '\\n');
});`;

/** Builds a site without a cache. @returns CPU seconds of all its processes; MB of the largest */
function build(root) {
  const packages = path.join(root, 'node_modules');
  rmSync(packages, {force: true, recursive: true});
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(packages, name), 'junction');
  const usage = path.join(root, 'usage.txt');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BASE_URL: '/',
    BENCH_USAGE: usage,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(countUsage)}`,
  };
  const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const options = {cwd: root, env, encoding: 'utf8'};
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, 'build'], options);
  if (status !== 0)
    throw new Error(`The build in ${root} has failed:\n${(stdout + stderr).slice(-3000)}`);
  const lines = readFileSync(usage, 'utf8').trim().split('\n');
  const counts = lines.map((line) => line.split(' ').map(Number));
  return {
    'build, CPU seconds': counts.reduce((sum, [cpu]) => sum + cpu, 0),
    'build, largest process, MB': Math.max(...counts.map(([, memory]) => memory / 1000)),
  };
}

const port = 9300;

const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });

/** What a page loads on a phone with an empty cache before the visitor shows interest, and its scripts after. */
async function weigh(url) {
  const browser = await openBrowser();
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  const files = [];
  page.on('requestfinished', (request) => files.push(request));
  const sum = async (type = /./) => {
    const counted = files.filter((request) => type.test(request.resourceType()));
    const sizes = await Promise.all(counted.map((request) => request.sizes()));
    return sizes.reduce((total, {responseBodySize}) => total + responseBodySize, 0) / 1000;
  };
  await page.goto(url, {waitUntil: 'networkidle'});
  const before = {'before interest, kB': await sum(), 'scripts before it, kB': await sum(/script/)};
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(2000);
  const after = {'scripts after it, kB': await sum(/script/)};
  await browser.close();
  return {...before, ...after};
}

/** Lighthouse's mobile figures of a page, each the median of three runs. */
async function judge(lighthouse, url) {
  const reports = [];
  while (reports.length < 3) {
    const browser = await openBrowser();
    reports.push((await lighthouse(url, {port, logLevel: 'silent'})).lhr);
    await browser.close();
  }
  const median = (read) => reports.map(read).sort((a, b) => a - b)[1];
  return {
    'Lighthouse performance': median(({categories}) => categories.performance.score * 100),
    'largest paint, ms': median(({audits}) => audits['largest-contentful-paint'].numericValue),
    'blocking, ms': median(({audits}) => audits['total-blocking-time'].numericValue),
  };
}

/** @param {Record<string, number[]>} rows ours and stock @returns {string} Markdown */
export const formatTable = (rows) =>
  [
    '| | ours | stock | ratio |',
    '|---|---:|---:|---:|',
    ...Object.entries(rows).map(([name, [ours, stock]]) => {
      const ratio = stock > 0 ? `${(ours / stock).toFixed(2)}x` : '';
      return `| ${name} | ${Number(ours.toFixed(1))} | ${Number(stock.toFixed(1))} | ${ratio} |`;
    }),
  ].join('\n');

/** Everything that is compared with so many articles; pages are judged where `lighthouse` is given. */
async function measureSites(count, lighthouse) {
  const rows = {};
  const add = (prefix, figures) => {
    for (const [name, value] of Object.entries(figures))
      (rows[`${count} articles, ${prefix}${name}`] ??= []).push(value);
  };
  const ours = copyProject();
  addArticles(ours, count);
  add('', build(ours));
  const stock = createStock(ours);
  add('', build(stock));
  for (const [index, root] of [ours, stock].entries()) {
    const server = createStaticServer({dir: path.join(root, 'build'), base: '/'}).listen(0);
    for (const [type, routes] of Object.entries(pages)) {
      const url = `http://localhost:${server.address().port}${routes[index]}`;
      add(`${type}: `, await weigh(url));
      if (lighthouse) add(`${type}: `, await judge(lighthouse, url));
    }
    server.closeAllConnections();
    server.close();
    rmSync(root, {recursive: true, force: true});
  }
  return rows;
}

void runCommand(import.meta.url, async () => {
  const {values} = parseArgs({options: {articles: {type: 'string'}}});
  const counts = values.articles ? [Number(values.articles)] : [6, 1000];
  const {default: lighthouse} = await import('lighthouse').catch(() => ({}));
  const rows = {};
  // How pages paint is judged once; with more articles, only what they weigh.
  for (const [index, count] of counts.entries())
    Object.assign(rows, await measureSites(count, index === 0 ? lighthouse : undefined));
  console.log(formatTable(rows));
});
