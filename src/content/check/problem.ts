import {inspect} from 'node:util';
import type {Nodes} from 'mdast';

/** Something a writer has to fix. */
export type Problem = {
  /** Path of the file in the project. */
  file: string;
  /** Line of the file, from 1. */
  line: number;
  /** What it is about: a field of the front matter, or a part of the text such as `link`. */
  about: string;
  /** What is wrong and what to write instead, in whole sentences. */
  message: string;
};

/** Notes a problem of the file that is being looked at, on a line or where a node starts; no message is none. */
export type Report = (at: number | Nodes, about: string, message: string | undefined) => void;

/** Gathers the problems of a file. */
export const reporter =
  (file: string, problems: Problem[]): Report =>
  (at, about, message) => {
    const line = typeof at === 'number' ? at : (at.position?.start.line ?? 1);
    if (message) problems.push({file, line, about, message: message.replace(/\s+/g, ' ')});
  };

/** A problem as its one line: `blog/2025-10-10-x.md:4 category: "Tecnology" is not a category.` */
export const formatProblem = ({file, line, about, message}: Problem): string =>
  `${file}:${line} ${about}: ${message}`;

/** A problem as GitHub shows it beside its line in a pull request. */
export function formatAnnotation({file, line, about, message}: Problem): string {
  const escape = (text: string) =>
    text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const property = (text: string) => escape(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::error file=${property(file)},line=${line},title=${property(about)}::${escape(message)}`;
}

/** Orders problems as a reader of the files meets them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...problems].sort(
    (a, b) => order(a.file, b.file) || a.line - b.line || order(a.about, b.about),
  );
}

/** Content that can't be published: one line per problem, and no stack trace, which helps no writer. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.stack = this.message;
  }

  /** What Node prints of it. */
  [inspect.custom](): string {
    return this.message;
  }
}
