import {ContentError, type Result} from './check';

/** The part of the bundler that this file talks to; webpack and Rspack have it in common. */
type Compilation = {errors: Error[]; contextDependencies: {add(folder: string): void}};
type Compiler = {
  hooks: {make: {tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void}};
};

/**
 * Shows the problems of all content in the dev server: a bundler plugin that checks at every change,
 * and whose errors are laid over the page until they are fixed.
 * @param check looks at all content
 * @param folders absolute paths to watch, for what the framework itself doesn't watch
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
