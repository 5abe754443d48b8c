/** A piece of an editor's note: words, or words that lead somewhere. */
export type NotePiece = {words: string; to?: string};

/** A link as in the text of a page; its address may hold one pair of parentheses. */
const link = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;

/**
 * Divides an editor's note into its words and its links.
 * @param text such as `The [final rule](https://www.ecfr.gov/) is out.`
 */
export function notePieces(text: string): NotePiece[] {
  // Splitting by a pattern with two groups gives: words, a link's words, its address, words ...
  const parts = text.split(link);
  return parts
    .flatMap((words, index): NotePiece[] => {
      if (index % 3 === 1) return [{words, to: parts[index + 1] ?? ''}];
      return index % 3 === 0 ? [{words}] : [];
    })
    .filter(({words}) => words !== '');
}

/**
 * The day an article last changed, for `dateModified`.
 * @returns the newest of its editor's notes; nothing while it has none
 */
export function lastUpdate(updates: readonly {date: string}[] = []): string | undefined {
  return updates
    .map(({date}) => date)
    .sort()
    .at(-1);
}
