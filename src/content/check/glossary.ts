import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import type {Report} from './problem';

/** The longest explanation there is room for beside a text. */
const maxLength = 200;

/**
 * Reads the glossary, one line a term.
 * @param text the file
 * @returns explanation by term
 */
export function readGlossary(text: string, report: Report): Map<string, string> {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const lineAt = (offset = 0) => counter.linePos(offset).line;
  const terms = new Map<string, string>();
  for (const {pos, code} of document.errors) {
    const message =
      code === 'DUPLICATE_KEY'
        ? 'this term stands here twice. Remove one of the two.'
        : 'this line cannot be read. Write the term, a colon, a space and one sentence; put the sentence in quotes when it holds a colon.';
    report(lineAt(pos[0]), 'glossary', message);
  }
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    const term = isScalar(key) ? String(key.value) : '';
    const line = lineAt(isScalar(key) ? key.range?.[0] : 0);
    const explanation =
      isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
    if (explanation === '')
      report(line, 'glossary', `"${term}" has no explanation. Write one sentence after the colon.`);
    else if (explanation.length > maxLength)
      report(
        line,
        'glossary',
        `the explanation of "${term}" has ${explanation.length} characters; ${maxLength} is the most.`,
      );
    terms.set(term, explanation);
  }
  return terms;
}
