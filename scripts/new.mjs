/**
 * Starts a new article or service: asks a few questions, and writes a file with the answers filled in.
 *
 *     npm run new
 *     npm run new -- --kind article --title "What changes in 2026" --category Technology --action /contact
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {load, runCommand} from './command.mjs';

const {asSlug} = load('../src/content/check/files.ts');
const {categories} = load('../src/content/categories.ts');
const {dayOf, faultOfDay} = load('../src/content/days.ts');
const {addressOf, kinds, projectRoot, serviceFolders, slugOf} = load('../src/content/kinds.ts');
const {contentPages} = load('../src/content/docusaurus/addresses.ts');
const {mailboxes} = load('../src/content/model/index.ts');
const {nearest} = load('../src/content/messages/suggest.ts');
const {renderTemplate} = load('../src/content/guide/templates.ts');

/** The questions in order. `choices` can be answered by number, `other` matches more answers, Enter means `usual`. */
const questionsFor = (services) => [
  {name: 'kind', ask: 'What do you want to write?', choices: ['article', 'service']},
  {name: 'title', ask: 'What is its title?'},
  {
    name: 'date',
    ask: `On which day does it appear? Enter takes today, ${dayOf()}.`,
    usual: dayOf(),
    faultOf: faultOfDay,
    for: 'article',
  },
  {name: 'category', ask: 'Which category is it in?', choices: categories, for: 'article'},
  {name: 'service', ask: 'Which service is it most about?', choices: services, for: 'article'},
  {name: 'line', ask: 'Which service line is it in?', choices: serviceFolders, for: 'service'},
  {
    name: 'action',
    ask: 'Where does its button lead?',
    choices: ['/contact', ...mailboxes],
    other: /^\//,
  },
];

/** Matches an answer to a choice, by number or closest word. @returns {string | undefined} */
const choose = (answer, {choices, other, usual}) =>
  !choices || other?.test(answer)
    ? answer || usual
    : (choices[Number(answer) - 1] ?? nearest(answer, choices));

/** Asks until there is a valid answer. @returns {Promise<string | undefined>} undefined if the input ends */
async function ask(question, lines) {
  const {choices, usual, faultOf} = question;
  console.log(`\n${question.ask}`);
  choices?.forEach((choice, index) => console.log(`  ${index + 1}  ${choice}`));
  for (;;) {
    process.stdout.write('> ');
    const {value, done} = await lines.next();
    const answer = done ? usual : choose(value.trim(), question);
    const fault = answer && faultOf?.(answer);
    if (done || (answer && !fault)) return answer;
    const wanted = choices ? `a number from 1 to ${choices.length}` : 'a few words';
    console.log(fault ?? `Please type ${wanted}.`);
  }
}

/** Makes the new page's path and content. @throws {Error} if the title is unusable or the path is taken */
function makePage({kind, title, category, service, line, action, date}, pages) {
  const slug = asSlug(title).slice(0, 60).replace(/-+$/, '');
  if (slug.length < 3)
    throw new Error(
      `"${title}" has too few letters for an address. Use at least three letters from a to z.`,
    );
  const file = kind === 'article' ? `blog/${date}-${slug}.md` : `docs/${line}/${slug}.md`;
  const address = addressOf(kind, file);
  const clash = pages.find(({route}) => route === address);
  if (clash)
    throw new Error(
      `${kinds[kind].folder}/${clash.file} has the address ${address} already. ` +
        'Choose another title, or edit that file.',
    );
  const beside = pages.filter((page) => page.file.startsWith(`${line}/`));
  const places = beside.map(({fields}) => fields.sidebar_position ?? 0);
  const own =
    kind === 'article'
      ? {category, date, services: [service]}
      : {sidebar_position: Math.floor(Math.max(0, ...places)) + 1};
  const label = action.startsWith('email:') ? 'Send an Email' : 'Get in Touch';
  return {file, content: renderTemplate(kind, {title, ...own, action: {label, to: action}})};
}

const names = ['kind', 'title', 'date', 'category', 'service', 'line', 'action', 'root'];
const options = Object.fromEntries(names.map((name) => [name, {type: 'string'}]));

async function main({root = projectRoot, ...given}) {
  const pages = contentPages(root);
  const services = pages.filter(({kind}) => kind === 'service').map(({file}) => slugOf(file));
  const questions = questionsFor(services);
  const answers = {};
  for (const {name, ...question} of questions.filter((each) => given[each.name])) {
    const fault = question.faultOf?.(given[name]);
    if (fault) throw new Error(`--${name} ${fault}`);
    answers[name] = choose(given[name], question);
    if (!answers[name])
      throw new Error(`--${name} "${given[name]}" is none of: ${question.choices.join(', ')}.`);
  }
  const isOpen = ({name, for: kind}) => !answers[name] && (!kind || kind === answers.kind);
  const terminal = createInterface({input: process.stdin});
  const lines = terminal[Symbol.asyncIterator]();
  for (const question of questions) {
    if (isOpen(question)) answers[question.name] = await ask(question, lines);
    const flags = questions
      .filter((each) => isOpen(each) && !each.usual)
      .map(({name}) => `--${name}`);
    if (isOpen(question)) throw new Error(`nobody answers. Add these: ${flags.join(' ')}`);
  }
  terminal.close();
  const {file, content} = makePage(answers, pages);
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  // Never overwrite a file.
  writeFileSync(path.join(root, file), content, {flag: 'wx'});
  console.log(`
Written: ${file}

  1  Open it and put your own words in.
  2  npm start              shows it while you write.
  3  npm run check:content  says what is left to fix.
  4  Remove the line "draft: true" when it may be published.`);
}

void runCommand(import.meta.url, options, main, {prefix: 'No file was written: '});
