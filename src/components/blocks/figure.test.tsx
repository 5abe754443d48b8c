import {screen} from '@testing-library/react';
import {renderMarkdown} from '@site/src/testing/markdown';

/** Renders a figure from the rows of its table; the first one is the header. */
function draw(type: string, rows: string[], block = 'chart') {
  const [head = '', ...cells] = rows;
  const rule = `|${'---|'.repeat(head.split('|').length)}`;
  const table = [head, ...cells].map((row) => `| ${row} |`);
  table.splice(1, 0, rule);
  return renderMarkdown(`:::${block}[Title]{type=${type}}\n\n${table.join('\n')}\n\n:::`).container;
}

const numbers = (root: ParentNode, selector: string, name: string) =>
  [...root.querySelectorAll(selector)].map((element) => parseFloat(element.getAttribute(name)!));

/** The lengths of bars; negative to the left. */
function bars(...cells: string[]) {
  const rows = cells.map((cell) => `a | ${cell}`);
  const chart = draw('bars', ['Level | Amount', ...rows]);
  const ends = numbers(chart, '[stroke-width="18"]', 'x2');
  return numbers(chart, '[stroke-width="18"]', 'x1').map((start, index) => ends[index]! - start);
}

it('starts with its title, and keeps its table', () => {
  const chart = draw('bars', ['Level | Downtime', 'a | 8 hours', 'b | 120 minutes']);
  expect(chart.querySelector('figure > figcaption')).toHaveTextContent('Title');
  expect(screen.getAllByRole('cell').map(({textContent}) => textContent)).toEqual(
    expect.arrayContaining(['a', '8 hours', 'b', '120 minutes']),
  );
});

it('rejects what cannot be drawn, with its row and column', () => {
  expect(() => bars('1 hour', 'about 4')).toThrow(
    `row 2, "Amount": "about 4" can't be drawn. Write one number and its unit`,
  );
});

it('draws bars with different units on one scale', () => {
  const [long = 0, short = 0] = bars('8 hours', '120 minutes');
  expect(long / short).toBeCloseTo(4, 1);
});

it('draws negative amounts on the other side of zero', () => {
  const [gain = 0, loss = 0] = bars('+0.5', '−0.25');
  expect(gain / loss).toBeCloseTo(-2, 1);
});

const tables = {
  dots: ['Study | People', 'a | 10', 'b | 100', 'c | 1,000'],
  profile: ['Scale | Day | Night', 'a | 0 | 50', 'b | 25 | 100'],
  slope: ['Uses | 2023 | 2024', 'a | -50 | 50', 'b | 0 | 25'],
};

it.each<[keyof typeof tables, string, string, string, number[]]>([
  ['dots', 'scale=log', 'td circle', 'cx', [2, 50, 98]],
  ['profile', 'from=0 to=100', 'td circle', 'cx', [2, 50, 26, 98]],
  ['slope', '', 'circle', 'cy', [100, 0, 50, 25]],
])('draws a figure to scale: %s %s', (type, options, selector, name, places) => {
  const figure = draw(`${type} ${options}`, tables[type]);
  expect(numbers(figure, selector, name)).toEqual(places);
});

it('draws no lines across a gap or between phases', () => {
  const rows = ['1 | 1 | A', '2 | 2 | A', '3 | - | B', '4 | 4 | B', '5 | 5 | C'];
  const chart = draw('phases', ['Session | Score | Phase', ...rows]);
  expect(chart.querySelectorAll('circle')).toHaveLength(4);
  expect(chart.querySelectorAll('line:not([stroke-width], [stroke-dasharray])')).toHaveLength(1);
});

it('draws areas in proportion to their amounts', () => {
  const chart = draw('area', [
    'Phase | Time | Paid',
    'I | 6 months | $150',
    'II | 24 months | $850',
  ]);
  const heights = numbers(chart, 'td rect', 'height');
  const [first = 0, second = 0] = numbers(chart, 'td rect', 'width').map(
    (width, index) => width * heights[index]!,
  );
  expect(second / first).toBeCloseTo(850 / 150, 1);
});

it('spaces a timeline by its dates', () => {
  const chart = draw('timeline', ['From | What', '2025 | a', '2026 | b', '2029 | c']);
  const [a = 0, b = 0, c = 0] = numbers(chart, 'circle', 'cx');
  expect((c - b) / (b - a)).toBeCloseTo(3, 1);
});

it('draws messages between lanes', () => {
  const chart = draw(
    'sequence',
    ['From | To | What', 'A | B | sends', 'B | A | answers'],
    'diagram',
  );
  expect(numbers(chart, 'td circle', 'cx')).toEqual([25, 75]);
});

it('merges equal cells next to the rungs of a ladder', () => {
  draw('ladder', ['Level | Shown | Phase', '3 | c | II', '2 | b | I', '1 | a | I'], 'diagram');
  expect(screen.getByRole('cell', {name: 'I'})).toHaveAttribute('rowspan', '2');
});

it('marks the golden step of a path', () => {
  const {container} = renderMarkdown(
    ':::diagram[Title]{type=path gold=Two}\n\n1. **One** a\n2. **Two** b\n\n:::',
  );
  expect(container.querySelector('[data-gold]')).toHaveTextContent('Two b');
});

it('labels a sample as an example, and links its notes to their rows', () => {
  const {container} = renderMarkdown(
    ':::specimen[Log]{ref=L-1 date=2026-01-02}\n\n| Run | Result |\n|---|---|\n| A | ok |\n| B | failed |\n\n> **B** It stays in.\n\n:::',
  );
  expect(container.querySelector('figure > figcaption')).toHaveTextContent(
    'Invented example L-1 · 2026-01-02 Log',
  );
  expect(container.querySelector('[data-noted]')).toHaveTextContent('B');
});
