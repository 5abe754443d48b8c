/** What the scripts that a person runs by name have in common. */
import {pathToFileURL} from 'node:url';

/**
 * Runs `main`, unless its file (`url`) was only imported by another. An error is told in one line, without a stack and
 * behind a prefix: the person who typed the command needs to know what to type instead.
 */
export async function runCommand(url, main, {prefix = '', code = 1} = {}) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    await main();
  } catch (error) {
    console.error(prefix + error.message);
    // At once: a browser or a server that was started would keep the process alive.
    process.exit(code);
  }
}
