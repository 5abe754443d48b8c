/**
 * Starts a new article or service: asks what it needs to know, and writes a file that is filled in.
 *
 *     npm run new
 *     npm run new -- --kind article --title "What changes in 2026" --category Technology --action /contact
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';
import {runCommand} from './command.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const load = createJiti(import.meta.url);
const {actionTargets, createFile} = load('../src/content/newFile.ts');
const {categories} = load('../src/content/schema.ts');
const {contentFolders, serviceFolders} = load('../src/content/kinds.ts');
const {diskSource} = load('../src/content/check/source.ts');
const {nearest} = load('../src/content/suggest.ts');

/** What is asked, in this order; `choices` can be answered by number. `for`: only for that kind. */
const questions = [
  {name: 'kind', ask: 'What do you want to write?', choices: ['article', 'service']},
  {name: 'title', ask: 'What is its title?'},
  {name: 'category', ask: 'Which category is it in?', choices: categories, for: 'article'},
  {name: 'line', ask: 'Which service line is it in?', choices: serviceFolders, for: 'service'},
  {name: 'action', ask: 'Where does its button lead?', choices: actionTargets},
];

/** The choice somebody means by a number or by a word. @returns {string | undefined} */
function choose(answer, choices) {
  if (!choices) return answer || undefined;
  return (
    choices[Number(answer) - 1] ??
    choices.find((choice) => choice.toLowerCase() === answer.toLowerCase()) ??
    nearest(answer, choices)
  );
}

/** The questions that are still open, given the answers so far. */
const openQuestions = (answers) =>
  questions.filter(
    ({name, for: kind}) => answers[name] === undefined && (!kind || kind === answers.kind),
  );

/**
 * Asks until there is an answer to use.
 * @param {AsyncIterator<string>} lines what is typed
 * @returns {Promise<string | undefined>} nothing when nobody answers any more
 */
async function ask({ask: question, choices}, lines) {
  console.log(`\n${question}`);
  choices?.forEach((choice, index) => console.log(`  ${index + 1}  ${choice}`));
  for (;;) {
    process.stdout.write('> ');
    const {value, done} = await lines.next();
    if (done) return undefined;
    const answer = choose(value.trim(), choices);
    if (answer) return answer;
    console.log(
      choices ? `Please type a number from 1 to ${choices.length}.` : 'Please type a few words.',
    );
  }
}

/** The places that services have, by their folder. */
function takenPositions(source, files) {
  const positions = {};
  for (const file of files.filter((name) => name.startsWith('docs/'))) {
    const [, position] =
      /^sidebar_position:\s*(\d+)/m.exec(source.read(file).toString('utf8')) ?? [];
    if (position) (positions[file.split('/')[1]] ??= []).push(Number(position));
  }
  return positions;
}

/**
 * Writes the new file, never over another one.
 * @param {object} answers what was asked for, see `src/content/newFile.ts`
 * @param {string} root the project's folder
 * @returns {Promise<string>} path of the file in the project
 */
async function writeNew(answers, root = project) {
  const source = diskSource(root);
  const files = contentFolders
    .flatMap((folder) => source.list(folder))
    .map(({file}) => file)
    .filter((file) => /\/[^_/][^/]*\.md$/.test(file));
  const {file, content} = createFile(answers, files, takenPositions(source, files));
  await mkdir(path.dirname(path.join(root, file)), {recursive: true});
  await writeFile(path.join(root, file), content, {flag: 'wx'});
  return file;
}

async function main() {
  const {values: answers} = parseArgs({
    options: Object.fromEntries(
      [...questions.map(({name}) => name), 'date', 'root'].map((name) => [name, {type: 'string'}]),
    ),
  });
  for (const {name, choices} of questions) {
    if (answers[name]) answers[name] = choose(answers[name], choices) ?? answers[name];
  }
  const terminal =
    openQuestions(answers).length > 0 ? createInterface({input: process.stdin}) : undefined;
  const lines = terminal?.[Symbol.asyncIterator]();
  for (let [question] = openQuestions(answers); question; [question] = openQuestions(answers)) {
    answers[question.name] = await ask(question, lines);
    if (answers[question.name] === undefined) {
      throw new Error(
        `nobody answers. Give also: ${openQuestions(answers)
          .map(({name}) => `--${name}`)
          .join(' ')}`,
      );
    }
  }
  terminal?.close();
  const file = await writeNew(answers, answers.root);
  console.log(`
Written: ${file}

  1  Open it and put your own words in.
  2  npm start              shows it while you write.
  3  npm run check:content  says what is left to mend.
  4  Remove the line "draft: true" when it may be published.`);
}

void runCommand(import.meta.url, main, {prefix: 'No file was written: '});
