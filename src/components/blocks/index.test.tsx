import {screen, within} from '@testing-library/react';
import {renderMarkdown} from '@site/src/testing/markdown';

const items = '### One\n\nFirst.\n\n### Two\n\nSecond.';

it.each(['cards', 'list', 'tags', 'principles'])(
  ':::%s is a list of as many items as it has headings',
  (name) => {
    const {container} = renderMarkdown(`:::${name}\n\n${items}\n\n:::`);
    expect(container.querySelector('ul')).toBe(screen.getByRole('list'));
    expect(within(screen.getByRole('list')).getAllByRole('heading', {level: 3})).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
);

it.each(['steps', 'numbered'])(':::%s is a list whose order counts', (name) => {
  const {container} = renderMarkdown(`:::${name}\n\n${items}\n\n:::`);
  expect(container.querySelector('ol')).toBe(screen.getByRole('list'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it(':::tiers says its times in words; the bars are silent', () => {
  const {container} = renderMarkdown(
    ':::tiers\n\n### Fast\n\n**15 minutes** target response\n\n:::',
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/Fast\s*15 minutes\s*target response/);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it(':::standards keeps its table', () => {
  renderMarkdown(
    ':::standards\n\n| Standard | What it asks |\n|---|---|\n| CMMC | A status |\n\n:::',
  );
  expect(screen.getByRole('columnheader', {name: 'Standard'})).toBeInTheDocument();
  expect(screen.getByRole('cell', {name: 'CMMC'})).toBeInTheDocument();
});

it(':::phrases keeps ordinary Markdown', () => {
  renderMarkdown(':::phrases\n\n- Schools\n- Clinics\n\n:::');
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Schools',
    'Clinics',
  ]);
});

it(':::quote repeats the text, so it is seen and not read out or found', () => {
  renderMarkdown('Said once.\n\n:::quote\n\nSaid again.\n\n:::');
  expect(screen.getByText('Said once.')).toBeInTheDocument();
  const quote = screen.getByText('Said again.').closest('[aria-hidden]');
  expect(quote).toHaveAttribute('aria-hidden', 'true');
  expect(quote).toHaveAttribute('data-frame');
});
