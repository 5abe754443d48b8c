/** What the scripts that a person runs by name have in common. */
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';

/** Loads a TypeScript module of the site: `load('../src/site/index.ts')`. */
export const load = createJiti(import.meta.url);

/**
 * Runs `main` with what was typed behind the command (`options` as for parseArgs), unless its file (`url`) was only
 * imported by another. An error is told in one line, without a stack and behind a prefix: the person who typed the
 * command needs to know what to type instead.
 */
export async function runCommand(url, options, main, {prefix = '', code = 1, ...more} = {}) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    const {values, positionals} = parseArgs({options, ...more});
    await main(values, positionals);
  } catch (error) {
    console.error(prefix + error.message);
    // At once: a browser or a server that was started would keep the process alive.
    process.exit(code);
  }
}
