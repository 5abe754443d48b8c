import type {Code, Nodes} from 'mdast';
import type {} from 'mdast-util-directive';
import {admonitions, isDrawn} from '../../blockNames';
import {lineOf, sliceOf, textOf} from '../../tree';
import {fillIn, patterns, say} from '../../messages';
import type {NodeRule, Page} from '../facts';
import {plain} from './headings';

const address = '(?:https?:|mailto:|tel:|[/#]|\\.\\.?/)';

/** Replaces characters that are already part of markup; no pattern matches it. */
const taken = '\uFFFC';

const leftovers = patterns.words.map(({pattern, ...rest}) => {
  const values = {address, blocks: admonitions.join('|')};
  return {...rest, pattern: new RegExp(fillIn(pattern, values), 'mu')};
});

const cellsOf = (line = '') =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

function valuesOf(match: string, right: [from: string, to: string][]) {
  const [first, second] = match.split('\n');
  return {
    match,
    right: right.reduce((text, [from, to]) => text.replace(new RegExp(from, 'gu'), to), match),
    columns: cellsOf(first),
    parts: cellsOf(second),
    dashes: `|${'---|'.repeat(cellsOf(first))}`,
  };
}

/** A block's source with everything but plain text masked, and line breaks kept. */
function wordsLeft(block: Nodes, source: string): string {
  const start = block.position?.start.offset ?? 0;
  let left = sliceOf(block, source);
  for (const node of 'children' in block ? (block.children as Nodes[]) : []) {
    const slice = sliceOf(node, source);
    // To a writer, a bare URL is text.
    if (node.type === 'text' || (node.type === 'link' && !/^[[<]/.test(slice))) continue;
    const from = (node.position?.start.offset ?? 0) - start;
    // Check bold and italic text too, without its markers.
    const [marks = ''] = /^(\*\*?|__?|~~?)/.exec(slice) ?? [];
    const inner = ['strong', 'emphasis', 'delete'].includes(node.type)
      ? wordsLeft(node, source).slice(marks.length, -marks.length)
      : slice.slice(marks.length, slice.length - marks.length).replace(/[^\n]/g, taken);
    const edge = taken.repeat(marks.length);
    left = left.slice(0, from) + edge + inner + edge + left.slice(from + slice.length);
  }
  return left.replace(/\\[!-/:-@[-`{-~]/g, taken + taken).replace(/\n[ \t>]*/g, '\n');
}

function checkWords(page: Page): void {
  const reported = new Set<string>();
  for (const {node} of page.places) {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') continue;
    const left = wordsLeft(node, page.text);
    let words = node.type === 'heading' ? left.replace(/^#+ |\n=+$/g, '') : left;
    for (const {pattern, about, say: sentence, right = []} of leftovers) {
      const match = pattern.exec(words);
      const found = match?.[0].trim() ?? '';
      // Skip the end of a block whose first line has already been reported.
      if (!match || (/^:{2,}$/.test(found) && reported.has('block'))) continue;
      reported.add(about);
      const line = lineOf(node) + words.slice(0, match.index).split('\n').length - 1;
      words = words.replace(match[0], match[0].replace(/[^\n]/g, taken));
      const message = fillIn(sentence, {...match.groups, ...valuesOf(found, right)});
      page.report(line, about, message.replace(/\uFFFC+/g, '...'));
    }
  }
}

/** What is wrong with a code block: it has to be fenced, and its fence closed. */
function faultOfCode(node: Code, page: Page): string | undefined {
  const slice = sliceOf(node, page.text);
  const fence = /^(`{3,}|~{3,})/.exec(slice)?.[1];
  if (!fence) return say('code by spaces');
  if (!new RegExp(`\\n[\\s>]*${fence[0] ?? ''}{${fence.length},}\\s*$`).test(slice))
    return say('code never closed', {fence});
  // The framework strips this fence and renders its content as part of the page.
  return node.lang === 'mdx-code-block' ? say('code of the framework') : undefined;
}

/** Reports what would be lost, such as a footnote without a reference or a table row with extra cells. */
export const losses: NodeRule = (node, _above, page) => {
  if (node.type === 'code') page.report(node, 'text', faultOfCode(node, page));
  if (node.type === 'footnoteDefinition') {
    const isCalled = page.places.some(
      ({node: other}) => other.type === 'footnoteReference' && other.identifier === node.identifier,
    );
    const values = {note: node.label ?? node.identifier};
    if (!isCalled) page.report(node, 'footnote', say('footnote never called', values));
  }
  if (node.type === 'containerDirective' && node.name === 'quote') {
    // A pull quote has to repeat a passage of the text.
    const rest = page.tree.children.filter((other) => other !== node).map(textOf);
    const quote = plain(node.children.map(textOf).join(' '));
    if (!plain(rest.join(' ')).includes(quote))
      page.report(node, 'block', say('quote not in the text'));
  }
  if (node.type !== 'table') return;
  const columns = node.children[0]?.children.length ?? 0;
  for (const row of node.children) {
    const cells = row.children.length;
    const name = cells > columns ? 'row too long' : 'row too short';
    if (cells !== columns) page.report(row, 'table', say(name, {cells, columns}));
  }
};

/** Invisible characters from pasted text that split or reorder words, except joiners, which emoji need. */
const invisible = /[\u00AD\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;

const unfinished = /\b(?:TODO|TBD|FIXME|Lorem ipsum)\b|\[(?:[Ii]nsert|[Yy]our) [^\]]*\](?!\()/;

export function checkText(page: Page): void {
  checkWords(page);
  const isDraft = page.frontMatter?.data.draft === true;
  page.text.split('\n').forEach((line, index) => {
    const report = (name: string, values: Record<string, string>) =>
      page.report(index + 1, 'text', say(name, values));
    const [gap] = (!isDraft && unfinished.exec(line.replace(/<!--.*?-->/g, ''))) || [];
    if (gap) report('text unfinished', {gap});
    const hidden = invisible.exec(line);
    if (!hidden) return;
    const code = hidden[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    const before = line.slice(Math.max(0, hidden.index - 20), hidden.index).trim();
    report(before ? 'invisible character' : 'invisible character first', {code, before});
  });
}

/** Reading speed, and how far the given read time may be off, as a fraction. */
const wordsPerMinute = 215;
const tolerance = 0.3;

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,&/-]*/gu)?.length ?? 0;

/** Checks an article's read time against the length of its text, not counting figures. */
export function checkReadTime({kind, tree, frontMatter, report}: Page): void {
  const {read_time: given, draft} = frontMatter?.data ?? {};
  if (kind !== 'article' || typeof given !== 'number' || draft === true) return;
  const text = tree.children
    .filter((node) => !(node.type === 'containerDirective' && isDrawn(node.name)))
    .map((node) => (node.type === 'yaml' ? '' : textOf(node)));
  const words = countWords(text.join('\n'));
  const minutes = words / wordsPerMinute;
  const right = Math.max(1, Math.round(minutes));
  if (given === right || Math.abs(given - minutes) <= minutes * tolerance) return;
  const values = {given, words: words.toLocaleString('en-US'), right};
  report(frontMatter?.lineOf(['read_time']) ?? 1, 'read_time', say('read time off', values));
}
