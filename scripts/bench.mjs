/**
 * Compares this site with a stock Docusaurus site of the same words: builds and serves both, measures each page type
 * with Lighthouse as on a phone, and prints one table. Machines have good and bad minutes, so only the ratios of one
 * run count. npx fetches Lighthouse.
 *
 *     npm run bench
 */
import {execFile} from 'node:child_process';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {Globby} from '@docusaurus/utils';
import {load} from 'cheerio';
import {stringify} from 'yaml';
import {findChromium} from './chromium.mjs';
import {runCommand} from './command.mjs';
import {buildCopy, copyProject, preload} from '../tests/support/projectCopy.mjs';
import {createStaticServer} from './serve.mjs';

const lighthouse = 'lighthouse@12.8.2';

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

/** Where the stock site has a page of ours, by our file's name. */
const stockFile = (file) =>
  file
    .replace(/^services\.html$/, 'docs/index.html')
    .replace(/^services\//, 'docs/')
    .replace(/^insights\//, 'blog/')
    .replace(/^\w+\.html$/, 'src/pages/$&')
    .replace(/\.html$/, '.md');

/** Makes a stock site of the words of our built pages. @returns {string} its folder, which the caller removes */
function createStock(built) {
  const root = fs.mkdtempSync(path.join(tmpdir(), 'site-stock-'));
  const marks = {h1: '# ', h2: '## ', h3: '### ', li: '- ', p: ''};
  const files = '{index,about,industries,contact,services,services/*,insights/*}.html';
  for (const file of Globby.sync(files, {cwd: built})) {
    const $ = load(fs.readFileSync(path.join(built, file), 'utf8'));
    const words = $('main')
      .find(Object.keys(marks).join())
      .toArray()
      .map((element) => marks[element.name] + $(element).text().replace(/\s+/g, ' ').trim());
    // A stock blog shows what stands above this mark on its lists.
    words.splice(4, 0, '<!-- truncate -->');
    const description = $('meta[name="description"]').attr('content');
    const fields = stringify({title: $('h1').text(), description, date: '2025-10-10'});
    const target = path.join(root, stockFile(file));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, `---\n${fields}---\n\n${words.join('\n\n')}\n`);
  }
  fs.writeFileSync(path.join(root, 'docusaurus.config.js'), stockConfig);
  fs.writeFileSync(path.join(root, 'package.json'), '{}');
  return root;
}

/** Loaded into a build and its child processes: each adds a line with the CPU seconds that the system counted. */
const countUsage = `import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const {userCPUTime, systemCPUTime} = process.resourceUsage();
  appendFileSync('usage.txt', (userCPUTime + systemCPUTime) / 1e6 + '\\n');
});`;

/** Builds a site without a cache. @returns {number} the CPU seconds of all its processes */
function build(root) {
  const packages = path.join(root, 'node_modules');
  fs.rmSync(packages, {force: true, recursive: true});
  fs.mkdirSync(packages);
  for (const name of fs.readdirSync('node_modules').filter((each) => each !== '.cache'))
    fs.symlinkSync(path.resolve('node_modules', name), path.join(packages, name), 'junction');
  const {status, said} = buildCopy(root, {
    BASE_URL: '/',
    NODE_OPTIONS: preload(countUsage),
  });
  if (status !== 0) throw new Error(`The build in ${root} has failed:\n${said.slice(-3000)}`);
  const lines = fs.readFileSync(path.join(root, 'usage.txt'), 'utf8').trim().split('\n');
  return lines.reduce((sum, seconds) => sum + Number(seconds), 0);
}

/**
 * What Lighthouse measures on a phone with an empty cache.
 * @param {number} runs how often; each figure is the median
 */
async function measure(url, browser, runs) {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const args = [
    '--yes',
    '--prefer-offline',
    lighthouse,
    url,
    '--only-categories=performance',
    ...flags,
  ];
  const options = {env: {...process.env, CHROME_PATH: browser}, maxBuffer: 1e9};
  const reports = [];
  while (reports.length < runs)
    reports.push(JSON.parse((await promisify(execFile)('npx', args, options)).stdout));
  const median = (read) => reports.map(read).sort((a, b) => a - b)[Math.floor(runs / 2)];
  const weight = (type) =>
    median(({audits}) =>
      audits['network-requests'].details.items
        .filter(({resourceType}) => type.test(resourceType))
        .reduce((sum, {transferSize}) => sum + transferSize / 1000, 0),
    );
  return {
    'Performance score': median(({categories}) => categories.performance.score * 100),
    'Largest paint, ms': median(({audits}) => audits['largest-contentful-paint'].numericValue),
    'Loaded, kB': weight(/./),
    'Scripts, kB': weight(/^Script$/),
  };
}

/**
 * Builds and measures both sites.
 * @param {number} runs of Lighthouse for each page
 * @returns {Promise<{name: string, ours: number, stock: number}[]>} a row for each figure
 * @throws {Error} where a build fails, or there is no browser or no Lighthouse
 */
export async function compareWithStock(runs) {
  const browser = await findChromium();
  const ours = copyProject();
  const cpu = build(ours);
  const built = path.join(ours, 'build');
  const [article] = Globby.sync('insights/*.html', {cwd: built});
  const pages = {Home: 'index.html', About: 'about.html', Article: article, List: 'insights.html'};
  const stock = createStock(built);
  const rows = [{name: 'Build, CPU seconds', ours: cpu, stock: build(stock)}];
  for (const [type, file] of Object.entries(pages)) {
    const figures = [];
    // One after the other: side by side they would slow each other down.
    for (const [root, name] of [
      [ours, file],
      [stock, file.replace('insights', 'blog')],
    ]) {
      const server = createStaticServer({dir: path.join(root, 'build'), base: '/'}).listen(0);
      const route = name.replace(/(^index)?\.html$/, '');
      const url = `http://localhost:${server.address().port}/${route}`;
      figures.push(await measure(url, browser, runs));
      server.close();
    }
    for (const name of Object.keys(figures[0]))
      rows.push({name: `${type}: ${name}`, ours: figures[0][name], stock: figures[1][name]});
  }
  for (const root of [ours, stock]) fs.rmSync(root, {recursive: true});
  return rows;
}

void runCommand(import.meta.url, {}, async () => {
  console.log('| | ours | stock | ratio |\n|---|---:|---:|---:|');
  for (const {name, ours, stock} of await compareWithStock(3))
    console.log(
      `| ${name} | ${ours.toFixed(1)} | ${stock.toFixed(1)} | ${(ours / stock).toFixed(2)}x |`,
    );
});
