import type {FoundPage} from './backend';
import type {PageFile} from './files';
import {matches} from './words';

/** Words of a passage, about two lines. */
const passageLength = 26;

type Passage = {text: string; score: number};

/** The passage of a text where most of the words stand closest; its score counts different words first. */
function bestPassage(text: string, words: string[]): Passage {
  const parts = text.split(' ');
  const hits = parts.map((part) => {
    const own = part.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.findIndex((word) => own.some((piece) => matches(piece, word)));
  });
  let best: Passage = {text: parts.slice(0, passageLength).join(' '), score: 0};
  hits.forEach((hit, at) => {
    if (hit === -1) return;
    const within = hits.slice(at, at + passageLength).filter((other) => other !== -1);
    const score = new Set(within).size * 10 + within.length;
    if (score <= best.score) return;
    // A few words before the first one, or the beginning of its sentence when that is near.
    const near = parts
      .slice(Math.max(0, at - 8), at)
      .map((part) => /[.!?:]$/.test(part))
      .lastIndexOf(true);
    const from = near === -1 ? Math.max(0, at - 5) : Math.max(0, at - 8) + near + 1;
    best = {text: parts.slice(from, from + passageLength).join(' '), score};
  });
  return best;
}

/**
 * What to show of a page.
 * @param words the words of the query that found it
 */
export function describe(
  {url, title, description, kind, tone, sections}: PageFile,
  words: string[],
): FoundPage {
  const found = sections.map(([id, heading, text]) => {
    const [inHeading, passage] = [bestPassage(heading, words).score, bestPassage(text, words)];
    return {
      id,
      title: heading,
      excerpt: passage.text,
      inText: passage.score,
      score: passage.score + inHeading * 2,
    };
  });
  const best = [...found].sort((a, b) => b.inText - a.inText)[0];
  return {
    url,
    title,
    description,
    kind,
    tone,
    excerpt: best?.excerpt ?? '',
    inText: found.some(({score}) => score > 0),
    sections: found
      .filter(({id, score}) => id && score > 0)
      .map(({id, title, excerpt, score}) => ({url: `${url}#${id}`, title, excerpt, score})),
  };
}
