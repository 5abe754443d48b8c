import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A theme of the site. */
export type Theme = 'light' | 'dark';

/** Splits at the commas that stand outside parentheses. */
function splitArguments(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** At-rules such as `@media print`, with the rules in them. */
const atRules = /@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The tokens' file, read where it stands in the project. */
const tokensFile = (): string => readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/**
 * Reads the design's tokens as one theme resolves them on a screen: what print or another at-rule
 * sets otherwise does not count. For build steps and tests, not for pages.
 * @param theme which side of `light-dark(light, dark)` is taken
 * @param css the style sheet; by default src/css/tokens.css
 * @returns each custom property's value by its name, `--` included; of two declarations the later
 * @throws when a `light-dark()` does not have two sides
 */
export function readTokens(theme: Theme, css: string = tokensFile()): Record<string, string> {
  const tokens: Record<string, string> = {};
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(atRules, '');
  for (const [, name = '', declared = ''] of plain.matchAll(/(--[\w-]+)\s*:\s*([^;{}]+);/g)) {
    const value = declared.replace(/\s+/g, ' ').trim();
    const sides = /^light-dark\((.*)\)$/.exec(value)?.[1];
    if (sides === undefined) {
      tokens[name] = value;
      continue;
    }
    const [light, dark, ...others] = splitArguments(sides);
    if (!light || !dark || others.length > 0) {
      throw new Error(`${name}: light-dark() takes two values, found "${value}".`);
    }
    tokens[name] = theme === 'light' ? light : dark;
  }
  return tokens;
}

/**
 * Gives one token.
 * @param tokens of `readTokens`
 * @param name its custom property, `--` included
 * @param user what uses it, as the message names it
 * @throws {Error} when the design does not have it
 */
export function tokenOf(tokens: Record<string, string>, name: string, user: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`${user} uses ${name}, which src/css/tokens.css does not define.`);
  return value;
}
