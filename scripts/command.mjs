/** What the programs that a person runs by name have in common. */
import {existsSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

/**
 * Starts a program, unless its file was only imported by another. What it throws is told as a line of
 * its own, without the place in the program: who typed the command needs what to type instead.
 * @param {string} url the program's file, as its `import.meta.url`
 * @param {() => unknown} main the program
 * @param {{prefix?: string, code?: number}} failure what stands before that line, and what the process then ends with
 */
export async function runCommand(url, main, {prefix = '', code = 1} = {}) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    await main();
  } catch (error) {
    console.error(prefix + error.message);
    // At once: a browser or a server that was started would keep the process.
    process.exit(code);
  }
}

/**
 * Makes sure that the site was built.
 * @param {string} dir its folder
 * @throws {Error} when there is none
 */
export function requireBuild(dir) {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}: make it by "npm run build".`);
}

/**
 * Reads a number from the command line.
 * @param {string} name the option, without its dashes
 * @param {string} value what was written
 * @param {{least: number, example: number}} expected the least whole number it may be, and one to try instead
 * @throws {Error} when it is no such number
 */
export function readNumber(name, value, {least, example}) {
  const number = Number(value);
  if (value.trim() === '' || !Number.isInteger(number) || number < least) {
    throw new Error(
      `--${name} ${value}: a whole number of ${least} or more is needed, as in --${name} ${example}`,
    );
  }
  return number;
}
