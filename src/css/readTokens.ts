import {readFileSync} from 'node:fs';
import path from 'node:path';

export type Theme = 'light' | 'dark';

/**
 * Reads the design's tokens as one theme resolves them on a screen. For build steps and tests, not for pages.
 * @param theme which side of `light-dark(light, dark)` is taken
 * @param css the style sheet; by default src/css/tokens.css
 * @returns each custom property's value by its name, `--` included; of two declarations the first
 * @throws when a `light-dark()` does not have two sides
 */
export function readTokens(
  theme: Theme,
  css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8'),
): Record<string, string> {
  const tokens: Record<string, string> = {};
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
  for (const [, name = '', value = ''] of plain.matchAll(/(--[\w-]+): ?([^;{}]+);/g)) {
    const sides = /^light-dark\(([^,()]+), ([^,()]+)\)$/.exec(value);
    if (value.startsWith('light-dark') && !sides)
      throw new Error(`${name}: light-dark() takes two plain colors, found "${value}".`);
    tokens[name] ??= sides?.[theme === 'light' ? 1 : 2] ?? value;
  }
  return tokens;
}

/** Gives the token `name` of `readTokens`. @throws when the design doesn't have it, naming the `user` */
export function tokenOf(tokens: Record<string, string>, name: string, user: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`${user} uses ${name}, which src/css/tokens.css does not define.`);
  return value;
}
