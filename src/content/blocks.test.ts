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

it('explains a term from the glossary', () => {
  renderMarkdown('Suppliers need :term[CMMC].');
  const term = screen.getByRole('button', {name: 'CMMC'});
  const explanation = document.getElementById(term.getAttribute('popovertarget') ?? '');
  expect(explanation).toHaveTextContent(/^Cybersecurity Maturity Model Certification, /);
  explanation?.remove();
  expect(screen.getByText(/^Suppliers/)).toHaveTextContent(/^Suppliers need CMMC\.$/);
});

it('finds terms inside blocks, lists and tables', () => {
  renderMarkdown(
    `${block('list', '### One', 'It needs :term[CUI].')}\n\n- and :term[FCI]\n\n| A |\n|---|\n| :term[CMMC] |`,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'CUI',
    'FCI',
    'CMMC',
  ]);
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

it(':::quote repeats the text, so it is seen and not read out', () => {
  renderMarkdown(block('quote', 'Said again.'));
  expect(screen.getByText('Said again.').closest('[aria-hidden="true"]')).not.toBeNull();
});

it("leaves the framework's admonitions to the framework", () => {
  renderMarkdown(block('note', 'Not for emergencies.'));
  expect(screen.getByText('Not for emergencies.')).toBeInTheDocument();
});
