import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Heading, Nodes, Paragraph, Parent, Root, RootContent} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';

/**
 * The blocks of plain Markdown: `:::cards` and the like, and what their items are.
 * `headings`: each `###` heading starts an item, numbered when the block is an ordered list;
 * `content`: the block holds ordinary Markdown. Each name is an entry of `src/theme/MDXComponents`.
 */
export const blockItems = {
  cards: 'headings',
  list: 'headings',
  steps: 'headings',
  tiers: 'headings',
  tags: 'headings',
  principles: 'headings',
  numbered: 'headings',
  phrases: 'content',
  standards: 'content',
  quote: 'content',
} as const;

/** Docusaurus's own admonitions, which it renders itself. */
const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

const glossaryFile = path.join(process.cwd(), 'docs/_glossary.yml');

/**
 * Reads the glossary that `:term[CMMC]` explains its terms from.
 * @returns explanation by term
 */
export function readGlossary(): Record<string, string> {
  return load(readFileSync(glossaryFile, 'utf8')) as Record<string, string>;
}

/** Wraps each `###` heading and what follows it into one list item. */
function groupByHeading(children: RootContent[]): RootContent[] {
  const items: RootContent[][] = [];
  for (const child of children) {
    if (child.type === 'heading' || items.length === 0) {
      items.push([]);
    }
    items.at(-1)?.push(child);
  }
  return items.map((item) => ({type: 'listItem', spread: true, children: item}) as RootContent);
}

function text(node: Nodes): string {
  return 'value' in node ? node.value : 'children' in node ? node.children.map(text).join('') : '';
}

/** `:icon[lock]` at the start of a heading moves out of the heading, so that its address stays clean. */
function takeIcon(heading: Heading): Nodes | undefined {
  const first = heading.children[0] as TextDirective | undefined;
  if (first?.type !== 'textDirective' || first.name !== 'icon') {
    return undefined;
  }
  heading.children.shift();
  const next = heading.children[0];
  if (next?.type === 'text') {
    next.value = next.value.trimStart();
  }
  return {...first, children: [], data: {hName: 'icon', hProperties: {name: text(first)}}};
}

/** `**15 minutes**` at the start of each tier becomes its big figure; the longest time is the scale. */
function drawToScale(block: ContainerDirective): void {
  const figures = block.children.map((item) => {
    const paragraph = (item as Parent).children.find(({type}) => type === 'paragraph') as Paragraph | undefined;
    const strong = paragraph?.children[0];
    const [, amount = '', unit = ''] = /^(\d+) (minutes?|hours?)$/.exec(strong ? text(strong) : '') ?? [];
    if (!paragraph || strong?.type !== 'strong' || !amount) {
      throw new Error(
        `line ${item.position?.start.line ?? block.position?.start.line}: a tier starts with its response time, such as "**15 minutes** target response".`,
      );
    }
    return {paragraph, amount, unit, minutes: Number(amount) * (unit.startsWith('hour') ? 60 : 1)};
  });
  const longest = Math.max(...figures.map(({minutes}) => minutes));
  for (const {paragraph, amount, unit, minutes} of figures) {
    paragraph.children.shift();
    paragraph.data = {hName: 'tierfigure', hProperties: {amount, unit, share: String((minutes / longest) * 100)}};
  }
}

/**
 * Remark plugin that gives the blocks and terms their components.
 * @throws Error for a block or term nobody knows, with the ones there are
 */
export function blocks() {
  const glossary = readGlossary();

  function visit(parent: Parent): void {
    parent.children = parent.children.flatMap((node) => {
      if (node.type === 'heading') {
        const icon = takeIcon(node);
        return icon ? [icon as RootContent, node] : [node];
      }
      return [node];
    });
    for (const node of parent.children) {
      if (node.type === 'containerDirective') {
        enterBlock(node);
      } else if (node.type === 'textDirective' && node.name === 'term') {
        enterTerm(node);
      }
      if ('children' in node) {
        visit(node);
      }
    }
  }

  function enterBlock(node: ContainerDirective): void {
    if (admonitions.includes(node.name)) {
      return;
    }
    const items = blockItems[node.name as keyof typeof blockItems];
    if (!items) {
      const known = [...Object.keys(blockItems), ...admonitions].join(', ');
      throw new Error(`line ${node.position?.start.line}: there is no block ":::${node.name}". The blocks are: ${known}.`);
    }
    node.data = {hName: node.name};
    if (items === 'headings') {
      const icons = node.children.flatMap((child) => {
        const icon = child.type === 'heading' ? takeIcon(child) : undefined;
        return icon ? [child, icon as RootContent] : [child];
      });
      node.children = groupByHeading(icons) as typeof node.children;
    }
    if (node.name === 'tiers') {
      drawToScale(node);
    }
  }

  function enterTerm(node: TextDirective): void {
    const term = text(node);
    const explanation = glossary[term];
    if (!explanation) {
      throw new Error(
        `line ${node.position?.start.line}: the glossary has no term "${term}". Add a line "${term}: ..." to docs/_glossary.yml.`,
      );
    }
    node.data = {hName: 'term', hProperties: {explanation}};
  }

  return (tree: Root): void => visit(tree);
}
