import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type {ContainerDirective} from 'mdast-util-directive';
import {unified} from 'unified';
import {checkSpecimen, readFigure} from './figures';
import {lineOf} from './tree';

/** What the check says of a block, with its line. */
function complaints(...lines: string[]): string[] {
  const tree = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkGfm)
    .parse([...lines, ':::'].join('\n'));
  const block = tree.children[0] as ContainerDirective;
  const found: string[] = [];
  const read = block.name === 'specimen' ? checkSpecimen : readFigure;
  read(block, (node, message) => found.push(`${lineOf(node)} ${message}`));
  return found;
}

const bars = (...cells: string[]) =>
  complaints(
    ':::chart[Downtime]{type=bars}',
    '',
    '| Level | Downtime |',
    '|---|---|',
    ...cells.map((cell) => `| 99% | ${cell} |`),
  );

it.each([
  [['8.76 hours', '52.6 minutes']],
  [['$1,275,000', '$0.5']],
  [['+0.46', '−0.54']],
  [['12%', '0%']],
])('reads %p', (cells) => {
  expect(bars(...cells)).toEqual([]);
});

it.each([
  ['about 4', '6 row 2, "Downtime": "about 4" is not a number. Write one number and its unit'],
  ['', '6 row 2, "Downtime": the cell is empty. Write one number and its unit'],
  ['1e999', '6 row 2, "Downtime": "1e999" is not a number'],
  ['12,34', '6 row 2, "Downtime": "12,34" is not a number'],
  ['3 kg', '6 row 2, "Downtime": "3 kg" has another unit than the rows above'],
])('refuses the cell %p by its line and column', (cell, message) => {
  expect(bars('1 hour', cell)).toEqual([expect.stringContaining(message)]);
});

const table = ['', '| Day | Hours | More |', '|---|---|---|', '| a | 1 | x |', '| b | 2 | y |'];

it.each([
  [':::chart{type=bars}', '1 :::chart has no title. Write it in brackets: :::chart[What it shows]'],
  [':::chart[T]{type=bar}', '1 there is no chart of type "bar". Did you mean type=bars?'],
  [':::chart[T]{type=constructor}', '1 there is no chart of type "constructor"'],
  [':::chart[T]', '1 there is no chart of type "". The types are: bars, dots,'],
  [':::diagram[T]{type=loop}', '3 a diagram of type=loop is drawn from a list: lines that start'],
  [':::chart[T]{type=week}', '3 type=week has 2 columns, and this table has 3'],
  [
    ':::chart[T]{type=bars color=red}',
    '1 type=bars takes no "color". It takes: type. Remove color=',
  ],
  [':::chart[T]{type=dots scale=big}', '1 scale="big" is no scale. Write scale=log'],
  [':::chart[T]{type=phases from=5 to=1}', '1 from=5 is not below to=1. Change one of them.'],
  [':::chart[T]{type=phases from=2}', '5 row 1, "Hours": 1 lies outside from=2 to=....'],
])('refuses %s', (opening, message) => {
  expect(complaints(opening, ...table)[0]).toContain(message);
});

it.each([
  ['timeline', 'November 10, 2026', 'November 10, 2025', 'does not come after the row above'],
  ['timeline', '2026', 'February 30, 2027', 'is not a date or a number. Write November 10'],
  ['week', '9-18', '18-9', 'is not a part of a day. Write 9-18, all day or none'],
])('reads the times of a %s: %s, %s', (type, first, second, message) => {
  const row = (cell: string) => (type === 'week' ? `| a | ${cell} |` : `| ${cell} | a |`);
  const lines = ['', '| A | B |', '|---|---|', row(first), row(second)];
  expect(complaints(`:::chart[T]{type=${type}}`, ...lines)).toEqual([
    expect.stringContaining(message),
  ]);
});

it('keeps drawn names short and lanes few', () => {
  const lines = ['', '| From | To | What |', '|---|---|---|', '| a | b | x |', '| c | d | x |'];
  expect(complaints(':::diagram[T]{type=sequence}', ...lines, '| e | a | x |')).toEqual([
    '3 a sequence is between 2 to 4, and this one has 5: a, b, c, d, e.',
  ]);
  const long = `| ${'W'.repeat(25)} | 1 | 2 |`;
  expect(complaints(':::chart[T]{type=slope}', ...lines.slice(0, 3), long, long)).toEqual([
    expect.stringContaining('is not a short name. Write 24 characters at most'),
    expect.anything(),
  ]);
});

it.each([1, 40])('refuses %p rows, which nobody could tell apart', (count) => {
  const rows = Array.from({length: count}, () => '| a | 1 | 2 |');
  const lines = ['', '| Uses | 2023 | 2024 |', '|---|---|---|', ...rows];
  expect(complaints(':::chart[T]{type=slope}', ...lines)).toEqual([
    `3 type=slope is drawn from 2 to 8 rows below the head, and this table has ${count}. Add rows or leave some out.`,
  ]);
});

it('knows the steps that can be gold', () => {
  const list = ['', '1. **One** first', '2. **Two** second', ''];
  expect(complaints(':::diagram[T]{type=path gold=Two}', ...list)).toEqual([]);
  expect(complaints(':::diagram[T]{type=path gold=Three}', ...list)).toEqual([
    '1 no step is called "Three". gold= takes one of: One, Two.',
  ]);
});

it('asks a sample for its heading, reference, date and content', () => {
  expect(complaints(':::specimen{date=soon by=me}', '', 'Words.', '')).toEqual([
    expect.stringContaining(':::specimen has no heading'),
    expect.stringContaining(':::specimen has no reference'),
    expect.stringContaining('date="soon" is no date'),
    expect.stringContaining('takes ref and date, and no "by"'),
    expect.stringContaining('holds a table, a list or a chart'),
  ]);
});
