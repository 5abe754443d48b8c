/** A Markdown link, whose URL may contain one pair of parentheses. */
const link = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;

/** Splits a note, such as `The [rule](https://www.ecfr.gov/) is out.`, into plain text and links. */
export function notePieces(text: string): {words: string; to?: string}[] {
  // Splitting by a pattern with two groups gives: text, a link's text, its URL, text ...
  const parts = text.split(link);
  return parts.flatMap((words, index) => {
    if (index % 3 === 1) return [{words, to: parts[index + 1] ?? ''}];
    return index % 3 === 0 && words ? [{words}] : [];
  });
}

/** The day of an article's newest note; undefined if it has none. */
export const lastUpdate = (updates: readonly {date: string}[] = []): string | undefined =>
  updates
    .map(({date}) => date)
    .sort()
    .at(-1);
