/**
 * Compares this site with a stock Docusaurus site of the same words: builds both, serves both as GitHub Pages does, and
 * prints one table. A machine has good and bad minutes, so only ratios of one run count. npx fetches Lighthouse.
 *
 *     npm run bench                          with 6 and with 1,000 articles: many minutes
 *     npm run bench -- --articles 6          with so many articles only
 */
import {execFile} from 'node:child_process';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {Globby} from '@docusaurus/utils';
import {load} from 'cheerio';
import {parse, stringify} from 'yaml';
import {findChromium} from './chromium.mjs';
import {runCommand} from './command.mjs';
import {buildCopy, copyProject} from './project-copy.mjs';
import {createStaticServer} from './serve.mjs';

/** The types of pages that are compared: ours, and that of the stock site. */
const pages = {
  home: ['', ''],
  about: ['about', 'about'],
  article: ['insights/tech-meets-human', 'blog/tech-meets-human'],
  list: ['insights', 'blog'],
};

/** What Docusaurus's own scaffold sets up, without its pictures. */
const stockConfig = `module.exports = {
  title: 'Stock', url: 'https://stock.example', baseUrl: '/', trailingSlash: false,
  future: {v4: true}, markdown: {format: 'detect'}, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  presets: [['classic', {blog: {showReadingTime: true, feedOptions: {type: ['rss', 'atom'], xslt: true}}}]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {title: 'Stock', items: ['docs', 'blog', 'about'].map((name) => ({to: '/' + name, label: name}))},
    footer: {style: 'dark', links: [{title: 'Company', items: [{label: 'About', to: '/about'}]}]},
  },
};
`;

function write(root, file, body, fields) {
  const head = fields ? `---\n${stringify(fields, {lineWidth: 0})}---\n\n` : '';
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), `${head}${body}\n`);
}

/** Adds articles up to `count`, always the same: texts that are there, each a day older, with words of its own. */
export function addArticles(root, count) {
  const names = Globby.sync('blog/[0-9]*.md', {cwd: root}).sort();
  for (let number = 1; number <= count - names.length; number += 1) {
    const source = fs.readFileSync(path.join(root, names[number % names.length]), 'utf8');
    const [, fields, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source);
    const time = Date.parse(/\d[\d-]{9}/.exec(names[0])[0]) - number * 86_400_000;
    const date = new Date(time).toISOString().slice(0, 10);
    const words = Array.from({length: 12}, (_, at) => `case${(number * 7919 + at).toString(36)}`);
    const own = parse(fields);
    const title = `${own.title.slice(0, 70)}, Part ${number}`;
    write(root, `blog/${date}-part-${number}.md`, `${body}\nThe cases: ${words.join(', ')}.`, {
      ...own,
      title,
      date,
      // An old address leads to one page only.
      redirect_from: undefined,
    });
  }
}

