/**
 * Starts a new article or service: asks what it needs to know, and writes a file that is filled in.
 *
 *     npm run new
 *     npm run new -- --kind article --title "What changes in 2026" --category Technology --action /contact
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';
import {runCommand} from './command.mjs';

const load = createJiti(import.meta.url);
const {actionTargets, createFile} = load('../src/content/newFile.ts');
const {categories} = load('../src/content/categories.ts');
const {projectRoot, serviceFolders, slugOf} = load('../src/content/kinds.ts');
const {contentPages} = load('../src/content/pages.ts');
const {nearest} = load('../src/content/suggest.ts');

/** What is asked, in this order; `choices` can be answered by number. `for`: only for that kind. */
const questionsFor = (services) => [
  {name: 'kind', ask: 'What do you want to write?', choices: ['article', 'service']},
  {name: 'title', ask: 'What is its title?'},
  {name: 'category', ask: 'Which category is it in?', choices: categories, for: 'article'},
  {name: 'service', ask: 'Which service is it most about?', choices: services, for: 'article'},
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

async function main() {
  const names = ['kind', 'title', 'category', 'service', 'line', 'action', 'date', 'root'];
  const options = Object.fromEntries(names.map((name) => [name, {type: 'string'}]));
  const {root = projectRoot, ...answers} = parseArgs({options}).values;
  const pages = contentPages(root);
  const services = pages.filter(({kind}) => kind === 'service').map(({file}) => slugOf(file));
  const questions = questionsFor(services);
  for (const {name, choices} of questions)
    if (answers[name]) answers[name] = choose(answers[name], choices) ?? answers[name];
  const isOpen = ({name, for: kind}) =>
    answers[name] === undefined && (!kind || kind === answers.kind);
  const terminal = questions.some(isOpen) ? createInterface({input: process.stdin}) : undefined;
  const lines = terminal?.[Symbol.asyncIterator]();
  for (const question of questions) {
    if (!isOpen(question)) continue;
    answers[question.name] = await ask(question, lines);
    const flags = questions.filter(isOpen).map(({name}) => `--${name}`);
    if (isOpen(question)) throw new Error(`nobody answers. Add these: ${flags.join(' ')}`);
  }
  terminal?.close();
  const {file, content} = createFile(answers, pages);
  await mkdir(path.dirname(path.join(root, file)), {recursive: true});
  // Never over another file.
  await writeFile(path.join(root, file), content, {flag: 'wx'});
  console.log(`
Written: ${file}

  1  Open it and put your own words in.
  2  npm start              shows it while you write.
  3  npm run check:content  says what is left to fix.
  4  Remove the line "draft: true" when it may be published.`);
}

void runCommand(import.meta.url, main, {prefix: 'No file was written: '});
