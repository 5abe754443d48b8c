/**
 * The rules in .htmlvalidate.mjs refuse what they are there for.
 * @jest-environment node
 */
import {execFileSync} from 'node:child_process';

const page = (body, head = '<title>A page</title>') =>
  `<!doctype html><html lang=en><head><meta charset=utf-8>${head}<body><main><h1>Title</h1>${body}</main>`;

/** What is wrong with a page, the rule that says so, and the page. */
const samples = [
  ['a heading level is left out', 'heading-level', page('<h3>Too deep</h3>')],
  ['an id is used twice', 'no-dup-id', page('<p id="a">One</p><p id="a">Two</p>')],
  ['an element is misplaced', 'element-permitted-content', page('<span><p>Text</p></span>')],
  ['a picture has no words', 'wcag/h37', page('<img src="/a.png">')],
  ['a field has no name', 'input-missing-label', page('<input type="text">')],
  ['there is no title', 'element-required-content', page('', '')],
  ['an element is not closed', 'close-order', page('<section><p>Text</p>').replace('</main>', '')],
  ['an element has a style', 'no-inline-style', page('<p style="color: red">Red</p>')],
  ['a script is foreign', 'require-sri', page('<script src="https://x.example/a.js"></script>')],
];
const right = page('<ul><li>One<li>Two</ul><table><caption>Hours</caption><tr><td>9</table>');

/** The rules that each page breaks. In a process of its own, because the package is a module. */
const program = `
  import {HtmlValidate} from 'html-validate';
  import rules from './.htmlvalidate.mjs';
  const judge = new HtmlValidate(rules);
  const reports = await Promise.all(JSON.parse(process.argv[1]).map((html) => judge.validateString(html)));
  const rulesOf = ({results}) => results.flatMap(({messages}) => messages.map(({ruleId}) => ruleId));
  console.log(JSON.stringify(reports.map(rulesOf)));`;
const pages = [right, ...samples.map(([, , html]) => html)];
const args = ['--input-type=module', '-e', program, JSON.stringify(pages)];
const [ofRight, ...ofSamples] = JSON.parse(
  execFileSync(process.execPath, args, {encoding: 'utf8'}),
);

test('a right page passes, with the tags that HTML lets one leave out', () => {
  expect(ofRight).toEqual([]);
});

test.each(samples.map(([name, rule], index) => [name, rule, ofSamples[index]]))(
  'it is told when %s',
  (_, rule, broken) => expect(broken).toContain(rule),
);
