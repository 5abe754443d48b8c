/**
 * The files, commands, settings, and names that the documents mention exist.
 * @jest-environment node
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const read = (file) => readFileSync(file, 'utf8');
const filesIn = (folder) =>
  readdirSync(folder, {recursive: true}).map((name) => path.posix.join(folder, name));
const {scripts, engines, dependencies} = JSON.parse(read('package.json'));

const own = [...filesIn('src'), ...filesIn('scripts'), ...filesIn('tests'), ...filesIn('.github')];
const documents = [
  ...['README.md', 'SECURITY.md', 'ACCESSIBILITY.md'],
  ...own.filter((file) => /^\.github\/.*\.md$|\/README\.md$/.test(file)),
];

/** All matches of a pattern in the documents: the file, followed by the pattern's groups. */
const mentions = (pattern, only = documents) =>
  only.flatMap((file) => [...read(file).matchAll(pattern)].map(([, ...found]) => [file, ...found]));

/** Expects at least two rows, all of them right. */
function expectAll(rows, isRight) {
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter((row) => !isRight(...row))).toEqual([]);
}

const fileExists = (file, name) =>
  [path.dirname(file), '.', 'src'].some((folder) => existsSync(path.join(folder, name))) ||
  own.some((other) => path.basename(other) === name);

/** Files that readers or a build create, and URLs. */
const elsewhere =
  /^build\/|^blog\/authors\.yml$|\b[Nn]ame[./]|islands\/Counter|\bevidence\b|what-changes|data-rooms|^static\/covers$|^cms\/|^llms\.txt$|^\.well-known\/|^owner\.github\.io/;

