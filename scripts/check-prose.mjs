/**
 * Looks at the spelling and the Markdown style of everything people read, and prints what to mend in
 * the same plain lines as `check:content`.
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
import {runCommand} from './command.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const load = createJiti(import.meta.url);
const {formatAnnotation, formatProblem, sortProblems} = load('../src/content/check/problem.ts');
const {readGlossary} = load('../src/content/check/glossary.ts');
const {site} = load('../src/site.ts');

/** What a rule of markdownlint asks of a writer. The rules are chosen in `.markdownlint.json`. */
const remedies = {
  MD004: () => 'start the items of a list with "- ".',
  MD005: () => 'the items of this list are not indented alike. Start them all in the same column.',
  MD009: () =>
    'there are blanks at the end of the line. Remove them; to divide a line, end it with a backslash.',
  MD010: () => 'there is a tab in this line. Write blanks instead.',
  MD012: () => 'there are several empty lines. One is enough.',
  MD019: () => 'one blank after the # is enough.',
  MD023: () => 'a heading starts at the beginning of the line. Remove the blanks before the #.',
  MD026: ({errorDetail}) =>
    `a heading ends without ${/'(.)'/.exec(errorDetail)?.[1] ?? 'a mark'}. Remove it.`,
  MD027: () => 'one blank after the > is enough.',
  MD030: () => 'one blank after the mark of a list is enough.',
  MD037: () => 'there is a blank inside of the stars, so they are shown. Write *words* without it.',
  MD039: () => 'there is a blank inside of the square brackets of a link. Remove it.',
  MD047: () => 'the last line does not end. Press Enter once at its end.',
  MD056: ({errorDetail}) => `this row of the table has too many or too few cells (${errorDetail}).`,
  MD059: ({errorContext}) =>
    `the link ${errorContext ?? ''} does not say where it leads. Name the page, as in [the contact page](/contact).`,
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

/** Looks up every word. @returns {Promise<object[]>} problems */
async function checkSpelling(files) {
  const glossary = readGlossary(readFileSync('docs/_glossary.yml', 'utf8'), () => {});
  const names = [...glossary.keys(), site.company, site.shortName, site.partner]
    .join(' ')
    .toLowerCase();
  const known = new Set(names.split(/[^\p{L}\d]+/u));
  const problems = [];
  const report = ({uri, row, text, suggestions = []}) => {
    if (known.has(text.toLowerCase().replace(/['’]s$/, ''))) return;
    const meant = suggestions[0] ? ` Did you mean ${suggestions[0]}?` : '';
    problems.push({
      file: path.relative(process.cwd(), fileURLToPath(uri)).replaceAll('\\', '/'),
      line: row,
      about: 'spelling',
      message: `"${text}" is not in the dictionary of American English.${meant} If it is right, add it to docs/_words.txt.`,
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

/** Everything there is to mend, by file and line. */
async function checkProse() {
  const {markdown, all} = filesToRead();
  return {
    count: all.length,
    problems: sortProblems((await Promise.all([checkSpelling(all), checkStyle(markdown)])).flat()),
  };
}

async function main() {
  process.chdir(project);
  const {values} = parseArgs({options: {json: {type: 'boolean', default: false}}});
  const {count, problems} = await checkProse();
  if (values.json) console.log(JSON.stringify({problems}, null, 2));
  else if (problems.length === 0)
    console.log(`All is well: ${count} files are spelled and set right.`);
  else {
    if (process.env.GITHUB_ACTIONS === 'true')
      problems.forEach((problem) => console.log(formatAnnotation(problem)));
    problems.forEach((problem) => console.log(formatProblem(problem)));
    console.log(`\n${problems.length} to mend. What each means stands in .github/CONTRIBUTING.md.`);
  }
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void runCommand(import.meta.url, main, {prefix: 'The check itself has failed: ', code: 2});
