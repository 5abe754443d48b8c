/**
 * Looks at the spelling, the Markdown style and the voice of everything people read, and prints what to
 * fix in the same plain lines as `check:content`.
 *
 *     npm run check:prose [-- --json]
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {lint as spell} from 'cspell';
import createJiti from 'jiti';
import {lint as lintMarkdown} from 'markdownlint/promise';
import {printProblems} from './check-content.mjs';
import {runCommand} from './command.mjs';

const load = createJiti(import.meta.url);
const {sortProblems} = load('../src/content/check/problem.ts');
const {readGlossary} = load('../src/content/check/glossary.ts');
const {readFrontMatter} = load('../src/content/check/readFrontMatter.ts');
const {projectRoot} = load('../src/content/kinds.ts');
const {fillTree} = load('../src/content/names.ts');
const {fillIn} = load('../src/content/check/messages.ts');
const {faultsOfVoice, paragraphsOf, words: sounds} = load('../src/content/prose.ts');
const {nearest} = load('../src/content/suggest.ts');
const {restoreColons} = load('../src/content/tree.ts');
const {site} = load('../src/site.ts');
const loadParser = load('../src/content/check/parser.cjs');

const filesIn = (folder, ending) =>
  (existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [])
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));

/** The word that was meant, as people write it: HIPAA, and not hipaa. */
function meantBy(text, suggestions, names) {
  const long = [...names].filter((name) => name.length > 2);
  const meant = nearest(text, long) ?? suggestions[0];
  return meant && text === text.toUpperCase() ? meant.toUpperCase() : meant;
}

/** Looks up every word. @returns {Promise<object[]>} problems */
async function checkSpelling(files) {
  const glossary = readGlossary(readFileSync('docs/_glossary.yml', 'utf8'));
  const words = [...glossary.keys(), site.company, site.shortName, site.partner].join(' ');
  const names = new Set(words.split(/[^\p{L}\d]+/u));
  const known = new Set(words.toLowerCase().split(/[^\p{L}\d]+/u));
  const problems = [];
  const issue = ({uri, row, text, suggestions = []}) => {
    if (known.has(text.toLowerCase().replace(/['’]s$/, ''))) return;
    const word = meantBy(text, suggestions, names);
    problems.push({
      file: path.relative(process.cwd(), fileURLToPath(uri)).replaceAll('\\', '/'),
      line: row,
      about: 'spelling',
      message:
        `"${text}" isn't in the dictionary of American English.` +
        `${word ? ` Did you mean ${word}?` : ''} If it's right, add it to docs/_words.txt.`,
    });
  };
  const error = (message, cause) => {
    throw cause ?? new Error(message);
  };
  const options = {config: 'cspell.json', showSuggestions: true, progress: false, summary: false};
  const quiet = Object.fromEntries(
    ['info', 'debug', 'progress', 'result'].map((name) => [name, () => {}]),
  );
  await spell(files, options, {...quiet, issue, error});
  return problems;
}

/** Looks at the marks of Markdown. @returns {Promise<object[]>} problems */
async function checkStyle(files) {
  const config = JSON.parse(readFileSync('.markdownlint.json', 'utf8'));
  const results = await lintMarkdown({files, config});
  return Object.entries(results).flatMap(([file, faults]) =>
    faults.map(({ruleNames, ruleDescription, lineNumber, errorDetail, errorContext}) => {
      const remedy = sounds.remedies[ruleNames[0]] ?? `${ruleDescription}.`;
      const mark = /'(.)'/.exec(errorDetail)?.[1];
      const message = fillIn(remedy, {mark, detail: errorDetail, context: errorContext});
      return {file, line: lineNumber, about: 'style', message};
    }),
  );
}

/** The fields above a text that are sentences, with their lines. */
function sentencesAbove({data, lineOf}) {
  const fields = [['description'], ['closing', 'heading'], ['closing', 'text']];
  const notes = (data.updates ?? []).map((_note, index) => ['updates', index, 'text']);
  return [...fields, ...notes].map((field) => ({
    line: lineOf(field),
    text: String(field.reduce((value, key) => value?.[key], data) ?? ''),
  }));
}

/** All texts of a file of `src/data` that are sentences, with their lines. */
function sentencesOfData(file, source) {
  const strings = (value) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : [];
  const lineOf = (text) => {
    const start = source.indexOf(text.split(/['"`\n]/)[0].slice(0, 40));
    return start < 0 ? 0 : source.slice(0, start).split('\n').length;
  };
  // What another file has is told there.
  return [...new Set(strings(load(path.resolve(file))))]
    .map((text) => ({line: lineOf(text), text}))
    .filter(({line, text}) => line > 0 && /[.?]$/.test(text));
}

/** Listens to how the pages sound. @returns {Promise<object[]>} problems */
async function checkVoice(files) {
  const parse = await loadParser();
  const paragraphs = (file, source) => {
    if (file.endsWith('.ts')) return sentencesOfData(file, source);
    const fields = readFrontMatter(source, () => {});
    if (!fields || fields.data.draft === true) return [];
    const tree = parse(source);
    restoreColons(tree, source);
    fillTree(tree);
    return [...sentencesAbove(fields), ...paragraphsOf(tree)];
  };
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
    const faults = faultsOfVoice(paragraphs(file, source));
    return faults.map((fault) => ({file, about: 'voice', ...fault}));
  });
}

async function main() {
  const options = {
    json: {type: 'boolean', default: false},
    root: {type: 'string', default: projectRoot},
  };
  const {json, root} = parseArgs({options}).values;
  process.chdir(root);
  const markdown = [
    ...['blog', 'docs', '.github'].flatMap((folder) => filesIn(folder, '.md')),
    'README.md',
  ];
  const all = [...markdown, 'docs/_glossary.yml', ...filesIn('src/data', '.ts')];
  const isPage = (file) =>
    /^(blog|docs)\/(.*\/)?[^_/]+\.md$|^src\/data\/.*(?<!\.test)\.ts$/.test(file);
  const found = await Promise.all([
    checkSpelling(all),
    checkStyle(markdown),
    checkVoice(all.filter(isPage)),
  ]);
  const allWell = `Nothing to fix in ${all.length} files.`;
  printProblems(sortProblems(found.flat()), {json, allWell});
}

void runCommand(import.meta.url, main, {prefix: 'The check itself has failed: ', code: 2});
