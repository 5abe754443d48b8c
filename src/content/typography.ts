import type {Literal, Root} from 'mdast';
import {placesIn} from './tree';

/** What people type, and its typographic form. Both have the same length, so that positions in a text stay valid. */
const signs: [typed: RegExp, set: string][] = [
  // Feet and inches
  [/(?<=\d)'(?=\d)/g, '′'],
  [/(?<=\d′\d{1,2})"/g, '″'],
  [/(?<=^|[\s([–—/'])"(?=\S)/g, '“'],
  [/"/g, '”'],
  // Omitted letters
  [/'(?=(?:tis|twas|n|em|til|cause)\b)/gi, '’'],
  [/(?<=^|[\s([–—/“])'(?=[\p{L}“])/gu, '‘'],
  [/'/g, '’'],
  // Keep a date on one line
  [
    /(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\d)/g,
    '\u00a0',
  ],
  // A minus, as wide as a plus
  [/(?<=^|[\s(/“])-(?=[$€£]?\.?\d)/g, '−'],
];

export const typeset = (text: string): string =>
  signs.reduce((words, [typed, set]) => words.replace(typed, set), text);

const ofReaders = /^(title|sidebar_label|description|label|heading|text|cover_figure)$/;

export const typesetFields = <Fields>(fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields), (name, value: unknown) =>
    typeof value === 'string' && ofReaders.test(name) ? typeset(value) : value,
  ) as Fields;

const inline = /^(text|link|strong|emphasis|delete|inlineCode|textDirective)$/;

/** Typesets the parts of a line together, because quotes depend on the characters around them, except for code. */
function typesetLine(parts: Literal[]): void {
  const isWords = ({type}: Literal) => type === 'text';
  const line = parts.map((part) => (isWords(part) ? part.value : 'x'.repeat(part.value.length)));
  const words = typeset(line.join(''));
  let at = 0;
  for (const part of parts) {
    const end = at + part.value.length;
    if (isWords(part)) part.value = words.slice(at, end);
    at = end;
  }
}

export function typesetTree(tree: Root): void {
  const line: Literal[] = [];
  for (const {node} of placesIn(tree)) {
    if (!inline.test(node.type)) typesetLine(line.splice(0));
    if ('value' in node) line.push(node);
    if ('alt' in node && node.alt) node.alt = typeset(node.alt);
    if ('title' in node && node.title) node.title = typeset(node.title);
  }
  typesetLine(line);
}
