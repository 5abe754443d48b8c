import type {Root} from 'mdast';
import {typeset, typesetFields, typesetTree} from './typography';

it.each([
  ['"Now," she said, "it\'s done."', '“Now,” she said, “it’s done.”'],
  ['the analysts\' plan ("plan A")', 'the analysts’ plan (“plan A”)'],
  ["'one' word, '90s", '‘one’ word, ’90s'],
  ['from -203 to 110, 800-171, A -- B', 'from −203 to 110, 800-171, A -- B'],
])('sets %s as print does', (typed, set) => expect(typeset(typed)).toBe(set));

it('sets the words of front matter and not its addresses', () =>
  expect(typesetFields({title: "It's", action: {label: "Don't", to: "/it's"}})).toEqual({
    title: 'It’s',
    action: {label: 'Don’t', to: "/it's"},
  }));

it('sees what stands before a word in its line, and leaves code alone', () => {
  const words = (type: string, value: string) => ({type, value});
  const line = [words('text', 'A '), {type: 'emphasis', children: [words('text', 'team')]}];
  const rest = [words('text', '\'s "log"'), words('inlineCode', "it's"), words('text', "'s")];
  const tree = {type: 'root', children: [{type: 'paragraph', children: [...line, ...rest]}]};
  typesetTree(tree as Root);
  expect(rest.map(({value}) => value)).toEqual(['’s “log”', "it's", '’s']);
});
