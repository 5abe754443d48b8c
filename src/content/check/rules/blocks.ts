import type {Nodes, Parents} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {admonitions, blockContents, blockNames, isBlock, isDrawn} from '../../blockNames';
import {checkSpecimen, readFigure} from '../../figures';
import {nearest} from '../../suggest';
import {readTier} from '../../tier';
import {lineOf, sliceOf, textOf} from '../../tree';
import {say} from '../messages';
import type {Page, Rule} from '../page';

/** Every item of a block starts with a heading of the third level. */
function checkItems(block: ContainerDirective, page: Page): void {
  const {name} = block;
  const [first] = block.children;
  const headings = block.children.filter((node) => node.type === 'heading');
  const tell = (node: Nodes, message: string) => page.report(lineOf(node), 'block', message);
  if (first?.type !== 'heading') tell(first ?? block, say('block without items', {name}));
  for (const heading of headings.filter(({depth}) => depth !== 3)) {
    const words = sliceOf(heading, page.text).replace(/^#+\s*/, '');
    tell(heading, say('item of another level', {name, words}));
  }
  if (name !== 'tiers') return;
  for (const heading of headings) {
    const rest = block.children.slice(block.children.indexOf(heading) + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    if (!readTier(end < 0 ? rest : rest.slice(0, end)))
      tell(heading, say('tier without a time', {words: textOf(heading)}));
  }
}

/** Says what is wrong with a block of one picture, list, table or text. */
function faultOfContent(block: ContainerDirective): string | undefined {
  const {name, children} = block;
  const has = (type: Nodes['type']) => children.some((node) => node.type === type);
  const [first] = children;
  const contents = isBlock(name) ? blockContents[name] : 'text';
  if (contents === 'list' && !has('list')) return say('block without a list', {name});
  if (contents === 'table' && !has('table')) return say('block without a table', {name});
  if (
    contents === 'picture' &&
    (first?.type !== 'paragraph' || first.children[0]?.type !== 'image')
  )
    return say('block without a picture', {name});
  return contents === 'text' && children.length === 0
    ? say('block without words', {name})
    : undefined;
}

/** Says what is wrong with how a block starts or ends. */
function faultOfFrame(block: ContainerDirective, outer: Parents | undefined, page: Page) {
  const {name} = block;
  if (!isBlock(name) && !admonitions.includes(name)) {
    const meant = nearest(name, blockNames) ?? '';
    return say(meant ? 'block misspelled' : 'block unknown', {
      name,
      meant,
      all: blockNames.join(', '),
    });
  }
  if (!/\n[\s>]*:{3,}\s*$/.test(sliceOf(block, page.text)))
    return outer?.type === 'containerDirective'
      ? say('block within another never closed', {name, outer: outer.name, line: lineOf(outer)})
      : say('block never closed', {name});
  if (isDrawn(name)) return undefined;
  if (Object.keys(block.attributes ?? {}).length > 0) return say('block with braces', {name});
  const [first] = block.children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  return isBlock(name) && hasTitle ? say('block with a title', {name}) : undefined;
}

/** Blocks are known, closed and hold what they are for. */
export const blocks: Rule = (page) => {
  for (const {node, above} of page.places) {
    const tell = (message: string) => page.report(lineOf(node), 'block', message);
    if (node.type === 'leafDirective')
      tell(
        say(blockNames.includes(node.name) ? 'two colons' : 'two colons as text', {
          name: node.name,
          slice: sliceOf(node, page.text),
        }),
      );
    if (node.type !== 'containerDirective') continue;
    const frame = faultOfFrame(node, above.at(-1), page);
    const isOfItems = isBlock(node.name) && blockContents[node.name] === 'headings';
    if (!frame && isDrawn(node.name)) {
      const read = blockContents[node.name] === 'drawn' ? readFigure : checkSpecimen;
      read(node, (place, message) => page.report(lineOf(place), 'block', message));
      continue;
    }
    const fault = frame ?? faultOfContent(node);
    if (fault) tell(fault);
    else if (isOfItems) checkItems(node, page);
  }
};
