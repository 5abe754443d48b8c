/** Deterministic numbers from a string, the same on every machine. */

/** The 32-bit FNV-1a hash (Fowler, Noll, Vo), which differs widely even for similar strings. */
export function hash(word: string): number {
  let value = 0x811c9dc5;
  for (const character of word) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** A pseudorandom sequence of numbers from -1 to 1 (mulberry32), seeded by a string such as an article's slug. */
export function numbersFrom(word: string): () => number {
  let state = hash(word);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * 2 - 1;
  };
}
