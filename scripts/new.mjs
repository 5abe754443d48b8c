/** Starts a new article or service: asks a few questions, and writes a file to fill in: `npm run new`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {options} from './check-content.mjs';
import {load, runCommand} from './command.mjs';

const {asSlug} = load('../src/content/check/files.ts');
const {categories} = load('../src/content/categories.ts');
const {dayOf, faultOfDay} = load('../src/content/days.ts');
const {addressOf, kinds, serviceFolders, slugOf} = load('../src/content/kinds.ts');
const {contentPages} = load('../src/content/docusaurus/addresses.ts');
const {nearest} = load('../src/content/messages/suggest.ts');
const {renderTemplate} = load('../src/content/guide/templates.ts');

/**
 * Asks until there is a valid answer.
 * @param options `choices` can be answered by number, and Enter means `usual`
 * @throws {Error} if the input ends
 */
async function ask(lines, question, {choices, usual = '', faultOf = () => undefined} = {}) {
  console.log(`\n${question}`);
  choices?.forEach((choice, index) => console.log(`  ${index + 1}  ${choice}`));
  for (;;) {
    process.stdout.write('> ');
    const {value, done} = await lines.next();
    if (done) throw new Error('nobody answers.');
    const typed = value.trim() || usual;
    const answer = choices ? (choices[Number(typed) - 1] ?? nearest(typed, choices)) : typed;
    const fault = answer && faultOf(answer);
    if (answer && !fault) return answer;
    const wanted = choices ? `a number from 1 to ${choices.length}` : 'a few words';
    console.log(fault || `Please type ${wanted}.`);
  }
}

async function main({root}) {
  const pages = contentPages(root);
  const terminal = createInterface({input: process.stdin});
  const lines = terminal[Symbol.asyncIterator]();
  const kind = await ask(lines, 'What do you want to write?', {choices: Object.keys(kinds)});
  const slugFrom = (title) => asSlug(title).slice(0, 60).replace(/-+$/, '');
  const clashOf = (title) =>
    pages.find(({route}) => route === addressOf(kind, `${slugFrom(title)}.md`));
  const title = await ask(lines, 'What is its title?', {
    faultOf: (answer) =>
      (slugFrom(answer).length < 3 && 'Its address is made of letters from a to z: use three.') ||
      (clashOf(answer) && `${clashOf(answer).route} is there already. Choose another title.`),
  });
  let folder, own;
  if (kind === 'article') {
    const today = dayOf();
    const when = `On which day does it appear? Enter takes today, ${today}.`;
    const date = await ask(lines, when, {usual: today, faultOf: faultOfDay});
    const category = await ask(lines, 'Which category is it in?', {choices: categories});
    const services = pages.filter((page) => page.kind === 'service').map(({file}) => slugOf(file));
    const service = await ask(lines, 'Which service is it most about?', {choices: services});
    [folder, own] = [`blog/${date}-`, {category, date, services: [service]}];
  } else {
    const line = await ask(lines, 'Which service line is it in?', {choices: serviceFolders});
    const beside = pages.filter(({file}) => file.startsWith(`${line}/`));
    const places = beside.map(({fields}) => fields.sidebar_position ?? 0);
    [folder, own] = [`docs/${line}/`, {sidebar_position: Math.floor(Math.max(0, ...places)) + 1}];
  }
  terminal.close();
  const file = `${folder}${slugFrom(title)}.md`;
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  // Never overwrite a file.
  writeFileSync(path.join(root, file), renderTemplate(kind, {title, ...own}), {flag: 'wx'});
  console.log(`
Written: ${file}

  1  Open it and put your own words in.
  2  npm start              shows it while you write.
  3  npm run check:content  says what is left to fix.
  4  Remove the line "draft: true" when it may be published.`);
}

void runCommand(import.meta.url, options, main, {prefix: 'No file was written: '});
