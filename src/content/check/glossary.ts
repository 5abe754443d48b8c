import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import {say} from './messages';
import type {Report} from './problem';

/** The longest explanation there is room for beside a text. */
const maxLength = 200;

/**
 * Reads the glossary, one line a term.
 * @param text the file
 * @returns explanation by term
 */
export function readGlossary(text: string, report: Report = () => {}): Map<string, string> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false, logLevel: 'silent'});
  const tell = (offset: number | undefined, name: string, values = {}) =>
    report(lineCounter.linePos(offset ?? 0).line, 'glossary', say(name, values));
  for (const {pos, code} of document.errors)
    tell(pos[0], code === 'DUPLICATE_KEY' ? 'term twice' : 'glossary line unreadable');
  const terms = new Map<string, string>();
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    const term = isScalar(key) ? String(key.value) : '';
    const words = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
    const offset = isScalar(key) ? key.range?.[0] : 0;
    if (words === '') tell(offset, 'term without words', {term});
    if (words.length > maxLength)
      tell(offset, 'term too long', {term, length: words.length, most: maxLength});
    terms.set(term, words);
  }
  return terms;
}
