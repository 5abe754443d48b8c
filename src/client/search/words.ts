/** Words that stand on every page: at 1,000 articles one of them weighs 40 kB. */
const functionWords = new Set(
  'a all an and any are at be can do does for from how i in is it me my of on or our some that the there this to we what when where which who with you your'.split(
    ' ',
  ),
);
/** Words that visitors add and that say nothing about a page. */
const fillers = new Set(
  'company firm get have help looking need offer provide service services want'.split(' '),
);

/** A text without accents and in lower case, as the index holds it. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A query's words, as the index knows them: in lower case and without punctuation.
 * @param query what the visitor typed
 */
export function wordsOf(query: string): string[] {
  return (
    fold(query)
      .replace(/['’&.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * The words that say what is looked for; where none does, all of several (who we are), or a long one.
 * @param words from `wordsOf`
 */
export function tellingWords(words: string[]): string[] {
  // The index has no parts of one letter or digit: 24/7 is in it as 24.
  const telling = words.filter(
    (word) => word.length > 1 && !functionWords.has(word) && !fillers.has(word),
  );
  const others = words.filter((word) => words.length > 1 || word.length > 3);
  return [...new Set(telling.length > 0 ? telling : others)];
}

/**
 * The words that stand side by side, two and two, without those that stand on every page.
 * @param words from `wordsOf`
 */
export function pairsOf(words: string[]): [string, string][] {
  return words
    .flatMap((word, at): [string, string][] => (at > 0 ? [[words[at - 1] ?? '', word]] : []))
    .filter((pair) => !pair.some((word) => functionWords.has(word)));
}

/** The word without its common endings: enough to know `testing` and `tests` for the same. */
export function stem(word: string): string {
  const short = word.replace(/(ations?|ions?|ings?|ments?|ies|ers?|ed|es|s|e|y)$/, '');
  return short.length < 3 ? word : short;
}

/**
 * Tells whether a word of a page answers a word of the query: it begins with it or shares its stem.
 * @param word a single word of a text
 * @param asked a word from `wordsOf`
 */
export function matches(word: string, asked: string): boolean {
  const folded = fold(word);
  return folded.startsWith(asked) || stem(folded) === stem(asked);
}

/** How many slips of the finger a word may hold. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/**
 * How many slips (a letter too many, missing, wrong, or two swapped) lead from one word to another.
 * @param most give up beyond this many
 * @param asPrefix the typed word may be the beginning of the other
 */
export function slips(typed: string, word: string, most: number, asPrefix = false): number {
  let before: number[] = [];
  let row = Array.from({length: word.length + 1}, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      const swapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) {
      return Infinity;
    }
    [before, row] = [row, next];
  }
  return asPrefix ? Math.min(...row) : (row[word.length] ?? Infinity);
}

/** The site's words in alphabetical order, which a mistyped word is compared with. */
export class Vocabulary {
  constructor(private readonly words: string[]) {}

  /** Tells whether the site has this very word. */
  has(word: string): boolean {
    return this.extensions(word)[0] === word;
  }

  /** The known words that begin like this one, at most 40. */
  extensions(word: string): string[] {
    let [from, to] = [0, this.words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      [from, to] = (this.words[middle] ?? '') < word ? [middle + 1, to] : [from, middle];
    }
    const near = this.words.slice(from, from + 40);
    return near.filter((candidate) => candidate.startsWith(word));
  }

  /**
   * The word that was probably meant.
   * @param word a word the site does not have
   * @param isUnfinished the visitor may still be typing it
   */
  correction(word: string, isUnfinished: boolean): string | undefined {
    const most = slipsAllowed(word);
    let best: {word: string; cost: number} | undefined;
    for (const candidate of most === 0 ? [] : this.words) {
      const whole = slips(word, candidate, most);
      // A beginning counts less than a whole word, and only when enough of it is there.
      const beginning =
        isUnfinished && word.length > 4 ? slips(word, candidate, most, true) + 0.5 : Infinity;
      const sameStart = candidate[0] === word[0] ? 0 : 0.4;
      const cost = Math.min(whole, beginning) + sameStart;
      if (cost <= most + 0.5 && cost < (best?.cost ?? Infinity)) {
        best = {word: candidate, cost};
      }
    }
    return best?.word;
  }

  /**
   * The words that look most like one that is not here, for the nearest pages.
   * @param word a word without correction
   */
  lookalikes(word: string): string[] {
    const pairs = (text: string) =>
      new Set(Array.from({length: text.length - 1}, (_, at) => text.slice(at, at + 2)));
    const own = pairs(word);
    const likeness = (candidate: string) => {
      const others = pairs(candidate);
      const shared = [...own].filter((pair) => others.has(pair)).length;
      return (2 * shared) / (own.size + others.size);
    };
    return this.words
      .filter((candidate) => Math.min(candidate.length, word.length) > 4)
      .map((candidate) => ({candidate, like: likeness(candidate)}))
      .filter(({like}) => like >= 0.6)
      .sort((a, b) => b.like - a.like)
      .slice(0, 2)
      .map(({candidate}) => candidate);
  }
}
