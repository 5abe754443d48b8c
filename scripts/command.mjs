/** Code shared by the command-line scripts. */
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';

/** Loads a TypeScript module of the site: `load('../src/site/index.ts')`. */
export const load = createJiti(import.meta.url);

/**
 * Runs `main` with the command's arguments (`options` as for parseArgs), unless its file (`url`) was only imported. An
 * error is printed as one line, after `prefix` and without a stack trace, and exits with `code`: whoever typed the
 * command needs to know what to type instead.
 */
export async function runCommand(url, options, main, {prefix = '', code = 1, ...more} = {}) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    const {values, positionals} = parseArgs({options, ...more});
    await main(values, positionals);
  } catch (error) {
    console.error(prefix + error.message);
    // Exit right away, because a browser or server that is still running would keep the process alive.
    process.exit(code);
  }
}
