import type {Root} from 'mdast';
import {text} from './drawMarks';
import {layOutService} from './serviceLayout';
import {textOf} from './tree';

const words = (value: string) => ({type: 'paragraph', children: [text(value)]}) as const;
const block = (name: string) => ({type: 'containerDirective', name, children: [words(name)]});
const heading = (depth: number, value: string) => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

/** The text of each part of a page, by the element it becomes. */
function partsOf(...children: unknown[]) {
  const tree = {type: 'root', children} as Root;
  layOutService(tree);
  const name = ({data}: {data?: object | undefined}) => (data as {hName: string}).hName;
  return tree.children.flatMap((part) =>
    name(part) === 'opening' && 'children' in part
      ? part.children.map((inner) => [name(inner), textOf(inner)])
      : [[name(part), textOf(part)]],
  );
}

it('puts the sample on its panel, with the words before it beside the title and the others below', () => {
  expect(
    partsOf(
      words('Whom it fits.'),
      block('specimen'),
      block('note'),
      heading(2, 'One'),
      words('First.'),
      heading(2, 'Two'),
    ),
  ).toEqual([
    ['overview', 'Whom it fits.'],
    ['panel', 'specimen'],
    ['below', 'note'],
    ['part', 'OneFirst.'],
    ['part', 'Two'],
  ]);
});

it('leaves no panel on a page without a sample, and keeps a text without sections whole', () => {
  expect(partsOf(words('One.'), words('Two.'))).toEqual([
    ['overview', 'One.Two.'],
    ['below', ''],
  ]);
});

it('makes no heading of what stands in the opening, where it would skip a level', () => {
  const tiers = {...block('tiers'), children: [heading(3, 'Fast')]};
  const tree = {type: 'root', children: [tiers]} as unknown as Root;
  layOutService(tree);
  expect(JSON.stringify(tree)).toContain('"hName":"p"');
});
