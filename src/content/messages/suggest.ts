import {distance} from 'fastest-levenshtein';

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the known word that was most likely meant; undefined if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word.slice(0, 80));
  const [best] = known
    .map((name) => ({name, letters: plain(name), steps: distance(wanted, plain(name))}))
    .filter(({letters, steps}) => {
      const isPart =
        Math.min(wanted.length, letters.length) > 3 &&
        (letters.includes(wanted) || wanted.includes(letters));
      return letters && (isPart || steps <= Math.max(1, Math.floor(letters.length / 3)));
    })
    .sort((a, b) => a.steps - b.steps);
  return best?.name;
}

/** `"Tecnology" isn't one of the categories. Did you mean Technology? They are: ...`, from `'categories'`. */
export function notOneOf(word: string, known: readonly string[], all: string): string {
  const meant = nearest(word, known);
  const question = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `"${word}" isn't one of the ${all}.${question} They are: ${known.join(', ')}.`;
}
