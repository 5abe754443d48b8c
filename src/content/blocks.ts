import {parseMarkdownHeadingId} from '@docusaurus/utils';
import {scaleLinear} from 'd3-scale';
import type {Heading, Parent, PhrasingContent, Root, RootContent, Table} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {VFile} from 'vfile';
import {contentIconNames} from '../brand/icons';
import {admonitions, blockContents, isBlock} from './blockNames';
import {drawFigure, addProps, setSpecimen} from './drawFigure';
import {canvas, element, line, rect, text, words} from './drawMarks';
import {diskSource, readGlossary} from './load';
import {checkMarks} from './check/guard';
import {anchorWords} from './check/rules/headings';
import {isTitle, readTier} from './figures';
import {ContentError, reporter, type Problem} from './messages';
import {contentFolders, inProject, kindOf, projectRoot} from './kinds';
import {fillTree} from './names';
import {foldItem, layOutService} from './serviceLayout';
import {setTimeline} from './timeline';
import {placesIn, textOf, type Place} from './tree';
import {typeset, typesetTree} from './typography';

function groupByHeading(children: RootContent[]): RootContent[] {
  const items: RootContent[][] = [];
  for (const child of children) {
    if (child.type === 'heading' || items.length === 0) items.push([]);
    items.at(-1)?.push(child);
  }
  // Not an mdast `listItem`: outside an mdast `list`, it would lose its paragraphs.
  return items.map((item) => element('li', item));
}

/** Takes `:icon[lock]` out of a heading, to be placed before it, so that the heading's id stays clean. */
function takeIcon(heading: Heading): RootContent | undefined {
  const first = heading.children[0] as TextDirective | undefined;
  if (first?.type !== 'textDirective' || first.name !== 'icon') return undefined;
  heading.children.shift();
  const next = heading.children[0];
  if (next?.type === 'text') next.value = next.value.trimStart();
  const name = textOf(first);
  // The content check reports an unknown icon; the dev server omits it.
  return contentIconNames.includes(name)
    ? {...first, children: [], data: {hName: 'icon', hProperties: {name}}}
    : undefined;
}

/** Gives a heading without letters, such as `## 🎉`, an id; the framework does so for all others. */
function giveAnchor(heading: Heading): void {
  const {id, text} = parseMarkdownHeadingId(textOf(heading));
  const words = anchorWords(text);
  if (!id && words !== text) heading.data = {hProperties: {id: words}};
}

/** Turns each tier's `**15 minutes**` into a big number over a bar, and adds a link to ask about that plan. */
function setTiers(items: readonly Parent[]): void {
  const tiers = items.map(({children}) => readTier(children));
  const [longest] = [...tiers].sort((a, b) => (b?.minutes ?? 0) - (a?.minutes ?? 0));
  const x = scaleLinear([0, (longest?.minutes ?? 1) / 60], [0, 100]);
  for (const [index, {children}] of items.entries()) {
    const tier = tiers[index];
    if (!tier || !longest || children[0]?.type !== 'heading') continue;
    const {paragraph, amount, unit, minutes} = tier;
    const [, ...meaning] = paragraph.children;
    const figure = [element('strong', [text(amount)]), text(` ${unit} `), element('span', meaning)];
    paragraph.data = {hProperties: {dataTier: ''}};
    paragraph.children = figure as PhrasingContent[];
    const bar = canvas([
      rect(0, 0, 100, 100, 'quiet pale'),
      rect(0, 0, x(minutes / 60), 100),
      x.ticks(4).map((hour) => line(x(hour), 0, x(hour), 100, 'ground')),
      words('0', 0, 100, '', 0, 18),
      words(`${longest.amount} ${longest.unit}`, 100, 100, 'end', 0, 18),
    ]);
    children.splice(2, 0, bar);
    const ask = 'Ask about this plan';
    const plan = textOf(children[0]).trim();
    const href = `/contact?plan=${encodeURIComponent(plan)}#contact-form`;
    const link = element('a', [text(ask)], {href, ariaLabel: `${ask}: ${plan}`});
    children.push(element('p', [link]));
  }
}

function makeFigure(block: ContainerDirective): void {
  const [first, ...rest] = block.children;
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'image') return;
  const picture = first.children.shift();
  const below = textOf(first).trim() ? [first, ...rest] : rest;
  const caption = below.length > 0 ? [element('figcaption', below, {className: 'fine'})] : [];
  block.children = [picture, ...caption] as typeof block.children;
}

