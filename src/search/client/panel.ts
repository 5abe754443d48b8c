/** The search dialog's behavior. Its text and markup are in `../Dialog`. */
import {fillIn} from '../../site/fillIn';
import {firstResults, loadSearch, type PageData} from './query';
import {isMeaningful} from '../words';

const maxResults = 25;
const maxHeadings = 3;
/** How long to wait for the next letter before searching, in milliseconds. */
const debounce = 200;

/** Writes text into an element and marks the words that were searched for. */
function write(element: Element | null, text: string, words: string[]): void {
  const stems = words.map((word) => (word.length > 5 ? word.slice(0, -2) : word));
  const pieces = text.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    const isAsked = stems.some((stem) => piece.toLowerCase().startsWith(stem));
    return isAsked ? Object.assign(document.createElement('mark'), {textContent: piece}) : piece;
  });
  element?.replaceChildren(...pieces);
}

function copyOf(model: HTMLElement, url: string): HTMLElement {
  const item = model.cloneNode(true) as HTMLElement;
  item.hidden = false;
  item.querySelector('a')?.setAttribute('href', url);
  return item;
}

function draw(model: HTMLElement, {url, meta, sub_results}: PageData, words: string[]) {
  const item = copyOf(model, url);
  for (const name of ['title', 'kind', 'description'] as const)
    write(item.querySelector(`[data-search="${name}"]`), meta[name], name === 'kind' ? [] : words);
  const heading = item.querySelector<HTMLElement>('[data-search="heading"]')!;
  const named = sub_results.filter(
    (sub) => sub.url.includes('#') && words.some((word) => sub.title.toLowerCase().includes(word)),
  );
  const headings = named.slice(0, maxHeadings).map((sub) => {
    const link = copyOf(heading, sub.url);
    write(link.querySelector('a'), sub.title, words);
    return link;
  });
  heading.replaceWith(...headings);
  return item;
}

/**
 * Makes the search dialog work; its parts are marked with `data-search`.
 * @returns a function that searches for the field's text, and opens the first result if Enter was pressed
 */
export function createPanel(dialog: HTMLElement): (isEntered: boolean) => void {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-search="${name}"]`)!;
  const [list, model, more] = [part('results'), part('result'), part('more')];
  const {loading, one, results, corrected, none} = part('status').dataset as Record<string, string>;
  const input = part('input') as HTMLInputElement;
  let search: ReturnType<typeof loadSearch> | undefined;
  let attempt = 0;
  /** The number of the newest query: late results of earlier ones are dropped. */
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(state: string, words = '') {
    dialog.dataset.state = state;
    part('status').textContent = words;
  }

  async function answer(limit = firstResults): Promise<void> {
    // Cancels a query that waits for more letters.
    clearTimeout(timer);
    const mine = ++newest;
    const query = input.value.trim();
    if (!query) show('idle');
    else if (dialog.dataset.state !== 'results') show('loading', loading);
    try {
      search ??= loadSearch(`${dialog.dataset.base}pagefind/`, attempt);
      const runQuery = await search;
      if (!query) return;
      const {words, isCorrected, count, pages} = await runQuery(query, limit);
      if (mine !== newest) return;
      // Pagefind treats a part of the index that it couldn't load as empty.
      if (count === 0 && !navigator.onLine) throw new Error('There is no connection.');
      const meaningful = words.filter(isMeaningful);
      // Keep the focused result when late results replace the list.
      const focused = links().indexOf(document.activeElement as HTMLElement);
      list.replaceChildren(model, ...pages.map((page) => draw(model, page, meaningful)));
      more.hidden = count <= pages.length || limit === maxResults;
      if (count === 0) show('none', fillIn(none ?? '', {query}));
      else if (isCorrected)
        show('results', fillIn(corrected ?? '', {words: words.join(' '), count}));
      else show('results', count === 1 ? one : fillIn(results ?? '', {count}));
      if (focused >= 0) (links()[focused] ?? input).focus();
    } catch {
      search = undefined;
      attempt += 1;
      if (mine === newest && query) show('failed');
    }
  }

  const links = () =>
    [...dialog.querySelectorAll<HTMLElement>('a')].filter((link) => link.checkVisibility());

  const openFirst = () =>
    answer().then(() => dialog.dataset.state === 'results' && links()[0]?.click());

  input.addEventListener('input', () => {
    clearTimeout(timer);
    // Drops the results of the previous text, which are now out of date.
    newest += 1;
    timer = setTimeout(() => void answer(), debounce);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === input && !event.isComposing) void openFirst();
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!step) return;
    const stops = [input, ...links()];
    event.preventDefault();
    stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
  });
  dialog.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget && !dialog.contains(relatedTarget as Node)) dialog.hidePopover();
  });
  part('retry').addEventListener('click', () => {
    input.focus();
    void answer();
  });
  more.addEventListener('click', () => {
    const next = links().length;
    void answer(maxResults).then(() => links()[next]?.focus());
  });
  return (isEntered) => void (isEntered ? openFirst() : answer());
}
