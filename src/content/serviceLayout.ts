import type {Parent, Root, RootContent} from 'mdast';
import {isBlock} from './blockNames';
import {element} from './drawMarks';
import {placesIn} from './tree';

const isPanel = (node: RootContent): boolean =>
  node.type === 'blockquote' || (node.type === 'containerDirective' && isBlock(node.name));

/**
 * Divides a service's text into the parts of its page. Before the first `##` is the opening: paragraphs beside the
 * title, then the sample and other blocks in a panel, then what goes below the facts. Each `##` starts a section.
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
  // Headings in the panel become paragraphs: as `###` they would skip a level below the page's title.
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

/** Collapses an item of `:::rows`: its heading and first paragraph stay visible. */
export function foldItem(item: Parent): void {
  const line = item.children.findIndex(({type}) => type === 'paragraph') + 1 || undefined;
  const [seen, rest] = [item.children.slice(0, line), line ? item.children.slice(line) : []];
  // HTML allows text and a heading in a summary, but no paragraph.
  for (const node of seen) if (node.type === 'paragraph') node.data = {hName: 'span'};
  item.children =
    rest.length > 0
      ? [element('details', [element('summary', seen, {dataRow: ''}), element('div', rest)])]
      : [element('div', seen, {dataRow: ''})];
}
