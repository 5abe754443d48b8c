/** How the site sounds, for `npm run check:prose`: in sentences alone. `prose.yml` says what it listens for. */
import type {Parents, Root} from 'mdast';
import {blockContents, isBlock, isDrawn} from './blockNames';
import {fillIn, readTable} from './check/messages';
import {countWords} from './check/rules/text';
import {lineOf, textOf, placesIn} from './tree';

/** A paragraph, and whether it's the first one of a card or of another item of a block. */
export type Paragraph = {line: number; text: string; isOpener?: boolean};

const rules = readTable('prose.yml') as {
  turns: {turn: string; instead: string; unless?: string}[];
  verbs: string;
  verbsAndNouns: string;
  patterns: Record<string, string>;
  remedies: Record<string, string>;
};

/** What to write in place of what a rule of markdownlint has found. */
export const {remedies} = rules;

const longest = 30;

/** So many contractions in a thousand words are the least; plain spoken English has two or three times as many. */
const contractionsPerThousand = 5;
const fewWords = 250;

const patterns = Object.fromEntries(
  Object.entries(rules.patterns).map(([name, pattern]) => {
    const lists = {
      verbs: rules.verbs.replaceAll(' ', '|'),
      nouns: rules.verbsAndNouns.replaceAll(' ', '|'),
    };
    return [name, new RegExp(fillIn(pattern, lists), 'gi')];
  }),
);

const has = (name: string, text: string) => text.search(patterns[name]!) >= 0;
const without = (name: string, text: string) => text.replace(patterns[name]!, '');

export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’')\]]*) (?=["“‘'([]?[\p{Lu}\d])/u)
    .reduce<string[]>((sentences, part) => {
      const last = sentences.at(-1);
      return last && has('abbreviation', last)
        ? [...sentences.slice(0, -1), `${last} ${part}`]
        : [...sentences, part];
    }, []);
}

/** Whether a sentence has no verb of its own: "Faults reproduced on a test copy, with the fix." */
export function isVerbless(sentence: string): boolean {
  const main = without('relativeClause', without('opening', sentence.replace(/\([^)]*\)/g, '')));
  if (countWords(sentence) < 4 || !sentence.endsWith('.')) return false;
  return !['verb', 'verbWithObject', 'order'].some((name) => has(name, main));
}

const shown = (sentence: string) => sentence.split(' ').slice(0, 6).join(' ');

function faultsIn({text, isOpener}: Paragraph): string[] {
  const sentences = sentencesOf(text);
  const [first = ''] = sentences;
  const long = sentences.flatMap((sentence) => {
    const count = countWords(without('quotation', sentence));
    const message = `has ${count} words; ${longest} is the most. Make it two sentences.`;
    return count > longest ? [`"${shown(sentence)} ..." ${message}`] : [];
  });
  const verbless =
    isOpener && isVerbless(first)
      ? [`"${shown(first)} ..." has no verb. Say who does what: We test ..., You get ...`]
      : [];
  const turns = rules.turns.flatMap(({turn, instead, unless}) => {
    const pattern = new RegExp(`\\b(?:${turn})\\b`, 'i');
    const [found] = sentences.flatMap((sentence) => pattern.exec(sentence)?.[0] ?? []);
    const isRight = unless && new RegExp(unless).test(text);
    return found && !isRight ? [`"${found}" reads like a translation. ${instead}.`] : [];
  });
  return [...long, ...verbless, ...turns];
}

/** Listens to the sentences of a page. @returns what to say in another way, in the order of the page */
export function faultsOfVoice(paragraphs: readonly Paragraph[]) {
  const faults = paragraphs.flatMap((paragraph) =>
    faultsIn(paragraph).map((message) => ({line: paragraph.line, message})),
  );
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const length = countWords(text);
  const count = text.match(patterns.contraction!)?.length ?? 0;
  const least = Math.ceil((length / 1000) * contractionsPerThousand);
  if (length < fewWords || count >= least) return faults;
  const message =
    `${length} words with ${count || 'no'} contraction${count > 1 ? 's' : ''} sound stiff; ` +
    `${least} is the least. Write as you talk: don't, it's, we'll, you're.`;
  return [{line: 1, message}, ...faults];
}

function opensItem(above: readonly Parents[], paragraph: Parents): boolean {
  const block = above.at(-1);
  if (block?.type !== 'containerDirective' || !isBlock(block.name)) return false;
  const before = block.children[block.children.indexOf(paragraph as never) - 1];
  return blockContents[block.name] === 'headings' && before?.type === 'heading';
}

const isQuotation = (node: Parents) =>
  node.type === 'blockquote' ||
  (node.type === 'containerDirective' && (node.name === 'quote' || isDrawn(node.name)));

export const paragraphsOf = (tree: Root): Paragraph[] =>
  placesIn(tree).flatMap(({node, above}) =>
    node.type === 'paragraph' && !above.some(isQuotation)
      ? [{line: lineOf(node), text: textOf(node), isOpener: opensItem(above, node)}]
      : [],
  );
