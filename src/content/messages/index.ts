/**
 * What is said about content: the sentences of `messages.yml`, the patterns of `rules.yml`, and problems with their
 * file and line. All that reads or checks content reports through this.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import type {Nodes} from 'mdast';
import {parse} from 'yaml';
import {lineOf} from '../tree';

export {nearest, notOneOf} from './suggest';

type Values = Readonly<Record<string, string | number | undefined>>;

export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (written, word: string) => String(values[word] ?? written));

/** Reads a table of `src/content/`, filled in. */
export function readTable(name: string, values: Values = {}): unknown {
  const text = readFileSync(path.join(__dirname, '..', name), 'utf8');
  try {
    return parse(fillIn(text, values), {merge: true});
  } catch (error) {
    throw new Error(`src/content/${name} can't be read: ${(error as Error).message}`);
  }
}

/** All sentences of the check, by their names, but those that stand beside their pattern. */
export const messages = readTable('messages/messages.yml') as Readonly<Record<string, string>>;

/** Names of sentences, each with the pattern of what it is said of. */
type Patterns = [name: string, pattern: string][];

/** What the check looks for by pattern; `rules.yml` says what each part is. */
export const patterns = readTable('messages/rules.yml') as {
  words: {about: string; pattern: string; say: string; right?: [from: string, to: string][]}[];
  html: Readonly<Record<string, string>>;
} & Readonly<
  Record<'files' | 'fileNames' | 'addresses' | 'pictures' | 'fences' | 'frontMatter', Patterns>
>;

/** The sentence of a name in `messages.yml`, filled in. */
export function say(name: string, values: Values = {}): string {
  const text = messages[name];
  if (text === undefined) throw new Error(`messages.yml has no sentence "${name}".`);
  return fillIn(text, values);
}

/** Compiled once: each link of each page is matched against all of them. */
const regExps = new Map<string, RegExp>();

/** Finds what the first fitting pattern stands for. @returns the sentence's name, and what was found */
export function firstOf(list: Patterns, text: string, values: Values = {}) {
  for (const [name, pattern] of list) {
    const filled = fillIn(pattern, values);
    const compiled = regExps.get(filled) ?? new RegExp(filled, 'iu');
    regExps.set(filled, compiled);
    const match = compiled.exec(text);
    if (match) return {name, match};
  }
  return undefined;
}

export type Problem = {
  file: string;
  line: number;
  /** A field of the front matter, or a part of the text such as `link`. */
  about: string;
  /** What is wrong and what to write instead, in whole sentences. */
  message: string;
};

/** Notes a problem of the file that is being looked at, on a line or where a node starts; no message is none. */
export type Report = (at: number | Nodes, about: string, message: string | undefined) => void;

export const reporter =
  (file: string, problems: Problem[]): Report =>
  (at, about, message) => {
    const line = typeof at === 'number' ? at : lineOf(at);
    if (message) problems.push({file, line, about, message: message.replace(/\s+/g, ' ')});
  };

/** A problem as its one line: `blog/2025-10-10-x.md:4 category: "Tecnology" isn't one of the categories.` */
export const formatProblem = ({file, line, about, message}: Problem): string =>
  `${file}:${line} ${about}: ${message}`;

/** A problem as GitHub shows it beside its line in a pull request. */
export function formatAnnotation({file, line, about, message}: Problem): string {
  const escape = (text: string) => text.replace(/[%:,]/g, encodeURIComponent);
  const text = message.replaceAll('%', '%25');
  return `::error file=${escape(file)},line=${line},title=${escape(about)}::${text}`;
}

/** Orders problems as a reader of the files meets them, each once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const key = ({file, line, about, message}: Problem) =>
    [file, String(line).padStart(6), about, message].join('\n');
  const byKey = new Map(problems.map((problem) => [key(problem), problem]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, problem]) => problem);
}

/** Content that can't be published: one line per problem, and no stack trace, which helps no writer. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
