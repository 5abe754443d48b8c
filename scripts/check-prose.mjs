/** Checks the spelling, Markdown style, and voice of everything that people read: `npm run check:prose`. */
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

/** Replaces the owner's names before text is filled in, so that a long name counts as one word. */
const name = 'Acme';
Object.assign(site, {company: name, shortName: name, partner: name});

const {company} = load('../src/site/company.ts');
const {fillIn, sortProblems} = load('../src/content/messages/index.ts');
const {diskSource, loadParser, readGlossary, readMarkdown, readPages, readYaml} = load(
  '../src/content/load/index.ts',
);
const {fillNames} = load('../src/content/names.ts');
const {faultsOfVoice, paragraphsOf, remedies} = load('../src/content/check/prose.ts');
const {leaves} = load('../src/content/check/fields.ts');

/** The project's files: `main` changes to its folder. */
const source = diskSource('.');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function checkSpelling(files) {
  // Add the owner's names and facts to the dictionary.
  const words = [...readGlossary(source).keys(), identity, JSON.stringify(company)]
    .join(' ')
    .split(/[^\p{L}\d]+/u);
  const url = pathToFileURL('cspell.json');
  const config = {url, settings: {...readJson(url), words}};
  const problems = [];
  const reporter = {
    issue({uri, row, text, suggestions: [first]}) {
      const file = path.relative(process.cwd(), fileURLToPath(uri)).replaceAll('\\', '/');
      // Suggest it as people write it: HIPAA, not hipaa.
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

/** The fields' values that are complete sentences, with their lines. */
const sentencesOf = (values, lineOf) =>
  leaves(values)
    .map(({path: at, leaf}) => ({line: lineOf(at), text: fillNames(String(leaf))}))
    .filter(({text}) => /[.?]$/.test(text));

async function checkVoice(words) {
  const parse = await loadParser();
  const faultsOf = (file, sentences) =>
    faultsOfVoice(sentences).map((fault) => ({file, about: 'voice', ...fault}));
  const ofWords = words.flatMap((file) => {
    const read = readYaml(source, file);
    // The content check reports a file that can't be read.
    return read ? faultsOf(file, sentencesOf(read.document.toJS(), read.lineOf)) : [];
  });
  const ofPages = readPages(source).flatMap((page) => {
    const {data, lineOf} = page.frontMatter ?? {};
    if (!data || data.draft === true) return [];
    const paragraphs = paragraphsOf(readMarkdown(page, parse).tree);
    return faultsOf(page.file, [...sentencesOf(data, lineOf), ...paragraphs]);
  });
  return [...ofWords, ...ofPages];
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
  const found = await Promise.all([checkSpelling(all), checkStyle(markdown), checkVoice(words)]);
  printProblems(sortProblems(found.flat()), `Nothing to fix in ${all.length} files.`);
}

void runCommand(import.meta.url, options, main, fault);
