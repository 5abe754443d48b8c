/**
 * Messages about content: the sentences in `messages.yml`, the patterns in `rules.yml`, and problems with their file
 * and line. All code that reads or checks content reports problems through this.
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

/** Reads a YAML table in `src/content/`, with `values` filled in. */
export function readTable(name: string, values: Values = {}): unknown {
  const text = readFileSync(path.join(__dirname, '..', name), 'utf8');
  try {
    return parse(fillIn(text, values), {merge: true});
  } catch (error) {
    throw new Error(`src/content/${name} can't be read: ${(error as Error).message}`);
  }
}

/** The check's messages by name, except those in `rules.yml`. */
export const messages = readTable('messages/messages.yml') as Readonly<Record<string, string>>;

/** Names of messages, each with the pattern that triggers it. */
type Patterns = [name: string, pattern: string][];

/** The check's patterns; comments in `rules.yml` explain each part. */
export const patterns = readTable('messages/rules.yml') as {
  words: {about: string; pattern: string; say: string; right?: [from: string, to: string][]}[];
  html: Readonly<Record<string, string>>;
} & Readonly<
  Record<'files' | 'fileNames' | 'addresses' | 'pictures' | 'fences' | 'frontMatter', Patterns>
>;

/** A message from `messages.yml`, filled in. @throws {Error} if there is none by that name */
export function say(name: string, values: Values = {}): string {
  const text = messages[name];
  if (text === undefined) throw new Error(`messages.yml has no sentence "${name}".`);
  return fillIn(text, values);
}

/** Finds the first pattern that matches. @returns the name of its message, and the match; undefined if none matches */
export function firstOf(list: Patterns, text: string, values: Values = {}) {
  for (const [name, pattern] of list) {
    const match = new RegExp(fillIn(pattern, values), 'iu').exec(text);
    if (match) return {name, match};
  }
  return undefined;
}

export type Problem = {
  file: string;
  line: number;
  /** A field of the front matter, or a part of the text, such as `link`. */
  about: string;
  /** What is wrong and what to write instead, in complete sentences. */
  message: string;
};

/** Reports a problem in a file, at a line or where a node starts; does nothing without a message. */
export type Report = (at: number | Nodes, about: string, message: string | undefined) => void;

export const reporter =
  (file: string, problems: Problem[]): Report =>
  (at, about, message) => {
    const line = typeof at === 'number' ? at : lineOf(at);
    if (message) problems.push({file, line, about, message: message.replace(/\s+/g, ' ')});
  };

/** A problem as one line: `blog/2025-10-10-x.md:4 category: "Tecnology" isn't one of the categories.` */
export const formatProblem = ({file, line, about, message}: Problem): string =>
  `${file}:${line} ${about}: ${message}`;

/** A problem as a GitHub workflow command, which annotates its line in a pull request. */
export function formatAnnotation({file, line, about, message}: Problem): string {
  const escape = (text: string) => text.replace(/[%:,]/g, encodeURIComponent);
  const text = message.replaceAll('%', '%25');
  return `::error file=${escape(file)},line=${line},title=${escape(about)}::${text}`;
}

/** Sorts problems by file and line, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const key = ({file, line, about, message}: Problem) =>
    [file, String(line).padStart(6), about, message].join('\n');
  const byKey = new Map(problems.map((problem) => [key(problem), problem]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, problem]) => problem);
}

/** Content that can't be published: one line per problem, without a stack trace, which doesn't help writers. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
