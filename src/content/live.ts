import path from 'node:path';
import {ContentError, type Result} from './check';
import {readText} from './check/readText';

/** The part of the bundler that this file talks to; webpack and Rspack have it in common. */
type Compilation = {errors: Error[]; contextDependencies: {add(folder: string): void}};
type Compiler = {
  hooks: {make: {tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void}};
};

/**
 * Shows the problems of all content while the live server runs: a bundler plugin that checks at every
 * change, and whose errors the server lays over the page until they are mended.
 * @param check looks at all content
 * @param folders absolute paths to watch, for what the framework itself does not watch
 */
export function showProblems(check: () => Promise<Result>, folders: string[]) {
  return {
    apply: ({hooks}: Compiler) =>
      hooks.make.tapPromise('site-content', async ({errors, contextDependencies}) => {
        folders.forEach((folder) => contextDependencies.add(folder));
        const {problems} = await check();
        if (problems.length > 0) errors.push(new ContentError(problems));
      }),
  };
}

/**
 * A bundler rule for the live server: what no page can be made of, such as ten megabytes of text, is
 * taken as empty, so that one bad file does not keep all others waiting.
 */
export function contentRule(folders: string[]) {
  return {
    test: /\.md$/,
    include: folders,
    enforce: 'pre' as const,
    loader: path.join(__dirname, 'live-loader.cjs'),
    options: {
      read: (text: string) =>
        readText(
          () => Buffer.from(text),
          Buffer.byteLength(text),
          () => {},
        ) ?? '',
    },
  };
}
