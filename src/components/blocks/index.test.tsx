import {screen} from '@testing-library/react';
import {renderMarkdown} from '@site/src/testing/markdown';

const items = '### One\n\nFirst.\n\n### Two\n\nSecond.';

it.each([
  ['cards', 'UL'],
  ['list', 'UL'],
  ['tags', 'UL'],
  ['principles', 'UL'],
  ['steps', 'OL'],
  ['numbered', 'OL'],
])(':::%s is a list (%s) of as many items as it has headings', (name, list) => {
  renderMarkdown(`:::${name}\n\n${items}\n\n:::`);
  expect(screen.getByRole('list').tagName).toBe(list);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('heading', {level: 3})).toHaveLength(2);
});

it(':::tiers says its times in words', () => {
  renderMarkdown(':::tiers\n\n### Fast\n\n**15 minutes** target response\n\n:::');
  expect(screen.getByRole('listitem')).toHaveTextContent(/Fast\s*15 minutes\s*target response/);
});

it(':::quote repeats the text, so it is seen and not read out', () => {
  renderMarkdown('Said once.\n\n:::quote\n\nSaid again.\n\n:::');
  expect(screen.getByText('Said again.').closest('[aria-hidden="true"]')).not.toBeNull();
});
