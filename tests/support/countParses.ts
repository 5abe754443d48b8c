/** Counts how often a build passes each text to the YAML parser or the Markdown parser. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {preload} from './projectCopy.mjs';

const file = 'parsed.txt';

/** Runs first in the build's process, so that it patches the libraries that everything else shares. */
const program = `
import {appendFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
const require = createRequire(process.cwd() + '/');
const note = (text) => appendFileSync('${file}', JSON.stringify(text) + '\\n');
const yaml = require('yaml');
const {parseDocument} = yaml;
yaml.parseDocument = (text, ...rest) => (note(text), parseDocument(text, ...rest));
const {unified} = await import(pathToFileURL(require.resolve('unified')));
// Counts the parser that remark-parse sets, but not one that a later plugin may set.
Object.defineProperty(Object.getPrototypeOf(unified), 'parser', {
  get() { return this.own; },
  set(parser) {
    this.own = parser?.name === 'parser' ? (text) => (note(text), parser(text)) : parser;
  },
});`;

export const countingParses = {NODE_OPTIONS: preload(program)};

/** @returns how often a text was parsed in the build of the project in `root` */
export function parseCounter(root: string): (text: string) => number {
  const noted = path.join(root, file);
  const texts = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : [];
  return (text) => texts.filter((line) => line === JSON.stringify(text)).length;
}
