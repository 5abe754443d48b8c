import {screen} from '@testing-library/react';
import {renderMarkdown} from '@site/src/testing/markdown';

const block = (name: string, ...lines: string[]) => [`:::${name}`, ...lines, ':::'].join('\n\n');

it('makes each heading of a block an item, with what follows it', () => {
  renderMarkdown(block('list', '### One', 'First.', 'Second.', '### Two', '- third'));
  const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(items.map((item) => item.textContent?.trim())).toEqual([
    expect.stringMatching(/One\s*First\.\s*Second\./),
    expect.stringMatching(/Two\s*third/),
  ]);
});

it("draws an icon beside its heading and keeps it out of the heading's words", () => {
  renderMarkdown(
    `## :icon[lock] Encryption\n\n${block('list', '### :icon[key] Access', 'Who may enter.')}`,
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

it('keeps the name and the first words of a row in sight, and opens the rest', () => {
  const {container} = renderMarkdown(
    block('rows', '### One', 'The short answer.', 'The details.', '### Two', 'All there is.'),
  );
  expect(container.querySelector('details > summary')).toHaveTextContent(
    /One\s*The short answer\./,
  );
  expect(container.querySelector('details')).toHaveTextContent('The details.');
  expect(screen.getByText('All there is.').closest('details')).toBeNull();
});

const steps = ['### Ask: 2 to 4 weeks', 'We ask.', '> **You** answer.', '### Build: 4 weeks'];

it('draws the times of steps to one scale, with a mark where the client decides', () => {
  const {container} = renderMarkdown(block('steps[You decide]{gold=Ask}', ...steps));
  const bars = [...container.querySelectorAll('rect')];
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0%', '25%'],
    ['50%', '50%'],
  ]);
  expect(screen.getByText('You decide')).toBeInTheDocument();
  expect(container.querySelectorAll('path')).toHaveLength(1);
  expect(screen.getByRole('heading', {name: /^Ask ?: 2 to 4 weeks/})).toBeInTheDocument();
});

it('draws a step without an end to the end of the timeline', () => {
  const {container} = renderMarkdown(block('steps', ...steps, '### Run: every month'));
  expect(container.querySelector('[stroke-dasharray]')).toHaveAttribute('x2', '100%');
});
