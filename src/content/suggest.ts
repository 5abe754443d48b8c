/** How many letters have to be changed, added, left out or swapped with their neighbor. */
export function distance(from: string, to: string): number {
  const rows = [Array.from({length: to.length + 1}, (_, column) => column)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const at = (r: number, c: number) => rows[r]?.[c] ?? 0;
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
    rows[i] = row;
  }
  return rows[from.length]?.[to.length] ?? 0;
}

/** Letters and digits alone: what a writer means, however it is spelled. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds what somebody most likely meant.
 * @param word what was written
 * @param known what can be written
 * @returns the nearest of `known`, or nothing when none is near
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word.slice(0, 80));
  const isPart = (name: string) =>
    Math.min(wanted.length, plain(name).length) > 3 &&
    (plain(name).includes(wanted) || wanted.includes(plain(name)));
  const [best] = known
    .map((name) => ({name, steps: isPart(name) ? 1 : distance(wanted, plain(name))}))
    .filter(
      ({name, steps}) =>
        plain(name) !== '' && steps <= Math.max(1, Math.floor(plain(name).length / 3)),
    )
    .sort((a, b) => a.steps - b.steps);
  return best?.name;
}

/**
 * Says that something is none of the known ones, which one was meant, and which ones there are.
 * @param word what was written
 * @param known what can be written
 * @param names what one of them is called, with its article, and what all of them are called
 * @returns `"Tecnology" is not a category. Did you mean Technology? The categories are: ...`
 */
export function notOneOf(
  word: string,
  known: readonly string[],
  [one, all]: readonly [one: string, all: string],
): string {
  const meant = nearest(word, known);
  const question = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `"${word}" is not ${one}.${question} The ${all} are: ${known.join(', ')}.`;
}
