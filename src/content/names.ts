import type {Nodes, Root} from 'mdast';
import {site} from '../site';
import {say, type Report} from './check/messages';
import {nearest} from './suggest';
import {lineOf, placesIn, restoreColons} from './tree';

/** What `{{company}}` and the like stand for in Markdown, so that a rebrand is one file. */
const names = new Map([
  ['company', site.company],
  ['shortName', site.shortName],
  ['partner', site.partner],
  ['email', site.emails.general],
  ['phone', site.phone.display],
]);
const all = [...names.keys()].map((name) => `{{${name}}}`).join(', ');

/** Two braces around anything, or one around a name we know. */
const pattern = new RegExp(
  `\\{\\{\\s*([^{}\\n]*?)\\s*\\}\\}|(?<!\\{)\\$?\\{(${[...names.keys()].join('|')})\\}(?!\\})`,
  'g',
);

/** Fills in the names of `src/site.ts`: `{{partner}}'s analysts`. `onFault` is told of unknown ones, and where. */
export function fillNames(
  text: string,
  onFault: (message: string, index: number) => void = () => {},
): string {
  return text.replace(pattern, (written, name = '', single: string | undefined, index: number) => {
    const value = names.get(name as string);
    if (value !== undefined) return value;
    const meant = nearest(name as string, [...names.keys()]);
    const fault = meant ? 'name misspelled' : 'name unknown';
    const values = {name: single, written, meant: `{{${meant}}}`, all};
    onFault(say(single ? 'name in single braces' : fault, values), index);
    return written;
  });
}

/** The same for the words of a page that was just parsed; what stands in code is left alone. */
export function fillTree(tree: Root, source: string, report: Report = () => {}): void {
  restoreColons(tree, source);
  const fill = (node: Nodes, text: string) =>
    fillNames(text, (message, index) => {
      report(lineOf(node) + text.slice(0, index).split('\n').length - 1, 'name', message);
    });
  for (const {node} of placesIn(tree)) {
    if (node.type === 'text') node.value = fill(node, node.value);
    if ('alt' in node && node.alt) node.alt = fill(node, node.alt);
    if ('title' in node && node.title) node.title = fill(node, node.title);
  }
}
