/** A link as in the text of a page; its address may hold one pair of parentheses. */
const link = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;

/** Divides a note such as `The [rule](https://www.ecfr.gov/) is out.` into words, and words that lead somewhere. */
export function notePieces(text: string): {words: string; to?: string}[] {
  // Splitting by a pattern with two groups gives: words, a link's words, its address, words ...
  const parts = text.split(link);
  return parts.flatMap((words, index) => {
    if (index % 3 === 1) return [{words, to: parts[index + 1] ?? ''}];
    return index % 3 === 0 && words ? [{words}] : [];
  });
}

/** The day an article last changed: that of its newest note, or nothing. */
export const lastUpdate = (updates: readonly {date: string}[] = []): string | undefined =>
  updates
    .map(({date}) => date)
    .sort()
    .at(-1);