/** Labels each cell with its column's heading, to be shown beside it on screens too narrow for three columns. */
function labelCells(table: Table): void {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => typeset(textOf(cell))) ?? [];
  if (labels.length > 2) addProps(table, {dataStack: ''});
  for (const {children} of rows)
    children.forEach((cell, column) => addProps(cell, {dataLabel: labels[column] ?? ''}));
}

function makeBlock(node: ContainerDirective): void {
  if (admonitions.includes(node.name)) return;
  if (!isBlock(node.name)) {
    // The content check reports an unknown block; the dev server shows its content.
    node.data = {hName: 'div'};
    return;
  }
  if (blockContents[node.name] === 'drawn') return drawFigure(node);
  if (blockContents[node.name] === 'sheet') return setSpecimen(node);
  node.data = {hName: node.name};
  const [title] = node.children;
  const label = isTitle(title) ? textOf(title) : undefined;
  if (label) node.children.shift();
  if (blockContents[node.name] === 'headings')
    node.children = groupByHeading(node.children) as typeof node.children;
  if (node.name === 'steps') setTimeline(node, label);
  if (node.name === 'rows') (node.children as unknown as Parent[]).forEach(foldItem);
  if (node.name === 'tiers') setTiers(node.children as unknown as Parent[]);
  if (node.name === 'figure') makeFigure(node);
}

/** Inlines reference-style images and links (`![...][name]`): the framework ignores the files they point to. */
function writeOutReferences(places: readonly Place[]): void {
  const targets = new Map(
    places
      .flatMap(({node}) => (node.type === 'definition' ? [[node.identifier, node] as const] : []))
      .reverse(),
  );
  for (const {node} of places) {
    if (node.type !== 'imageReference' && node.type !== 'linkReference') continue;
    const target = targets.get(node.identifier);
    if (target)
      Object.assign(node, {
        type: node.type === 'imageReference' ? 'image' : 'link',
        url: target.url,
        title: target.title,
      });
  }
}

/** Turns blocks, icons, and terms into elements and drops HTML. Collects terms in `used`, to number printed notes. */
function transform(parent: Parent, glossary: ReadonlyMap<string, string>, used: Set<string>): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'html') return [];
    const icon = node.type === 'heading' ? takeIcon(node) : undefined;
    return icon ? [icon, node] : [node];
  });
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'containerDirective') makeBlock(node);
    else if (node.type === 'heading') giveAnchor(node);
    else if (node.type === 'textDirective' && !node.data?.hName) {
      const name = textOf(node);
      const explanation = node.name === 'term' ? glossary.get(name) : undefined;
      if (explanation) used.add(name);
      const number = [...used].indexOf(name) + 1;
      // Browsers may break a line before a button, so an opening parenthesis moves into the term.
      const before = parent.children[index - 1];
      const lead = explanation && before?.type === 'text' && before.value.endsWith('(') ? '(' : '';
      if (lead && before?.type === 'text') before.value = before.value.slice(0, -1);
      node.data = explanation
        ? {hName: 'term', hProperties: {name, explanation: typeset(explanation), number, lead}}
        : {hName: 'span'};
    }
    if ('children' in node) transform(node, glossary, used);
  }
}

/**
 * Remark plugin: fills in names from `src/site/identity.yml`, and gives blocks, icons, and terms their components.
 * @throws {ContentError} for problems in a file outside `blog/` and `docs/`, since the content check doesn't read it
 */
export function blocks() {
  const glossary = readGlossary(diskSource(projectRoot)) ?? new Map<string, string>();
  return (tree: Root, page: VFile): void => {
    const file = page.path ? inProject(page.path) : 'Markdown';
    const isContent = contentFolders.some((folder) => file.startsWith(`${folder}/`));
    const problems: Problem[] = [];
    const report = reporter(file, problems);
    fillTree(tree, String(page), isContent ? undefined : report);
    const places = placesIn(tree);
    const fields = {file, kind: 'article', text: String(page), tree, places, report} as const;
    if (!isContent) checkMarks(fields, glossary);
    if (problems.length > 0) throw new ContentError(problems);
    writeOutReferences(places);
    for (const {node} of places) if (node.type === 'table') labelCells(node);
    if (kindOf(file) === 'service') layOutService(tree);
    const used = new Set<string>();
    transform(tree, glossary, used);
    const notes = [...used].map((name) => element('li', [text(`${name}: ${glossary.get(name)}`)]));
    if (notes.length > 0) tree.children.push(element('termnotes', notes));
    typesetTree(tree);
  };
}
