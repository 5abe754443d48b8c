/** Counts what a build parses: every text that the YAML parser or the Markdown parser is given, by whomever. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {preload} from './projectCopy.mjs';

const file = 'parsed.txt';

/** Runs in the build before all else. The libraries are those of the build, which everybody shares. */
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
// remark-parse sets the processor's parser; a plugin behind it may set another, which isn't counted.
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
