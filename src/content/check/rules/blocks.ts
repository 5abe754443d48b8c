import type {Nodes, Parents} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {admonitions, blockContents, blockNames, isBlock, isDrawn} from '../../blockNames';
import {checkSpecimen, readFigure} from '../../figures';
import {nearest} from '../../suggest';
import {readTier} from '../../tier';
import {lineOf, sliceOf, textOf} from '../../tree';
import {say} from '../messages';
import type {NodeRule, Page} from '../page';

function checkItems(block: ContainerDirective, page: Page): void {
  const {name, children} = block;
  const tell = (node: Nodes, message: string) => page.report(node, 'block', message);
  if (children[0]?.type !== 'heading')
    tell(children[0] ?? block, say('block without items', {name}));
  for (const [index, node] of children.entries()) {
    if (node.type !== 'heading') continue;
    const words = sliceOf(node, page.text).replace(/^#+\s*/, '');
    if (node.depth !== 3) tell(node, say('item of another level', {name, words}));
    const rest = children.slice(index + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    if (name === 'tiers' && !readTier(end < 0 ? rest : rest.slice(0, end)))
      tell(node, say('tier without a time', {words: textOf(node)}));
  }
}

function faultOfContent({name, children}: ContainerDirective): string | undefined {
  const has = (type: Nodes['type']) => children.some((node) => node.type === type);
  const [first] = children;
  const isPicture = first?.type === 'paragraph' && first.children[0]?.type === 'image';
  const contents = isBlock(name) ? blockContents[name] : 'text';
  if (contents === 'list' && !has('list')) return say('block without a list', {name});
  if (contents === 'table' && !has('table')) return say('block without a table', {name});
  if (contents === 'picture' && !isPicture) return say('block without a picture', {name});
  const isEmpty = contents === 'text' && children.length === 0;
  return isEmpty ? say('block without words', {name}) : undefined;
}

function faultOfFrame(block: ContainerDirective, outer: Parents | undefined, page: Page) {
  const {name} = block;
  if (!isBlock(name) && !admonitions.includes(name)) {
    const meant = nearest(name, blockNames);
    const all = blockNames.join(', ');
    return say(meant ? 'block misspelled' : 'block unknown', {name, meant, all});
  }
  const isWithin = outer?.type === 'containerDirective';
  if (!/\n[\s>]*:{3,}\s*$/.test(sliceOf(block, page.text))) {
    // A line of two colons, which was meant to end it, is told by itself.
    if (/\n[\s>]*::[ \t]*\n/.test(sliceOf(isWithin ? outer : block, page.text))) return undefined;
    return isWithin
      ? say('block within another never closed', {name, outer: outer.name, line: lineOf(outer)})
      : say('block never closed', {name});
  }
  if (isDrawn(name)) return undefined;
  if (Object.keys(block.attributes ?? {}).length > 0) return say('block with braces', {name});
  const [first] = block.children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  return isBlock(name) && hasTitle ? say('block with a title', {name}) : undefined;
}

/** Blocks are known, closed and hold what they are for. */
export const blocks: NodeRule = (node, above, page) => {
  const tell = (at: Nodes, message: string) => page.report(at, 'block', message);
  if (node.type === 'leafDirective') {
    const {name} = node;
    const slice = sliceOf(node, page.text);
    tell(node, say(blockNames.includes(name) ? 'two colons' : 'two colons as text', {name, slice}));
  }
  if (node.type !== 'containerDirective') return;
  const fault = faultOfFrame(node, above.at(-1), page);
  const contents = isBlock(node.name) ? blockContents[node.name] : 'text';
  if (fault) tell(node, fault);
  else if (contents === 'drawn') readFigure(node, tell);
  else if (contents === 'sheet') checkSpecimen(node, tell);
  else if (contents === 'headings') checkItems(node, page);
  else page.report(node, 'block', faultOfContent(node));
};
