/**
 * Measures this site and writes the figures as a page of it, src/pages/evidence.md, with the data in static/evidence/.
 * It describes one commit, so it starts only where nothing is uncommitted. What can't run here is "not measured", with
 * the reason. It takes about an hour; see bench.mjs about machines that are busy elsewhere.
 *
 *     npm run evidence
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {load} from 'cheerio';
import {parse, stringify} from 'yaml';
import {compareWithStock} from './bench.mjs';
import {findChromium} from './chromium.mjs';
import {load as source, runCommand} from './command.mjs';
import {buildCopy, preload} from '../tests/support/projectCopy.mjs';
import {createStaticServer} from './serve.mjs';
import {tally} from './test.mjs';

const page = 'src/pages/evidence.md';
const dataFolder = 'static/evidence';

/** How long the figures stand before the page calls them stale, in days. */
const validDays = 90;

/** Runs a command and returns what it printed. @throws {Error} where it failed, caused by the end of its output */
function run(command, {mayFail, ...options} = {}) {
  const all = {encoding: 'utf8', shell: true, maxBuffer: 1e9, ...options};
  const {status, stdout, stderr} = spawnSync(command, all);
  if (status !== 0 && !mayFail)
    throw new Error(`\`${command.split(' ', 2).join(' ')}\` failed`, {
      cause: (stderr || stdout).slice(-3000),
    });
  return stdout;
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const minutes = (since) => `${Math.max(1, Math.round((Date.now() - since) / 60_000))} min`;

/** How often each value occurs, the most frequent first: `[value, count]`. */
function count(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The first rows of a long table, and the sum of the others in one. */
function shorten(rows, most = 5) {
  const others = rows.slice(most);
  const sum = others.reduce((total, [, number]) => total + number, 0);
  return sum ? [...rows.slice(0, most), [`${others.length} others`, sum]] : rows;
}

function listPackages() {
  const bill = JSON.parse(run('npm sbom --sbom-format=cyclonedx --omit=dev'));
  const {components} = bill;
  const license = ({licenses = []}) =>
    licenses.map((each) => each.expression ?? each.license.id ?? each.license.name).join(', ');
  const rows = count(components.map((component) => license(component) || 'None stated'));
  return {
    result: `${components.length} packages under ${rows.length} licenses`,
    table: [['License', 'Packages'], ...shorten(rows)],
    data: bill,
  };
}

function findWeaknesses() {
  const data = JSON.parse(run('npm audit --omit=dev --json', {mayFail: true}));
  const {metadata, message} = data;
  if (!metadata) throw new Error('the package registry gave no answer', {cause: message});
  const {total, ...levels} = metadata.vulnerabilities;
  return {
    result: `${total || 'None'} known`,
    table: [['Severity', 'Packages'], ...Object.entries(levels)],
    data,
  };
}

function runTests() {
  const start = Date.now();
  const output = run('npm test', {mayFail: true});
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (!passed) throw new Error('"npm test" ended without a result');
  const [unit, browser] = ['unit', 'browser'].map((name) =>
    tally(true, readJson(`test-results/${name}.json`)),
  );
  const rows = [
    ['Unit tests', unit.passed, unit.failed],
    ['Browser tests', browser.passed, browser.failed],
    ['Other checks', passed - unit.passed - browser.passed, failed - unit.failed - browser.failed],
  ];
  return {
    result: `${passed} passed, ${failed} failed, in ${minutes(start)}`,
    table: [['Kind', 'Passed', 'Failed'], ...rows],
    data: {passed: Number(passed), failed: Number(failed), rows},
  };
}

/** The tests of a Playwright report, from all of its suites. */
const testsIn = ({suites = [], specs = []}) => [
  ...specs.flatMap(({title, tests}) => tests.map((test) => ({title, ...test}))),
  ...suites.flatMap(testsIn),
];

function judge() {
  const file = path.resolve('test-results/judges.json');
  fs.rmSync(file, {force: true});
  const env = {...process.env, DEEP_TESTS: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: file};
  run('npx playwright test judges --project chromium --reporter json', {env, mayFail: true});
  const tests = testsIn(readJson(file));
  const words = {unexpected: 'Faults', skipped: 'Not measured'};
  const rows = tests.map(({title, annotations, status}) => [
    title.replace(' has no fault', ''),
    annotations.find(({type}) => type === 'judged')?.description,
    words[status] ?? 'No fault',
  ]);
  const fine = rows.filter(([, , word]) => word === 'No fault').length;
  const pages = rows.reduce((sum, [, how]) => sum + (Number.parseInt(how, 10) || 0), 0);
  return {
    result: `${pages} pages: no fault in ${fine} of ${rows.length} checks`,
    table: [['What was judged', 'How', 'Result'], ...rows],
    data: rows,
  };
}

async function measureSpeed() {
  const data = await compareWithStock(5);
  const round = (figure) => Math.round(figure).toLocaleString('en-US');
  const pages = new Map();
  const head = new Set(['Page']);
  for (const {name, ours, stock} of data) {
    const [page, figure] = name.split(': ');
    if (!figure) continue;
    head.add(figure);
    pages.set(page, [...(pages.get(page) ?? [page]), `${round(ours)} : ${round(stock)}`]);
  }
  const paints = data.filter(({name}) => name.includes('Largest paint'));
  const [least, most] = [Math.min, Math.max].map((pick) =>
    Math.round(100 * pick(...paints.map(({ours, stock}) => ours / stock))),
  );
  return {
    result: `Main content in ${least} to ${most} percent of a stock site’s time`,
    table: [[...head], ...pages.values()],
    data,
  };
}

/** Opens every page of the build in Chromium and notes its policy, other hosts it asks, and cookies. */
async function inspectPages() {
  const {baseUrl} = source('../src/settings.ts').siteAddress(
    source('../src/site').site,
    process.env,
  );
  const server = createStaticServer({base: baseUrl}).listen(0);
  const origin = `http://localhost:${server.address().port}`;
  const browser = await chromium.launch({executablePath: await findChromium()});
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const hosts = [];
  visitor.on('request', (request) => hosts.push(new URL(request.url()).origin));
  const siteMap = fs.readFileSync('build/sitemap.xml', 'utf8');
  const routes = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url).pathname,
  );
  const policies = {};
  for (const route of [...routes, `${baseUrl}404`]) {
    await visitor.goto(origin + route, {waitUntil: 'networkidle'});
    const $ = load(await visitor.content());
    policies[route] = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? 'none';
  }
  const cookies = await context.cookies();
  await browser.close();
  server.close();
  const others = [...new Set(hosts)].filter((host) => host !== origin && host !== 'null');
  const all = Object.values(policies);
  const safe = all.filter((policy) => policy !== 'none').length;
  return {
    result: `${cookies.length || 'No'} cookies, ${others.length || 'no'} other hosts, a policy on ${safe} of ${all.length} pages`,
    table: [
      ['Looked for', 'Found'],
      ['Pages opened', all.length],
      ['Pages with a Content Security Policy', safe],
      ['Other hosts asked', others.join(', ') || 'None'],
      ['Cookies', cookies.map(({name}) => name).join(', ') || 'None'],
    ],
    data: {others, cookies, policies},
  };
}

