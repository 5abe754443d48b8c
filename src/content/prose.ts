/**
 * How the site sounds: rules for `npm run check:prose` that hold what a rule can hold of the editorial
 * guide. They look at sentences alone: tables, headings, quotations and code are left out.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Parents, Root} from 'mdast';
import {parse} from 'yaml';
import {blockContents, isBlock, isDrawn} from './blockNames';
import {countWords} from './check/rules/readTime';
import {lineOf, textOf, placesIn} from './tree';

/** A paragraph, and where it is. */
export type Paragraph = {
  line: number;
  text: string;
  /** It is the first one of a card or of another item of a block. */
  isOpener?: boolean;
};

type Fault = {line: number; message: string};

const longest = 30;

/** So many contractions in a thousand words are the least; plain spoken English has two or three times as many. */
const contractionsPerThousand = 5;

const fewWords = 250;

const contraction = new RegExp(
  "\\b(?:\\w+n['’]t|(?:i|you|we|they)['’](?:re|ve|ll|d|m)|" +
    "(?:he|she|it|that|there|here|what|who|where|let|how|nobody|everyone|one)['’](?:s|ll|d))\\b",
  'gi',
);

/** The words to listen for: `prose.yml` says what each list is. */
export const words = parse(readFileSync(path.join(__dirname, 'prose.yml'), 'utf8')) as {
  turns: {turn: string; instead: string; unless?: string}[];
  verbs: string;
  verbsAndNouns: string;
  remedies: Record<string, string>;
};
const verbs = words.verbs.replaceAll(' ', '|');
const nounsToo = words.verbsAndNouns.replaceAll(' ', '|');

const abbreviation = /\b(?:U\.S|e\.g|i\.e|No|St|Dr|Mr|Ms|vs|Inc|Rev|Sec|Vol|a\.m|p\.m)\.$/;

/** The sentences of a paragraph. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’')\]]*) (?=["“‘'([]?[\p{Lu}\d])/u)) {
    const last = sentences.at(-1);
    if (last && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** A subject that needs a verb beside it, and verbs that are nothing else. */
const surelyVerb = new RegExp(
  "\\b(?:i|we|you|they|he|she|it|there|who|nobody|everyone|someone)\\b|['’](?:s|re|ve|ll|d|m)\\b|n['’]t\\b|" +
    '\\b(?:is|are|was|were|be|has|had|does|do|did|can|could|will|would|may|might|must|should|cannot)\\b|' +
    `\\b(?:${verbs})(?:e?s)?\\b|` +
    `^(?:(?:the|a|an|your|our|each|every|one|this|that) (?:[\\w-]+ ){1,3}|[\\w-]+s )(?:${nounsToo})(?:e?s)? `,
  'i',
);

/** A word that ends like a verb, with what can only be its object behind it. */
const verbWithObject =
  /\b[a-z]+(?:s|ed)\s+(?:the|a|an|each|every|your|our|their|its|it|them|you|us|what|how|when|whether|that|to)\b/;

/** What starts a clause that describes a noun: its verb is not the sentence's. */
const relativeClause = /\s(?:that|which|who|whose|where)\s.*$/i;

const opening =
  /^(?:after|as|at|before|by|during|for|from|if|in|once|on|then|when|where|while|with)\b[^,]*,\s/i;

/** An order: "Test it on your own cases." */
const order = new RegExp(
  `^(?:don['’]t|(?:${nounsToo})) (?:the|an?|each|every|all|any|your|our|their|its|it|them|us|what|` +
    'who|how|which|where|when|on|only)\\b',
  'i',
);

/** Whether a sentence has no verb of its own: "Faults reproduced on a test copy, with the fix." */
export function isVerbless(sentence: string): boolean {
  const main = sentence
    .replace(/\([^)]*\)/g, '')
    .replace(opening, '')
    .replace(relativeClause, '.');
  if (countWords(sentence) < 4 || !/\.$/.test(sentence)) return false;
  return !surelyVerb.test(main) && !verbWithObject.test(main) && !order.test(main);
}

/** Somebody else's words, which are as long as they are. */
const quotation = /["“][^"”]{25,}["”]/g;

const shown = (sentence: string) => sentence.split(' ').slice(0, 6).join(' ');

function faultsIn({text, isOpener}: Paragraph): string[] {
  const sentences = sentencesOf(text);
  const [first = ''] = sentences;
  const long = sentences.flatMap((sentence) => {
    const count = countWords(sentence.replace(quotation, ''));
    const message = `has ${count} words; ${longest} is the most. Make it two sentences.`;
    return count > longest ? [`"${shown(sentence)} ..." ${message}`] : [];
  });
  const turns = words.turns.flatMap(({turn, instead, unless}) => {
    const pattern = new RegExp(`\\b(?:${turn})\\b`, 'i');
    const [found] = sentences.flatMap((sentence) => pattern.exec(sentence)?.[0] ?? []);
    const isRight = unless && new RegExp(unless).test(text);
    return found && !isRight ? [`"${found}" reads like a translation. ${instead}.`] : [];
  });
  return isOpener && isVerbless(first)
    ? [
        ...long,
        `"${shown(first)} ..." has no verb. Say who does what: We test ..., You get ...`,
        ...turns,
      ]
    : [...long, ...turns];
}

/**
 * Listens to a page.
 * @param paragraphs what is in sentences
 * @returns what to say in another way, in the order of the page
 */
export function faultsOfVoice(paragraphs: readonly Paragraph[]): Fault[] {
  const faults = paragraphs.flatMap((paragraph) =>
    faultsIn(paragraph).map((message) => ({line: paragraph.line, message})),
  );
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const length = countWords(text);
  const count = text.match(contraction)?.length ?? 0;
  const least = Math.ceil((length / 1000) * contractionsPerThousand);
  if (length < fewWords || count >= least) return faults;
  const message =
    `${length} words with ${count || 'no'} contraction${count === 1 || !count ? '' : 's'} sound stiff; ` +
    `${least} is the least. Write as you talk: don't, it's, we'll, you're.`;
  return [{line: 1, message}, ...faults];
}

function opensItem(above: readonly Parents[], paragraph: Parents): boolean {
  const block = above.at(-1);
  if (block?.type !== 'containerDirective' || !isBlock(block.name)) return false;
  const before = block.children[block.children.indexOf(paragraph as never) - 1];
  return blockContents[block.name] === 'headings' && before?.type === 'heading';
}

/** The paragraphs of a page that are its own words. */
export function paragraphsOf(tree: Root): Paragraph[] {
  return placesIn(tree).flatMap(({node, above}) => {
    if (node.type !== 'paragraph') return [];
    const isQuoted = above.some(
      (outer) =>
        outer.type === 'blockquote' ||
        (outer.type === 'containerDirective' && (outer.name === 'quote' || isDrawn(outer.name))),
    );
    const text = textOf(node);
    return isQuoted ? [] : [{line: lineOf(node), text, isOpener: opensItem(above, node)}];
  });
}
