/** How many pages are named on each side of the present one. */
const around = 1;

/**
 * The pages that a page names: the first, the last, and its own with its neighbors.
 * @param page which page it is, from 1
 * @param total how many there are
 */
export function pageNumbers(page: number, total: number): number[] {
  const all = Array.from({length: total}, (_, index) => index + 1);
  return all.filter(
    (number) => number === 1 || number === total || Math.abs(number - page) <= around,
  );
}
