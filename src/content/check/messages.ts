import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const read = (name: string): unknown => parse(readFileSync(path.join(__dirname, name), 'utf8'));

/** All sentences of the check, by their names, but those that stand beside their pattern. */
export const messages = read('messages.yml') as Readonly<Record<string, string>>;

/** What the check looks for by pattern; `rules.yml` says what each part is. */
export const patterns = read('rules.yml') as {
  words: {about: string; pattern: string; say: string; right?: [from: string, to: string][]}[];
  frontMatter: [name: string, pattern: string][];
  html: Readonly<Record<string, string>>;
};

type Values = Readonly<Record<string, string | number | undefined>>;

/** Fills in `{word}` in a sentence. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (written, word: string) => String(values[word] ?? written));

/**
 * One sentence of the check, filled in.
 * @param name its name in `messages.yml`
 */
export function say(name: string, values: Values = {}): string {
  const text = messages[name];
  if (text === undefined) throw new Error(`messages.yml has no sentence "${name}".`);
  return fillIn(text, values);
}
