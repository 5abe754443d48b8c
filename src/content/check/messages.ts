import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** All sentences of the check, by their names. */
export const messages = parse(
  readFileSync(path.join(__dirname, 'messages.yml'), 'utf8'),
) as Readonly<Record<string, string>>;

/**
 * One sentence of the check, filled in.
 * @param name its name in `messages.yml`
 * @param values what stands for `{word}` in it
 */
export function say(name: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = messages[name];
  if (text === undefined) throw new Error(`messages.yml has no sentence "${name}".`);
  return text.replace(/\{(\w+)\}/g, (written, word: string) => String(values[word] ?? written));
}
