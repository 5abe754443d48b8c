import {screen} from '@testing-library/react';
import {renderMarkdown} from '@site/src/testing/markdown';

const block = (name: string, ...lines: string[]) => [`:::${name}`, ...lines, ':::'].join('\n\n');

it('makes each heading of a block an item, with what follows it', () => {
  renderMarkdown(block('cards', '### One', 'First.', 'Second.', '### Two', '- third'));
  const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(items.map((item) => item.textContent?.trim())).toEqual([
    expect.stringMatching(/One\s*First\.\s*Second\./),
    expect.stringMatching(/Two\s*third/),
  ]);
});

it("draws an icon beside its heading and keeps it out of the heading's words", () => {
  renderMarkdown(
    `## :icon[lock] Encryption\n\n${block('cards', '### :icon[key] Access', 'Who may enter.')}`,
  );
  for (const name of ['Encryption', 'Access']) {
    const heading = screen.getByRole('heading', {name});
    expect(heading.textContent).toBe(name);
    expect(heading.querySelector('svg')).toBeNull();
    expect(heading.parentElement?.querySelector('svg')).toBeInTheDocument();
  }
});

it('draws the times of tiers to one scale, which it names', () => {
  const {container} = renderMarkdown(
    block(
      'tiers',
      '### Fast',
      '**15 minutes** target',
      '### Slow',
      '**2 hours** target',
      '### Slowest',
      '**4 hours** target',
    ),
  );
  const bars = [...container.querySelectorAll('rect:not([color])')];
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['6.25%', '50%', '100%']);
  expect(screen.getAllByText('4 hours', {selector: 'text'})).toHaveLength(3);
  expect(screen.getByRole('heading', {name: 'Fast'}).parentElement).toHaveTextContent(
    '15 minutes target',
  );
});

it.each([
  ['cards', 'UL'],
  ['list', 'UL'],
  ['tags', 'UL'],
  ['principles', 'UL'],
  ['steps', 'OL'],
  ['numbered', 'OL'],
])(':::%s is a list (%s) of as many items as it has headings', (name, list) => {
  renderMarkdown(block(name, '### One', 'First.', '### Two', 'Second.'));
  expect(screen.getByRole('list').tagName).toBe(list);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
