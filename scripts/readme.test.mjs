/**
 * What the documents tell people to open, run, set, or look for exists.
 * @jest-environment node
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const read = (file) => readFileSync(file, 'utf8');
const filesIn = (folder) =>
  readdirSync(folder, {recursive: true}).map((name) => path.posix.join(folder, name));
const {scripts} = JSON.parse(read('package.json'));

const own = [...filesIn('src'), ...filesIn('scripts'), ...filesIn('tests'), ...filesIn('.github')];
const documents = [
  ...['README.md', 'SECURITY.md', 'ACCESSIBILITY.md'],
  ...own.filter((file) => /^\.github\/.*\.md$|\/README\.md$/.test(file)),
];

/** All matches of a pattern in the documents, each as the document and the pattern's groups. */
const said = (pattern, only = documents) =>
  only.flatMap((file) => [...read(file).matchAll(pattern)].map(([, ...found]) => [file, ...found]));

/** Expects several rows, all of them right. */
function expectAll(rows, isRight) {
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter((row) => !isRight(...row))).toEqual([]);
}

const isThere = (file, name) =>
  [path.dirname(file), '.', 'src'].some((folder) => existsSync(path.join(folder, name))) ||
  own.some((other) => path.basename(other) === name);

/** Files that a reader or a build creates, and URLs. */
const elsewhere =
  /^build\/|^blog\/authors\.yml$|\bname\.|what-changes|data-rooms|^static\/covers$|^cms\/|^llms\.txt$|^\.well-known\/|^owner\.github\.io/;

test('each file and folder that is named or linked is there', () => {
  const isTheme = (name) => existsSync(`node_modules/@docusaurus/theme-classic/lib/theme/${name}`);
  const named = said(
    /`([\w.][\w.-]*(?:\/[\w.-]*)+|[\w-][\w.-]*\.(?:[cm]?[jt]sx?|ya?ml|json|md|txt))`/g,
  );
  const here = named.filter(([, name]) => !elsewhere.test(name));
  expectAll(here, (file, name) => isThere(file, name) || isTheme(name));
  expectAll(said(/\]\((?!\w+:|#|\/|\.\/)([^)\s#]+)/g), isThere);
});

test('the map has what is there, and every folder of src/', () => {
  const [, map] = /## The map\n+```\n([^]*?)```/.exec(read('README.md'));
  const rows = [...map.matchAll(/^( {2})?(\S+(?:,? {1,2}\S+)*?)(?: {3,}|$)/gm)];
  const names = rows.flatMap(([, indent, words]) =>
    words.split(/[, ]+/).map((name) => path.join(indent ? 'src' : '.', name)),
  );
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
  const folders = readdirSync('src', {withFileTypes: true}).filter((one) => one.isDirectory());
  expect(folders.filter(({name}) => !names.includes(`src/${name}/`))).toEqual([]);
});

test('each command can be run, with its options and files, those of workflows too', () => {
  const all = [...documents, ...filesIn('.github/workflows')];
  const takes = (source, args = '') =>
    (args.match(/(?<= )--\w+/g) ?? []).every((flag) => source.includes(`${flag.slice(2)}: {`));
  const ours = /npm (?:run (?:--silent )?)?((?<=run )[\w:]+|start|test)\b(?: --( [^`\n&#]*))?/g;
  expectAll(said(ours, all), (_, name, args) => {
    const [file] = /scripts\/[\w-]+\.mjs/.exec(scripts[name]) ?? [];
    return name in scripts && takes(file ? read(file) : '', args);
  });
  const isFile = (_, file, args) => existsSync(file) && takes(read(file), args);
  expectAll(said(/node (scripts\/[\w-]+\.mjs)( [^`\n]*)?/g), isFile);
  expectAll(said(/npx ([\w-]+)/g, all), (_, bin) => existsSync(`node_modules/.bin/${bin}`));
  // Commands that run a test by its file and a word of its name.
  expectAll(said(/npx (?:jest|playwright test) (\S+) -[tg] (\w+)/g), (_, name, word) =>
    own.some(
      (file) => /^(\.test\.tsx?)?$/.test(file.replace(name, '')) && read(file).includes(word),
    ),
  );
});

test('each variable and setting is read', () => {
  const deploy = 'node_modules/@docusaurus/core/lib/commands/deploy.js';
  const files = own.filter((file) => /\.([cm]?[jt]sx?|yml)$/.test(file));
  const code = [...files, 'docusaurus.config.ts', deploy].map(read).join('\n');
  const has = (text, word) => new RegExp(`\\b${word}\\b`).test(text);
  const variables = said(/`([A-Z]+_[A-Z_]+)`|(?<=`|^| )([A-Z_]{4,})(?==)/gm);
  expectAll(variables, (_, name, set) => has(code, name ?? set));
  const settings = said(/`([\w.]+)`(?: and `([\w.]+)`)?[\w ]*? (?:in|of|into) `(src\/[\w./]+)`/g);
  // The owner may leave out a field; the model has all of them.
  const model = filesIn('src/content/model').map(read).join('\n');
  expectAll(settings, (_, first, second, file) => {
    const text = read(file) + (file.endsWith('.yml') ? model : '');
    return `${first}.${second ?? first}`.split('.').every((key) => has(text, key));
  });
});

test('each workflow, job, step and artifact that is named is one', () => {
  const names = filesIn('.github/workflows').flatMap((file) => {
    const {name, jobs} = parse(read(file));
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    const inside = steps.flatMap((step) => [step.name, step.with?.name]);
    return [name, ...Object.keys(jobs), ...Object.values(jobs).map((job) => job.name), ...inside];
  });
  const isOne = (_, first, second = first) => names.includes(first) && names.includes(second);
  const named = '[*"]([^*"]+)[*"]';
  const kind = '(?:checks?|jobs?|steps?|workflows?|artifact)';
  expectAll(said(new RegExp(`${kind}\\s+${named}(?:\\s+and\\s+${named})?`, 'g')), isOne);
  expectAll(said(/\*Actions → ([^*→]+?) →/g).concat(said(/(?:run|of)\s\*(\w+)\*/g)), isOne);
});
