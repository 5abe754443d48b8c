import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {parse} from 'yaml';
import {site} from '../site';
import {basisOf, fillIns, names as ofIdentity} from '../site/fill';
import {nearest, say, type Report} from './messages';
import {projectRoot} from './kinds';
import {lineOf, placesIn, restoreColons} from './tree';

/** The values of `{{company}}` and other names in Markdown, so that a rebrand changes only one file. */
const names = new Map(Object.entries(fillIns));

const live = readFileSync(path.join(projectRoot, 'scripts/live.yml'), 'utf8');
const {claims, know} = parse(live) as Record<'claims' | 'know', {name: string}[]>;

/** The claims and notices that `npm run check:live` asks about. */
export const claimNames = [...claims, ...know].map(({name}) => name);

/** Placeholders such as `{{basis: 24/7 support}}`, replaced by what supports the claim, or by nothing. */
const bases = new Map(claimNames.map((name) => [`basis: ${name}`, name]));
const all = [...names.keys()].map((name) => `{{${name}}}`).join(', ');

/** Double braces around anything, or single braces around a known name. */
const pattern = new RegExp(
  `\\{\\{\\s*([^{}\\n]*?)\\s*\\}\\}|(?<!\\{)\\$?\\{(${[...names.keys()].join('|')})\\}(?!\\})`,
  'g',
);

/** Finds names that were typed out instead of filled in. Very short ones could be ordinary words. */
const typed = new RegExp(
  Object.entries(ofIdentity)
    .filter(([, value]) => value.length > 3)
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, value]) => {
      const digits = [...value.replace(/\D/g, '')];
      const country = site.phone.dial.slice(1, -digits.length);
      const what =
        name === 'phone' // In any format, with or without the country code
          ? `(?:\\+?${country}[ .-]*)?\\(?${digits.join('[ ().-]*')}`
          : value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      // A one-word name that starts a sentence may be an ordinary word, such as "Summit".
      const before = /^\p{L}+$/u.test(value) ? '(?<=[\\p{Ll},;] )' : '(?<![\\p{L}\\p{N}+])';
      return `(?<${name}>${before}${what}(?![\\p{L}\\p{N}]|\\.\\p{L}))`;
    })
    .join('|'),
  'gu',
);

/**
 * Fills in names from `src/site/identity.yml`, as in `{{partner}}'s analysts`.
 * @param onFault called for each problem, with its position in the text
 * @param own more names that this text may use, which are left as they are
 */
export function fillNames(
  text: string,
  onFault: (message: string, index: number) => void = () => {},
  own: readonly string[] = [],
): string {
  for (const {0: written, index, groups} of text.matchAll(typed)) {
    const [name] = Object.entries(groups ?? {}).find(([, value]) => value) ?? [];
    onFault(say('name typed out', {written, meant: `{{${name}}}`}), index);
  }
  return text.replace(pattern, (written, name = '', single: string | undefined, index: number) => {
    const claim = bases.get(name as string);
    const value = claim ? basisOf(claim) : names.get(name as string);
    if (value !== undefined) return value;
    if (own.includes(name as string)) return written;
    const meant = nearest(name as string, [...names.keys(), ...bases.keys()]);
    const fault = meant ? 'name misspelled' : 'name unknown';
    const values = {name: single, written, meant: `{{${meant}}}`, all};
    onFault(say(single ? 'name in single braces' : fault, values), index);
    return written;
  });
}

/** Fills in names in a page that was just parsed, except in code. */
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
    if ('url' in node && /^(mailto|tel):/.test(node.url))
      node.url = fill(node, node.url).replace(site.phone.display, site.phone.dial);
  }
}
