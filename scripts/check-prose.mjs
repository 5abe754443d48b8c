/** Looks at the spelling, the Markdown style and the voice of all that people read: `npm run check:prose`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {Globby} from '@docusaurus/utils';
import {lint as spell} from 'cspell';
import {lint as lintMarkdown} from 'markdownlint/promise';
import {fault, options, printProblems} from './check-content.mjs';
import {load, runCommand} from './command.mjs';

const {site} = load('../src/site/index.ts');
const identity = JSON.stringify(site);

/** Replaces the owner's names before any text is filled in, so that a long one still counts as one word. */
const name = 'Acme';
Object.assign(site, {company: name, shortName: name, partner: name});

const {company} = load('../src/site/company.ts');
const {fillIn, sortProblems} = load('../src/content/messages/index.ts');
const {readGlossary} = load('../src/content/load/glossary.ts');
const {readFields, readFrontMatter} = load('../src/content/load/readFrontMatter.ts');
const {fillNames, fillTree} = load('../src/content/names.ts');
const {faultsOfVoice, paragraphsOf, remedies} = load('../src/content/check/prose.ts');
const {leaves} = load('../src/content/check/fields.ts');
const loadParser = load('../src/content/load/parser.cjs');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function checkSpelling(files) {
  const glossary = readGlossary(readFileSync('docs/_glossary.yml', 'utf8'));
  // The owner's names and facts are words of the dictionary.
  const words = [...glossary.keys(), identity, JSON.stringify(company)]
    .join(' ')
    .split(/[^\p{L}\d]+/u);
  const url = pathToFileURL('cspell.json');
  const config = {url, settings: {...readJson(url), words}};
  const problems = [];
  const reporter = {
    issue({uri, row, text, suggestions: [first]}) {
      const file = path.relative(process.cwd(), fileURLToPath(uri)).replaceAll('\\', '/');
      // As people write it: HIPAA, and not hipaa.
      const meant = words.find((word) => word.toLowerCase() === first) ?? first;
      const message =
        `"${text}" isn't in the dictionary of American English.` +
        `${meant ? ` Did you mean ${meant}?` : ''} If it's right, add it to docs/_words.txt.`;
      problems.push({file, line: row, about: 'spelling', message});
    },
    error(message, cause) {
      throw cause ?? new Error(message);
    },
  };
  await spell(files, {config, showSuggestions: true}, reporter);
  return problems;
}

async function checkStyle(files) {
  const results = await lintMarkdown({files, config: readJson('.markdownlint.json')});
  return Object.entries(results).flatMap(([file, faults]) =>
    faults.map(({ruleNames, ruleDescription, lineNumber, errorDetail, errorContext}) => {
      const remedy = remedies[ruleNames[0]] ?? `${ruleDescription}.`;
      const mark = /'(.)'/.exec(errorDetail)?.[1];
      const message = fillIn(remedy, {mark, detail: errorDetail, context: errorContext});
      return {file, line: lineNumber, about: 'style', message};
    }),
  );
}

/** The sentences of a file with the words of pages, with their lines. */
function sentencesOfWords(source) {
  const {document, lineOf} = readFields(source.split('\n'), 1, 'failsafe', () => {}) ?? {};
  return leaves(document?.toJS())
    .map(({path: at, leaf}) => ({line: lineOf?.(at), text: fillNames(String(leaf))}))
    .filter(({text}) => /[.?]$/.test(text));
}

function sentencesOfPage(source, parse) {
  const {data, lineOf} = readFrontMatter(source, () => {}) ?? {};
  if (!data || data.draft === true) return [];
  const notes = (data.updates ?? []).map((_note, index) => ['updates', index, 'text']);
  const fields = [['description'], ['closing', 'heading'], ['closing', 'text'], ...notes];
  const tree = parse(source);
  fillTree(tree, source);
  const textAt = (field) => String(field.reduce((value, key) => value?.[key], data) ?? '');
  return [
    ...fields.map((field) => ({line: lineOf(field), text: textAt(field)})),
    ...paragraphsOf(tree),
  ];
}

async function checkVoice(files) {
  const parse = await loadParser();
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
    const sentences = file.endsWith('.yml')
      ? sentencesOfWords(source)
      : sentencesOfPage(source, parse);
    return faultsOfVoice(sentences).map((fault) => ({file, about: 'voice', ...fault}));
  });
}

async function main({root}) {
  process.chdir(root);
  const find = (...patterns) => Globby.sync(patterns);
  const markdown = find('{blog,docs,.github}/**/*.md', 'README.md');
  const texts = find(
    'src/{components,frame,islands,pages,theme}/**/*.{md,ts,tsx}',
    'src/{navigation,contact/message}.ts',
    '!**/*.test.*',
  );
  const words = find('src/pages/**/*.yml', 'src/site/words.yml');
  const all = [...markdown, 'docs/_glossary.yml', ...words, ...texts];
  const pages = [...find('{blog,docs}/**/[^_]*.md'), ...words];
  const found = await Promise.all([checkSpelling(all), checkStyle(markdown), checkVoice(pages)]);
  printProblems(sortProblems(found.flat()), `Nothing to fix in ${all.length} files.`);
}

void runCommand(import.meta.url, options, main, fault);