/** Makes a stock site of the words of our built pages. @returns {string} its folder, which the caller removes */
function createStock(project) {
  const root = fs.mkdtempSync(path.join(tmpdir(), 'site-stock-'));
  const marks = {h1: '# ', h2: '## ', h3: '### ', li: '- ', p: ''};
  const built = path.join(project, 'build');
  const files = '{index,about,industries,contact,services,services/*,insights/*}.html';
  for (const file of Globby.sync(files, {cwd: built})) {
    const $ = load(fs.readFileSync(path.join(built, file), 'utf8'));
    const words = $('main')
      .find(Object.keys(marks).join())
      .toArray()
      .map((element) => marks[element.name] + $(element).text().replace(/\s+/g, ' ').trim());
    // A stock blog shows on its lists what stands above this mark.
    words.splice(4, 0, '<!-- truncate -->');
    const name = file
      .replace(/^services\.html$/, 'docs/index.html')
      .replace(/^services\//, 'docs/')
      .replace(/^insights\//, 'blog/')
      .replace(/^\w+\.html$/, 'src/pages/$&')
      .replace(/\.html$/, '.md');
    const description = $('meta[name="description"]').attr('content');
    write(root, name, words.join('\n\n'), {title: $('h1').text(), description, date: '2025-10-10'});
  }
  write(root, 'docusaurus.config.js', stockConfig);
  write(root, 'package.json', '{}');
  return root;
}

/** Loaded into a build and its child processes: each adds a line with what the system counted for it. */
const countUsage = `import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  appendFileSync('usage.txt', (userCPUTime + systemCPUTime) / 1e6 + ' ' + maxRSS + '\\n');
});`;

/** Builds a site without a cache. @returns CPU seconds of all its processes; MB of the largest */
function build(root) {
  const packages = path.join(root, 'node_modules');
  fs.rmSync(packages, {force: true, recursive: true});
  fs.mkdirSync(packages);
  for (const name of fs.readdirSync('node_modules').filter((each) => each !== '.cache'))
    fs.symlinkSync(path.resolve('node_modules', name), path.join(packages, name), 'junction');
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(countUsage)}`;
  const {status, said} = buildCopy(root, {BASE_URL: '/', NODE_OPTIONS});
  if (status !== 0) throw new Error(`The build in ${root} has failed:\n${said.slice(-3000)}`);
  const lines = fs.readFileSync(path.join(root, 'usage.txt'), 'utf8').trim().split('\n');
  const counts = lines.map((line) => line.split(' ').map(Number));
  return {
    'build, CPU seconds': counts.reduce((sum, [cpu]) => sum + cpu, 0),
    'build, largest process, MB': Math.max(...counts.map(([, memory]) => memory / 1000)),
  };
}

/** What Lighthouse finds on a phone with an empty cache, before a visitor shows interest: medians of three runs. */
async function judge(url, browser) {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const args = ['--yes', 'lighthouse@12.8.2', url, '--only-categories=performance', ...flags];
  const options = {env: {...process.env, CHROME_PATH: browser}, maxBuffer: 1e9};
  const reports = [];
  while (reports.length < 3) {
    reports.push(JSON.parse((await promisify(execFile)('npx', args, options)).stdout));
  }
  const median = (read) => reports.map(read).sort((a, b) => a - b)[1];
  const weight = (type) =>
    median(({audits}) =>
      audits['network-requests'].details.items
        .filter(({resourceType}) => type.test(resourceType))
        .reduce((sum, {transferSize}) => sum + transferSize / 1000, 0),
    );
  return {
    'before interest, kB': weight(/./),
    'scripts of it, kB': weight(/^Script$/),
    'Lighthouse performance': median(({categories}) => categories.performance.score * 100),
    'largest paint, ms': median(({audits}) => audits['largest-contentful-paint'].numericValue),
  };
}

void runCommand(import.meta.url, {articles: {type: 'string'}}, async ({articles}) => {
  const browser = await findChromium();
  const rows = {};
  const add = (prefix, figures) => {
    for (const [name, value] of Object.entries(figures)) (rows[prefix + name] ??= []).push(value);
  };
  for (const count of articles ? [Number(articles)] : [6, 1000]) {
    const ours = copyProject();
    addArticles(ours, count);
    add(`${count} articles, `, build(ours));
    const stock = createStock(ours);
    add(`${count} articles, `, build(stock));
    for (const [site, root] of [ours, stock].entries()) {
      const server = createStaticServer({dir: path.join(root, 'build'), base: '/'}).listen(0);
      const home = `http://localhost:${server.address().port}/`;
      for (const [type, routes] of Object.entries(pages))
        add(`${count} articles, ${type}: `, await judge(home + routes[site], browser));
      server.close();
      fs.rmSync(root, {recursive: true});
    }
  }
  console.log('| | ours | stock | ratio |\n|---|---:|---:|---:|');
  for (const [name, [ours, stock]] of Object.entries(rows))
    console.log(
      `| ${name} | ${ours.toFixed(1)} | ${stock.toFixed(1)} | ${(ours / stock).toFixed(2)}x |`,
    );
});
