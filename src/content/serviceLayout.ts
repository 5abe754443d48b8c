import type {Parent, Root, RootContent} from 'mdast';
import {isBlock} from './blockNames';
import {element} from './drawMarks';
import {placesIn} from './tree';

const isPanel = (node: RootContent): boolean =>
  node.type === 'blockquote' || (node.type === 'containerDirective' && isBlock(node.name));

/**
 * Makes the parts of a service's page from its text. What stands before the first `##` is the opening: paragraphs
 * beside the title, then the sample and other blocks on their panel, then what has to be visible below the facts.
 * Each `##` opens a section.
 */
export function layOutService(tree: Root): void {
  const parts: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) parts.push([]);
    parts.at(-1)?.push(node);
  }
  const [opening = [], ...sections] = parts;
  const start = opening.findIndex(isPanel);
  const overview = start < 0 ? opening : opening.slice(0, start);
  const panel = opening.filter(isPanel);
  // The title is the only heading here, and no item of a block skips a level below it.
  for (const {node} of placesIn({type: 'root', children: panel}))
    if (node.type === 'heading') node.data = {hName: 'p', hProperties: {className: ['minor']}};
  const below = opening.slice(overview.length).filter((node) => !isPanel(node));
  tree.children = [
    element('opening', [
      element('overview', overview),
      ...(panel.length > 0 ? [element('panel', panel)] : []),
    ]),
    element('below', below),
    ...sections.map((section) => element('part', section)),
  ];
}

/** An item of `:::rows`: its heading and first paragraph stay visible, and the rest opens. */
export function foldItem(item: Parent): void {
  const line = item.children.findIndex(({type}) => type === 'paragraph') + 1 || undefined;
  const [seen, rest] = [item.children.slice(0, line), line ? item.children.slice(line) : []];
  // A summary may hold words and a heading, and no paragraph.
  for (const node of seen) if (node.type === 'paragraph') node.data = {hName: 'span'};
  item.children =
    rest.length > 0
      ? [element('details', [element('summary', seen, {dataRow: ''}), element('div', rest)])]
      : [element('div', seen, {dataRow: ''})];
}
