/** How many neighbors to show on each side of the current page. */
const around = 1;

/**
 * The page numbers to show: first, last, current and its neighbors.
 * @param page the current page, from 1
 * @param total how many pages there are
 */
export function pageNumbers(page: number, total: number): number[] {
  const all = Array.from({length: total}, (_, index) => index + 1);
  return all.filter(
    (number) => number === 1 || number === total || Math.abs(number - page) <= around,
  );
}
