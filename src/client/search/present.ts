import type {FoundPage} from './backend';
import {matches} from './words';

/** A piece of a text; marked when it is one of the words asked for. */
export type Piece = {text: string; isMarked: boolean};

/** A result, ready to be drawn. */
export type Result = {
  url: string;
  title: Piece[];
  excerpt: Piece[];
  /** The headings within the page that match, each with its address. */
  sections: {url: string; title: Piece[]}[];
  tone: string;
};

/** Results of one kind. */
export type Group = {kind: string; results: Result[]};

/** How many headings a result names. */
const mostSections = 3;

/**
 * Cuts a text where the words asked for stand in it.
 * @param text plain text
 * @param words from the engine's answer
 */
export function markWords(text: string, words: string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const isMarked = /^[\p{L}\p{N}]/u.test(part) && words.some((word) => matches(part, word));
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) {
      last.text += part;
    } else if (part) {
      pieces.push({text: part, isMarked});
    }
  }
  return pieces;
}

/** How many of the words a text has. */
function countWords(text: string, words: string[]): number {
  const parts = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => parts.some((part) => matches(part, word))).length;
}

/**
 * The headings within a page that match best; where none does and the page's name does not either,
 * the one heading under which the words stand.
 */
function bestSections({sections, title}: FoundPage, words: string[]): FoundPage['sections'] {
  const counted = sections.map((section) => ({section, count: countWords(section.title, words)}));
  const most = Math.max(0, ...counted.map(({count}) => count));
  const sorted = counted
    .filter(({count}) => count === most)
    .map(({section}) => section)
    .sort((a, b) => b.score - a.score);
  if (most === 0) {
    return countWords(title, words) > 0 ? [] : sorted.slice(0, 1);
  }
  return sorted.slice(0, mostSections);
}

/** A passage as a quotation: without the heading that is named below it, and with what is left out. */
function quoted(passage: string, heading = ''): string {
  const text = passage.replace(/\s+/g, ' ');
  const body =
    heading && text.startsWith(heading) ? text.slice(heading.length).replace(/^[.\s]+/, '') : text;
  return (
    body && `${/^[\p{Ll},;)]/u.test(body) ? '… ' : ''}${body}${/[.!?]$/.test(body) ? '' : ' …'}`
  );
}

/** The page's promise, when its name answers or there is no passage; otherwise the passage. */
function bestExcerpt(
  {title, description, excerpt, inText}: FoundPage,
  [section]: FoundPage['sections'],
  words: string[],
): string {
  const nameAnswers = countWords(title, words) === words.length;
  const passage = quoted(section?.excerpt || excerpt, section?.title);
  return description && (!inText || nameAnswers || !passage) ? description : passage;
}

function present(page: FoundPage, words: string[]): Result {
  const sections = bestSections(page, words).filter((section) => section.title !== page.title);
  return {
    url: page.url,
    title: markWords(page.title, words),
    excerpt: markWords(bestExcerpt(page, sections, words), words),
    sections: sections.map(({url, title: heading}) => ({url, title: markWords(heading, words)})),
    tone: page.tone,
  };
}

/**
 * Results by kind: the kind of the best result first, and within a kind the best first.
 * @param pages in the order of the answer
 * @param words the words searched
 */
export function groupResults(pages: FoundPage[], words: string[]): Group[] {
  const groups = new Map<string, Result[]>();
  for (const page of pages) {
    groups.set(page.kind, [...(groups.get(page.kind) ?? []), present(page, words)]);
  }
  return [...groups].map(([kind, results]) => ({kind, results}));
}

/**
 * What the status line says.
 * @param answer the engine's answer, and how many of its results are shown
 */
export function statusText({
  words,
  isCorrected,
  missing,
  total,
  shown,
}: {
  words: string[];
  isCorrected: boolean;
  missing: string[];
  total: number;
  shown: number;
}): string {
  const count = `${total} ${total === 1 ? 'result' : 'results'}`;
  const parts = [
    isCorrected ? `${count} for “${words.join(' ')}”` : count,
    ...(shown < total ? [`${shown} shown`] : []),
  ];
  const without = missing.length > 0 ? ` No page has “${missing.join('”, “')}”.` : '';
  return `${parts.join(', ')}.${without}`;
}
