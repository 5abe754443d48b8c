import {readFileSync} from 'node:fs';
import path from 'node:path';

export type Theme = 'light' | 'dark';

/**
 * Reads the design tokens as they resolve in a theme on a screen. For build steps and tests, not for pages.
 * @param theme which side of `light-dark(light, dark)` to use
 * @param css the stylesheet; by default src/css/tokens.css
 * @returns the custom properties' values by name, including `--`; the first declaration wins
 * @throws if a `light-dark()` doesn't have two sides
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

/** The value of the token `name`. @throws {Error} if it isn't defined, naming its `user` */
export function tokenOf(tokens: Record<string, string>, name: string, user: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`${user} uses ${name}, which src/css/tokens.css does not define.`);
  return value;
}