/** The SHA-256 of every file in a folder, by its name. */
export const hashFiles = (folder) =>
  new Map(
    fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
      ]),
  );

/** Options for Node by which a program takes a later day for today. */
export function inDays(days) {
  const shift = days * 86_400_000;
  const program = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...parts) { super(...(parts.length ? parts : [Real.now() + ${shift}])); }
  static now() { return Real.now() + ${shift}; }
};`;
  return preload(program);
}

/** Restores the site from its repository, in another folder and time zone and on another day; compares the files. */
function restore() {
  const start = Date.now();
  const root = fs.mkdtempSync(path.join(tmpdir(), 'site-restored-'));
  const clone = path.join(root, 'clone');
  run(`git clone --quiet --depth 1 "file://${process.cwd()}" "${clone}"`);
  run('npm ci', {cwd: clone, env: {...process.env, npm_config_cache: path.join(root, 'cache')}});
  const {status, said} = buildCopy(clone, {TZ: 'Pacific/Kiritimati', NODE_OPTIONS: inDays(1)});
  if (status !== 0) throw new Error('the build of the clone failed', {cause: said.slice(-3000)});
  const duration = minutes(start);
  const [first, second] = [hashFiles('build'), hashFiles(path.join(clone, 'build'))];
  fs.rmSync(root, {recursive: true});
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const differing = names.filter((name) => first.get(name) !== second.get(name));
  return {
    result: `In ${duration}, with ${names.length - differing.length} of ${names.length} files equal byte for byte`,
    table: [
      ['Step', 'Found'],
      ['Cloned, installed and built', `in ${duration}`],
      ['Equal files', names.length - differing.length],
      ['Different files', differing.join(', ') || 'None'],
    ],
    data: {minutes: duration, differing, files: Object.fromEntries(first)},
  };
}

/** What measures each part of evidence.yml: a result in a line, a table, and the data to download. */
const measures = {
  accessibility: judge,
  security: inspectPages,
  tests: runTests,
  speed: measureSpeed,
  restore,
  packages: listPackages,
  weaknesses: findWeaknesses,
};

const cell = (value = '') => value.toLocaleString('en-US').replaceAll('|', '\\|');
const formatTable = ([head, ...rows]) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

/** Measures a part. @returns its result, or why there is none, in words without a path of this machine */
export async function measure(part, how) {
  try {
    return {...part, ...(await how())};
  } catch (error) {
    console.error(error);
    const [reason] = error.message.replace(/\s\S*\/\S*/g, ' ...').split('\n');
    return {...part, result: `Not measured: ${reason}`};
  }
}

/** The page as Markdown, from what was measured of `commit` on a day, as YYYY-MM-DD. */
export function formatPage(words, found, commit, day) {
  const {dayOf, formatDate} = source('../src/content/days.ts');
  const staleAfter = dayOf(new Date(Date.parse(`${day}T12:00:00Z`) + validDays * 86_400_000));
  const values = {date: formatDate(day), until: formatDate(staleAfter), commit};
  const fill = (text) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const {title, description} = words;
  const fields = {title, description: fill(description), stale_after: staleAfter};
  const rows = found.flatMap(({heading, result, table, data, command, file, limits}) => [
    `### ${heading}`,
    `${result}.`,
    ...(table ? [formatTable(table)] : []),
    // Or the file would get another name.
    `To measure it again: \`${command}\`. ${data ? `All data: [${file}](pathname:///evidence/${file}). ` : ''}${limits}`,
  ]);
  const head = `---\n${stringify(fields)}---`;
  const all = [head, `## ${words.heading}`, ':::rows', ...rows, ':::', fill(words.closing)];
  return `${all.join('\n\n')}\n`;
}

void runCommand(import.meta.url, {}, async () => {
  if (run('git status --porcelain').trim())
    throw new Error('Commit your changes first: the evidence describes one commit.');
  const commit = run('git rev-parse --short HEAD').trim();
  const words = parse(fs.readFileSync('scripts/evidence.yml', 'utf8'));
  run('npm run build');
  const found = [];
  for (const [name, part] of Object.entries(words.parts)) {
    const start = Date.now();
    console.log(`${part.heading} ...`);
    found.push(await measure(part, measures[name]));
    console.log(`  ${found.at(-1).result} (${minutes(start)})`);
  }
  // An old figure must not stand beside a new one.
  fs.rmSync(dataFolder, {recursive: true, force: true});
  fs.mkdirSync(dataFolder, {recursive: true});
  for (const {file, data} of found)
    if (data) fs.writeFileSync(path.join(dataFolder, file), JSON.stringify(data));
  fs.writeFileSync(
    page,
    formatPage(words, found, commit, source('../src/content/days.ts').dayOf()),
  );
  console.log(`Written: ${page}, ${dataFolder}`);
});
