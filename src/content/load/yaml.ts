import {glossaryFile} from '../kinds';
import {say, type Report} from '../messages';
import type {Source} from '.';
import {readFields} from './readFrontMatter';
import {readText} from './text';

/** Reads a YAML file; undefined if it doesn't exist or can't be read, which is reported. */
export function readYaml(source: Source, file: string, report: Report = () => {}) {
  if (!source.has(file)) return undefined;
  const text = readText(source.read(file), report);
  return text === undefined ? undefined : readFields(text.split('\n'), 1, 'failsafe', report);
}

/** The maximum length of an explanation. */
const most = 200;

/** Reads the glossary as explanations by term; undefined if it can't be read, which is reported. */
export function readGlossary(source: Source, report: Report = () => {}) {
  const read = readYaml(source, glossaryFile, report);
  if (!read) return undefined;
  const terms = Object.entries(read.document.toJS() as Record<string, unknown>);
  for (const [term, value] of terms) {
    const words = typeof value === 'string' ? value : '';
    const tell = (name: string, values = {}) =>
      report(read.lineOf([term]), 'glossary', say(name, {term, most, ...values}));
    const [braces] = /\{\{.*?(\}\}|$)/.exec(words) ?? [];
    if (words.trim() === '') tell('term without words');
    if (braces) tell('name not filled in', {braces});
    if (words.length > most) tell('term too long', {length: words.length});
  }
  return new Map(terms.map(([term, words]) => [term, String(words)]));
}
