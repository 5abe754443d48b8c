import type {Nodes, Parents} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {admonitions, blockContents, blockNames, isBlock} from '../../blockNames';
import {checkSpecimen, readFigure} from '../../figures';
import {nearest} from '../../suggest';
import {readTier} from '../../tier';
import {lineOf, sliceOf, textOf} from '../../tree';
import type {Page, Rule} from '../page';

/** Says that there is no such block, which one was meant and which there are. */
function unknownBlock(name: string): string {
  const meant = nearest(name, blockNames);
  return `there is no block ":::${name}".${meant ? ` Did you mean :::${meant}?` : ''} The blocks are: ${blockNames.join(', ')}.`;
}

const isLabel = (node: Nodes | undefined) =>
  node?.type === 'paragraph' && node.data?.directiveLabel === true;

/** Every item of a block starts with a heading of the third level. */
function checkItems(block: ContainerDirective, page: Page): void {
  const [first] = block.children;
  const headings = block.children.filter((node) => node.type === 'heading');
  if (first?.type !== 'heading') {
    page.report(
      lineOf(first ?? block),
      'block',
      `:::${block.name} is made of items, and each starts with a heading. Write ### and its name first.`,
    );
  }
  for (const heading of headings.filter(({depth}) => depth !== 3)) {
    page.report(
      lineOf(heading),
      'block',
      `an item of :::${block.name} starts with three #. Write ### ${sliceOf(heading, page.text).replace(/^#+\s*/, '')}`,
    );
  }
  if (block.name !== 'tiers') return;
  for (const heading of headings) {
    const rest = block.children.slice(block.children.indexOf(heading) + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    if (!readTier(end < 0 ? rest : rest.slice(0, end))) {
      page.report(
        lineOf(heading),
        'block',
        `a tier starts with its response time. Below "${textOf(heading)}" write, for example: **15 minutes** target response`,
      );
    }
  }
}

/** A block of one picture, list or table holds it. */
function checkContent(block: ContainerDirective, page: Page): void {
  const has = (type: Nodes['type']) => block.children.some((node) => node.type === type);
  const [first] = block.children;
  const startsWithPicture = first?.type === 'paragraph' && first.children[0]?.type === 'image';
  const needs = {
    headings: '',
    text: block.children.length === 0 ? 'words' : '',
    drawn: '',
    sheet: '',
    list: has('list') ? '' : 'a list: lines that start with "- "',
    table: has('table') ? '' : 'a table: lines of cells between |',
    picture: startsWithPicture
      ? ''
      : 'a picture before anything else: ![What it shows](./picture.png)',
  }[isBlock(block.name) ? blockContents[block.name] : 'headings'];
  if (needs) page.report(lineOf(block), 'block', `:::${block.name} holds ${needs}.`);
}

/** Says which block has no end: one within another may have taken the other's. */
function neverClosed({name}: ContainerDirective, outer: Parents | undefined): string {
  const end = 'so all that follows is part of it. End it with a line ":::".';
  if (outer?.type !== 'containerDirective') return `:::${name} is never closed, ${end}`;
  return `:::${name} stands within :::${outer.name} of line ${lineOf(outer)}, and one of the two is never closed. End each with a line ":::", the first before the second starts.`;
}

function checkBlock(block: ContainerDirective, outer: Parents | undefined, page: Page): void {
  const line = lineOf(block);
  const {name} = block;
  if (!isBlock(name) && !admonitions.includes(name)) {
    page.report(line, 'block', unknownBlock(name));
    return;
  }
  if (!/\n[\s>]*:{3,}\s*$/.test(sliceOf(block, page.text))) {
    page.report(line, 'block', neverClosed(block, outer));
    return;
  }
  if (isBlock(name) && ['drawn', 'sheet'].includes(blockContents[name])) {
    const read = blockContents[name] === 'drawn' ? readFigure : checkSpecimen;
    read(block, (node, message) => page.report(lineOf(node), 'block', message));
    return;
  }
  if (Object.keys(block.attributes ?? {}).length > 0) {
    page.report(line, 'block', `:::${name} takes nothing in braces. Remove {...}.`);
  }
  if (!isBlock(name)) return;
  if (isLabel(block.children[0])) {
    page.report(
      line,
      'block',
      `:::${name} takes no title. Remove [...]; a heading above the block does the same.`,
    );
  } else if (blockContents[name] === 'headings') {
    checkItems(block, page);
  } else {
    checkContent(block, page);
  }
}

/** Blocks are known, closed and hold what they are for. */
export const blocks: Rule = (page) => {
  for (const {node, above} of page.places) {
    if (node.type === 'containerDirective') {
      checkBlock(node, above.at(-1), page);
    } else if (node.type === 'leafDirective') {
      const advice = blockNames.includes(node.name)
        ? `Write :::${node.name}`
        : `To show the colons as text, write \\::${node.name}`;
      page.report(
        lineOf(node),
        'block',
        `"::${node.name}" has two colons; a block starts with three. ${advice}`,
      );
    }
  }
};
