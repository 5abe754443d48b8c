import type {Nodes, Parents} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {admonitions, blockContents, blockNames, isBlock, isDrawn} from '../../blockNames';
import {
  checkSpecimen,
  isTitle,
  namesIn,
  readFigure,
  readTier,
  type ReportFault,
} from '../../figures';
import {nearest, say} from '../../messages';
import {lineOf, placesIn, sliceOf, textOf} from '../../tree';
import type {NodeRule} from '../facts';

/** A step's name, without its time. */
const stepTitle = (heading: Nodes): string => textOf(heading).replace(/: .+$/s, '').trim();

/** Whether it contains something clickable, such as a link or a term. */
const hasControl = (paragraph: Parents): boolean =>
  placesIn(paragraph).some(
    ({node}) => /^link/.test(node.type) || (node.type === 'textDirective' && node.name === 'term'),
  );

function checkItems(block: ContainerDirective, report: ReportFault, text: string): void {
  const {name} = block;
  const children =
    name === 'steps' && isTitle(block.children[0]) ? block.children.slice(1) : block.children;
  if (children[0]?.type !== 'heading') report(children[0] ?? block, 'block without items', {name});
  for (const [index, node] of children.entries()) {
    if (node.type !== 'heading') continue;
    const words = sliceOf(node, text).replace(/^#+\s*/, '');
    if (node.depth !== 3) report(node, 'item of another level', {name, words});
    const rest = children.slice(index + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    const item = end < 0 ? rest : rest.slice(0, end);
    if (name === 'tiers' && !readTier(item))
      report(node, 'tier without a time', {words: textOf(node)});
    const line = item.findIndex(({type}) => type === 'paragraph');
    if (name === 'rows' && line >= 0 && item.length > line + 1 && hasControl(item[line] as Parents))
      report(item[line] ?? node, 'row with a link', {words: textOf(node).trim()});
  }
  const {gold, ...others} = block.attributes ?? {};
  if (Object.keys(others).length > 0) report(block, 'block with braces', {name});
  const all = children.filter(({type}) => type === 'heading').map(stepTitle);
  for (const step of namesIn(gold))
    if (!all.includes(step))
      report(block, 'figure with unknown gold', {gold: step, all: all.join(', ')});
}

/** The key of a message and the values to fill in. */
type Fault = Parameters<typeof say> | undefined;

function faultOfContent({name, children}: ContainerDirective): Fault {
  const [first] = children;
  const isPicture = first?.type === 'paragraph' && first.children[0]?.type === 'image';
  const contents = isBlock(name) ? blockContents[name] : 'text';
  if (contents === 'picture' && !isPicture) return ['block without a picture', {name}];
  return contents === 'text' && !first ? ['block without words', {name}] : undefined;
}

function faultOfFrame(block: ContainerDirective, outer: Parents | undefined, text: string): Fault {
  const {name} = block;
  if (!isBlock(name) && !admonitions.includes(name)) {
    const meant = nearest(name, blockNames);
    const all = blockNames.join(', ');
    return [meant ? 'block misspelled' : 'block unknown', {name, meant, all}];
  }
  const isWithin = outer?.type === 'containerDirective';
  if (!/\n[\s>]*:{3,}\s*$/.test(sliceOf(block, text))) {
    // A closing line with only two colons is reported separately.
    if (/\n[\s>]*::[ \t]*\n/.test(sliceOf(isWithin ? outer : block, text))) return undefined;
    return isWithin
      ? ['block within another never closed', {name, outer: outer.name, line: lineOf(outer)}]
      : ['block never closed', {name}];
  }
  if (isDrawn(name) || name === 'steps') return undefined;
  if (Object.keys(block.attributes ?? {}).length > 0) return ['block with braces', {name}];
  return isBlock(name) && isTitle(block.children[0]) ? ['block with a title', {name}] : undefined;
}

export const blocks: NodeRule = (node, above, page) => {
  const report: ReportFault = (at, ...fault) => page.report(at, 'block', say(...fault));
  if (node.type === 'code' && /(^|\s)live(\s|$)/.test(node.meta ?? '')) report(node, 'code live');
  if (node.type === 'leafDirective') {
    const {name} = node;
    const slice = sliceOf(node, page.text);
    report(node, blockNames.includes(name) ? 'two colons' : 'two colons as text', {name, slice});
  }
  if (node.type !== 'containerDirective') return;
  const contents = isBlock(node.name) ? blockContents[node.name] : 'text';
  const fault = faultOfFrame(node, above.at(-1), page.text) ?? faultOfContent(node);
  if (fault) report(node, ...fault);
  else if (contents === 'drawn') readFigure(node, report);
  else if (contents === 'sheet') checkSpecimen(node, report);
  else if (contents === 'headings') checkItems(node, report, page.text);
};
