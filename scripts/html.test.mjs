/**
 * The rules of .htmlvalidate.mjs, by which `npm run check:html` judges every built page, refuse what
 * they are there for.
 * @jest-environment node
 */
import {execFileSync} from 'node:child_process';

const page = (body, head = '<title>A page</title>') =>
  `<!doctype html><html lang=en><head><meta charset=utf-8>${head}<body><main><h1>Title</h1>${body}</main>`;

const samples = {
  'a right page': page(
    '<ul><li>One<li>Two</ul><p>A &amp; B & C<br/><table><caption>Hours</caption><tr><td>9</table>',
  ),
  'a heading that is left out': page('<h3>Too deep</h3>'),
  'two main headings': page('<h1>Again</h1>'),
  'an id that stands twice': page('<p id="a">One</p><p id="a">Two</p>'),
  'an element in a wrong place': page('<span><div>Block</div></span>'),
  'a picture without words': page('<img src="/a.png">'),
  'a field without a name': page('<input type="text">'),
  'a button inside a link': page('<a href="/"><button type="button">Press</button></a>'),
  'no title': page('', ''),
  'no language': page('').replace(' lang=en', ''),
  'a tag that is never closed': page('<section><p>Text</p>').replace('</main>', ''),
  'a style attribute': page('<p style="color: red">Red</p>'),
  'an attribute that is none': page('<p aria-nothing="a">Text</p>'),
  'a script of others without a hash': page('<script src="https://other.example/a.js"></script>'),
};

/** The rules that each sample breaks. Asked in a process of its own, as the package is a module. */
const broken = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
    import {HtmlValidate} from 'html-validate';
    import rules from './.htmlvalidate.mjs';
    const judge = new HtmlValidate(rules);
    const broken = {};
    for (const [name, html] of Object.entries(${JSON.stringify(samples)})) {
      const {results} = await judge.validateString(html);
      broken[name] = results.flatMap(({messages}) => messages.map(({ruleId}) => ruleId));
    }
    console.log(JSON.stringify(broken));
  `,
    ],
    {encoding: 'utf8'},
  ),
);

test('a right page is fine, with the tags that HTML lets one leave out', () => {
  expect(broken['a right page']).toEqual([]);
});

test.each([
  ['a heading that is left out', 'heading-level'],
  ['two main headings', 'heading-level'],
  ['an id that stands twice', 'no-dup-id'],
  ['an element in a wrong place', 'element-permitted-content'],
  ['a picture without words', 'wcag/h37'],
  ['a field without a name', 'input-missing-label'],
  ['a button inside a link', 'element-permitted-content'],
  ['no title', 'element-required-content'],
  ['no language', 'element-required-attributes'],
  ['a tag that is never closed', 'close-order'],
  ['a style attribute', 'no-inline-style'],
  ['a script of others without a hash', 'require-sri'],
])('%s is refused', (name, rule) => {
  expect(broken[name]).toContain(rule);
});
