/** What the scripts that a person runs by name have in common. */
import {pathToFileURL} from 'node:url';

/**
 * Runs a script, unless its file was only imported by another. An error is told in one line, without a
 * stack: the person who typed the command needs to know what to type instead.
 * @param {string} url the script's `import.meta.url`
 * @param {() => unknown} main the script
 * @param {{prefix?: string, code?: number}} failure what stands before that line, and the exit code
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
