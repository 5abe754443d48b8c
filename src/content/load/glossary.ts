import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import {say, type Report} from '../messages';

const most = 200;

export function readGlossary(text: string, report: Report = () => {}): Map<string, string> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false, logLevel: 'silent'});
  const reportAt = (offset: number, name: string, values = {}) =>
    report(lineCounter.linePos(offset).line, 'glossary', say(name, values));
  for (const {pos, code} of document.errors)
    reportAt(pos[0], code === 'DUPLICATE_KEY' ? 'term twice' : 'glossary line unreadable');
  const terms = new Map<string, string>();
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key)) continue;
    const term = String(key.value);
    const words = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
    const {length} = words;
    if (words === '') reportAt(key.range?.[0] ?? 0, 'term without words', {term});
    const [braces] = /\{\{.*?(\}\}|$)/.exec(words) ?? [];
    if (braces) reportAt(key.range?.[0] ?? 0, 'name not filled in', {braces});
    if (length > most) reportAt(key.range?.[0] ?? 0, 'term too long', {term, length, most});
    terms.set(term, words);
  }
  return terms;
}
