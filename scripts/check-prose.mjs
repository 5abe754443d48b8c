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
const {faultsOfVoice, paragraphsOf} = load('../src/content/prose.ts');
const {nearest} = load('../src/content/suggest.ts');
const {restoreColons} = load('../src/content/tree.ts');
const {site} = load('../src/site.ts');
const loadParser = load('../src/content/check/parser.cjs');

/** What a rule of markdownlint asks of a writer. The rules are chosen in `.markdownlint.json`. */
const remedies = {
  MD004: () => 'start the items of a list with "- ".',
  MD005: () => 'the items of this list are not indented alike. Start them all in the same column.',
  MD009: () =>
    'there are spaces at the end of the line. Delete them; to divide a line, end it with a backslash.',
  MD010: () => 'there is a tab in this line. Type spaces instead.',
  MD012: () => 'there are several empty lines. One is enough.',
  MD019: () => 'one space after the # is enough.',
  MD023: () => 'a heading starts at the beginning of the line. Delete the spaces before the #.',
  MD026: ({errorDetail}) =>
    `a heading ends without ${/'(.)'/.exec(errorDetail)?.[1] ?? 'a mark'}. Delete it.`,
  MD027: () => 'one space after the > is enough.',
  MD030: () => 'one space after the mark of a list is enough.',
  MD037: () => 'there is a space inside of the stars, so they are shown. Write *words* without it.',
  MD039: () => 'there is a space inside of the square brackets of a link. Delete it.',
  MD047: () => "the last line doesn't end. Press Enter once at its end.",
  MD056: ({errorDetail}) => `this row of the table has too many or too few cells (${errorDetail}).`,
  MD059: ({errorContext}) =>
    `the link ${errorContext ?? ''} doesn't say where it leads. Name the page, as in [the contact page](/contact).`,
};

/** All files of a folder with one of these endings. */
const filesIn = (folder, ...endings) =>
  (existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [])
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));

/** What people read: Markdown, the glossary and the copy of the custom pages. */
function filesToRead() {
  const markdown = [
    ...filesIn('blog', '.md'),
    ...filesIn('docs', '.md'),
    ...filesIn('.github', '.md'),
    'README.md',
  ];
  return {markdown, all: [...markdown, 'docs/_glossary.yml', ...filesIn('src/data', '.ts')]};
}

/** The word that was meant, as people write it: HIPAA, and not hipaa. */
function meantBy(text, suggestions, names) {
  const meant =
    nearest(
      text,
      [...names].filter((name) => name.length > 2),
    ) ?? suggestions[0];
  return meant && text === text.toUpperCase() ? meant.toUpperCase() : meant;
}

/** Looks up every word. @returns {Promise<object[]>} problems */
async function checkSpelling(files) {
  const glossary = readGlossary(readFileSync('docs/_glossary.yml', 'utf8'));
  const words = [...glossary.keys(), site.company, site.shortName, site.partner].join(' ');
  const names = new Set(words.split(/[^\p{L}\d]+/u));
  const known = new Set(words.toLowerCase().split(/[^\p{L}\d]+/u));
  const problems = [];
  const report = ({uri, row, text, suggestions = []}) => {
    if (known.has(text.toLowerCase().replace(/['’]s$/, ''))) return;
    const word = meantBy(text, suggestions, names);
    const meant = word ? ` Did you mean ${word}?` : '';
    problems.push({
      file: path.relative(process.cwd(), fileURLToPath(uri)).replaceAll('\\', '/'),
      line: row,
      about: 'spelling',
      message:
        `"${text}" isn't in the dictionary of American English.${meant} ` +
        "If it's right, add it to docs/_words.txt.",
    });
  };
  const nothing = () => {};
  await spell(
    files,
    {config: 'cspell.json', showSuggestions: true, progress: false, summary: false},
    {
      issue: report,
      info: nothing,
      debug: nothing,
      progress: nothing,
      result: nothing,
      error: (message, error) => {
        throw error ?? new Error(message);
      },
    },
  );
  return problems;
}

/** Looks at the marks of Markdown. @returns {Promise<object[]>} problems */
async function checkStyle(files) {
  const config = JSON.parse(readFileSync('.markdownlint.json', 'utf8'));
  const results = await lintMarkdown({files, config});
  return Object.entries(results).flatMap(([file, faults]) =>
    faults.map((fault) => ({
      file,
      line: fault.lineNumber,
      about: 'style',
      message: remedies[fault.ruleNames[0]]?.(fault) ?? `${fault.ruleDescription}.`,
    })),
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
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
    const paragraphs = () => {
      if (file.endsWith('.ts')) return sentencesOfData(file, source);
      const fields = readFrontMatter(source, () => {});
      const tree = parse(source);
      restoreColons(tree, source);
      fillTree(tree);
      const isDraft = !fields || fields.data.draft === true;
      return isDraft ? [] : [...sentencesAbove(fields), ...paragraphsOf(tree)];
    };
    return faultsOfVoice(paragraphs()).map((fault) => ({file, about: 'voice', ...fault}));
  });
}

/** Everything there is to fix, by file and line. */
async function checkProse() {
  const {markdown, all} = filesToRead();
  const isPage = (file) =>
    /^(blog|docs)\/(.*\/)?[^_/]+\.md$|^src\/data\/.*(?<!\.test)\.ts$/.test(file);
  const found = await Promise.all([
    checkSpelling(all),
    checkStyle(markdown),
    checkVoice(all.filter(isPage)),
  ]);
  return {count: all.length, problems: sortProblems(found.flat())};
}

async function main() {
  const options = {
    json: {type: 'boolean', default: false},
    root: {type: 'string', default: projectRoot},
  };
  const {json, root} = parseArgs({options}).values;
  process.chdir(root);
  const {count, problems} = await checkProse();
  printProblems(problems, {json, allWell: `Nothing to fix in ${count} files.`});
}

void runCommand(import.meta.url, main, {prefix: 'The check itself has failed: ', code: 2});
