import type {Root} from 'mdast';
import {placesIn} from './tree';

/** What keyboards type, and what print sets: the same number of characters, so that places in a text stay. */
const signs: [typed: RegExp, set: string][] = [
  [/(?<=^|[\s([–—/])"(?=\S)/g, '“'],
  [/"/g, '”'],
  [/(?<=^|[\s([–—/“])'(?=[\p{L}“])/gu, '‘'],
  [/'/g, '’'],
  // A minus, as wide as a plus
  [/(?<=^|[\s(])-(?=\d)/g, '−'],
];

/** Sets the words of a reader: curly quotes, a true minus. `before` is the character they follow in their line. */
export const typeset = (text: string, before = ''): string =>
  signs
    .reduce((line, [typed, set]) => line.replace(typed, set), before + text)
    .slice(before.length);

/** The words of front matter, by the names of their fields. */
const ofReaders = /^(title|sidebar_label|description|label|heading|text|cover_figure)$/;

/** Sets the words of front matter that readers see, at any depth. */
export const typesetFields = <Fields>(fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields), (name, value: unknown) =>
    typeof value === 'string' && ofReaders.test(name) ? typeset(value) : value,
  ) as Fields;

/** Nodes within a line. */
const inline = /^(text|link|strong|emphasis|delete|inlineCode|textDirective)$/;

/** Sets the words of a page; what stands in code is left alone. */
export function typesetTree(tree: Root): void {
  let before = '';
  for (const {node} of placesIn(tree)) {
    if (!inline.test(node.type)) before = '';
    if (!('value' in node)) continue;
    const last = node.value.at(-1) ?? before;
    if (node.type === 'text') node.value = typeset(node.value, before);
    before = last;
  }
}