test('every file and folder that the documents name or link exists', () => {
  const isTheme = (name) => existsSync(`node_modules/@docusaurus/theme-classic/lib/theme/${name}`);
  const named = mentions(
    /`([\w.][\w.-]*(?:\/[\w.-]*)+|[\w-][\w.-]*\.(?:[cm]?[jt]sx?|ya?ml|json|md|txt))`/g,
  );
  const here = named.filter(([, name]) => !elsewhere.test(name));
  expectAll(here, (file, name) => fileExists(file, name) || isTheme(name));
  expectAll(mentions(/\]\((?!\w+:|#|\/|\.\/)([^)\s#]+)/g), fileExists);
});

test('everything in the map exists, and it has every folder of src/', () => {
  const [, map] = /## The map\n+```\n([^]*?)```/.exec(read('README.md'));
  const rows = [...map.matchAll(/^( {2})?(\S+(?:,? {1,2}\S+)*?)(?: {3,}|$)/gm)];
  const names = rows.flatMap(([, indent, words]) =>
    words.split(/[, ]+/).map((name) => path.join(indent ? 'src' : '.', name)),
  );
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
  const folders = readdirSync('src', {withFileTypes: true}).filter((one) => one.isDirectory());
  expect(folders.filter(({name}) => !names.includes(`src/${name}/`))).toEqual([]);
});

test('every command can be run with its options and files, including those of workflows', () => {
  const all = [...documents, ...filesIn('.github/workflows')];
  const takes = (source, args = '') =>
    (args.match(/(?<= )--\w+/g) ?? []).every((flag) => source.includes(`${flag.slice(2)}: {`));
  const ours = /npm (?:run (?:--silent )?)?((?<=run )[\w:]+|start|test)\b(?: --( [^`\n&#]*))?/g;
  expectAll(mentions(ours, all), (_, name, args) => {
    const [file] = /scripts\/[\w-]+\.mjs/.exec(scripts[name]) ?? [];
    return name in scripts && takes(file ? read(file) : '', args);
  });
  const isFile = (_, file, args) => existsSync(file) && takes(read(file), args);
  expectAll(mentions(/node (scripts\/[\w-]+\.mjs)( [^`\n]*)?/g), isFile);
  expectAll(mentions(/npx ([\w-]+)/g, all), (_, bin) => existsSync(`node_modules/.bin/${bin}`));
  // A test by its file and a word in its name.
  expectAll(mentions(/npx (?:jest|playwright test) (\S+) -[tg] (\w+)/g), (_, name, word) =>
    own.some(
      (file) => /^(\.test\.tsx?)?$/.test(file.replace(name, '')) && read(file).includes(word),
    ),
  );
});

test('every variable and setting is used', () => {
  const deploy = 'node_modules/@docusaurus/core/lib/commands/deploy.js';
  const files = own.filter((file) => /\.([cm]?[jt]sx?|yml)$/.test(file));
  const code = [...files, 'docusaurus.config.ts', deploy].map(read).join('\n');
  const has = (text, word) => new RegExp(`\\b${word}\\b`).test(text);
  const variables = mentions(/`([A-Z]+_[A-Z_]+)`|(?<=`|^| )([A-Z_]{4,})(?==)/gm);
  expectAll(variables, (_, name, set) => has(code, name ?? set));
  const settings = mentions(
    /`([\w.]+)`(?: and `([\w.]+)`)?[\w ]*? (?:in|of|into) `(src\/[\w./]+)`/g,
  );
  // The owner may leave out a field, but the model has all of them.
  const model = filesIn('src/content/model').map(read).join('\n');
  expectAll(settings, (_, first, second, file) => {
    const text = read(file) + (file.endsWith('.yml') ? model : '');
    return `${first}.${second ?? first}`.split('.').every((key) => has(text, key));
  });
});

test('every workflow, job, step, and artifact that the documents name exists', () => {
  const names = filesIn('.github/workflows').flatMap((file) => {
    const {name, jobs} = parse(read(file));
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    const inside = steps.flatMap((step) => [step.name, step.with?.name]);
    return [name, ...Object.keys(jobs), ...Object.values(jobs).map((job) => job.name), ...inside];
  });
  const isOne = (_, first, second = first) => names.includes(first) && names.includes(second);
  const named = '[*"]([^*"]+)[*"]';
  const kind = '(?:checks?|jobs?|steps?|workflows?|artifact)';
  expectAll(mentions(new RegExp(`${kind}\\s+${named}(?:\\s+and\\s+${named})?`, 'g')), isOne);
  expectAll(mentions(/\*Actions → ([^*→]+?) →/g).concat(mentions(/(?:run|of)\s\*(\w+)\*/g)), isOne);
});

test('every number is the current one', () => {
  const versions = engines.node.match(/[1-9]\d*(\.[1-9]\d*)?(?=\.)/g).join(', ');
  const nodes = mentions(/\bNode(?:\]\(\S+\))?[\s|]+(\d[^|]*?)(?= and |\.\s| \|)/g);
  expectAll(nodes, (_, words) => words === `${versions}, or newer`);
  const [docusaurus] = /^\d+\.\d+/.exec(dependencies['@docusaurus/core']);
  const budgets = /type: '(\w+)'.*total: (\d+)_000, scripts: (\d+)_?000/g;
  const weights = mentions(budgets, ['tests/weight.spec.ts']);
  const most = Math.max(...weights.map(([, , total]) => total));
  const hands = 'tests/deep/hands.spec.ts';
  const rows = [
    ['README.md', `[Docusaurus ${docusaurus}]`],
    ...weights.flatMap(([, type, total, code]) => [
      ['README.md', `${type} ${total} kB`],
      ['README.md', `${code} kB of it`],
    ]),
    ['.github/PUBLISHING.md', `no page loads more than ${most} kB`],
    ['ACCESSIBILITY.md', '320 to 2560 pixels', 'tests/pages.spec.ts', /\[320, .*\[2560, /s],
    ['ACCESSIBILITY.md', 'at least 2 pixels', hands, /parseFloat\(outlineWidth\) >= 2;/],
    ['ACCESSIBILITY.md', '24 pixels, and 44', hands, /\(page, 24\).*\(page, 44\)/s],
  ];
  expectAll(
    rows,
    (document, words, file, code) =>
      read(document).replace(/\s+/g, ' ').includes(words) && (!file || code.test(read(file))),
  );
});
