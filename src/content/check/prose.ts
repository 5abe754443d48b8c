/** The site's voice, for `npm run check:prose`: the length of sentences, and the phrases to avoid from `prose.yml`. */
import type {Parents, Root} from 'mdast';
import {isDrawn} from '../blockNames';
import {readTable} from '../messages';
import {countWords} from './rules/text';
import {lineOf, textOf, placesIn} from '../tree';

const rules = readTable('check/prose.yml') as {
  turns: {turn: string; instead: string; unless?: string}[];
  remedies: Record<string, string>;
};

/** Advice for writers on each markdownlint rule. */
export const {remedies} = rules;

const longest = 30;

const segmenter = new Intl.Segmenter('en-US', {granularity: 'sentence'});

/** Quotations, whose length isn't up to the writer. */
const quotation = /["“][^"”]{25,}["”]/g;

function faultsIn(text: string): string[] {
  const sentences = [...segmenter.segment(text.replace(/\s+/g, ' '))].map(({segment}) => segment);
  const long = sentences.flatMap((sentence) => {
    const count = countWords(sentence.replace(quotation, ''));
    const shown = sentence.split(' ').slice(0, 6).join(' ');
    const message = `has ${count} words; ${longest} is the most. Make it two sentences.`;
    return count > longest ? [`"${shown} ..." ${message}`] : [];
  });
  const turns = rules.turns.flatMap(({turn, instead, unless}) => {
    const pattern = new RegExp(`\\b(?:${turn})\\b`, 'i');
    const [found] = sentences.flatMap((sentence) => pattern.exec(sentence)?.[0] ?? []);
    const isRight = unless && new RegExp(unless).test(text);
    return found && !isRight ? [`"${found}" reads like a translation. ${instead}.`] : [];
  });
  return [...long, ...turns];
}

export const faultsOfVoice = (paragraphs: readonly {line: number; text: string}[]) =>
  paragraphs.flatMap(({line, text}) => faultsIn(text).map((message) => ({line, message})));

const isQuotation = (node: Parents) =>
  node.type === 'blockquote' ||
  (node.type === 'containerDirective' && (node.name === 'quote' || isDrawn(node.name)));

export const paragraphsOf = (tree: Root) =>
  placesIn(tree).flatMap(({node, above}) =>
    node.type === 'paragraph' && !above.some(isQuotation)
      ? [{line: lineOf(node), text: textOf(node)}]
      : [],
  );
