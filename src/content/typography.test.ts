import type {Root} from 'mdast';
import {typeset, typesetFields, typesetTree} from './typography';

it.each([
  ['"Now," she said, "it\'s done."', '“Now,” she said, “it’s done.”'],
  ['the analysts\' plan ("plan A")', 'the analysts’ plan (“plan A”)'],
  ["'one' word, '90s, rock 'n' roll, 'tis", '‘one’ word, ’90s, rock ’n’ roll, ’tis'],
  ['"\'No\'" at 5\'10", -$5', '“‘No’” at 5′10″, −$5'],
  ['from -203 to 110, 800-171, A -- B', 'from −203 to 110, 800-171, A -- B'],
])('sets %s as print does', (typed, set) => expect(typeset(typed)).toBe(set));

it('sets the words of front matter and not its addresses', () =>
  expect(typesetFields({title: "It's", action: {label: "Don't", to: "/it's"}})).toEqual({
    title: 'It’s',
    action: {label: 'Don’t', to: "/it's"},
  }));

it('sees what stands before a word in its line, and leaves code alone', () => {
  const words = (type: string, value: string) => ({type, value});
  const team = {type: 'emphasis', children: [words('text', 'team')]};
  const texts = [words('text', 'A "'), words('text', '"\'s log '), words('text', "'s")];
  const [start, middle, end] = texts;
  const children = [start, team, middle, words('inlineCode', "it's"), end];
  typesetTree({type: 'root', children: [{type: 'paragraph', children}]} as Root);
  expect(texts.map(({value}) => value)).toEqual(['A “', '”’s log ', '’s']);
  expect(children[3]).toEqual(words('inlineCode', "it's"));
});
