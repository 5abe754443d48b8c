/** What happens within the search dialog. Its words and markup stand in ../Dialog. */
import {fillIn} from '../../site/fillIn';
import {firstResults, loadSearch, type PageData} from './query';
import {isTelling} from '../words';

const mostResults = 25;
const mostHeadings = 3;
/** How long a visitor who is still typing pauses at most, in milliseconds. */
const pause = 200;

/** Writes a text into an element, with the words that were asked for marked. */
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
  const headings = named.slice(0, mostHeadings).map((sub) => {
    const link = copyOf(heading, sub.url);
    write(link.querySelector('a'), sub.title, words);
    return link;
  });
  heading.replaceWith(...headings);
  return item;
}

/**
 * Brings the search dialog to life; its parts are named by `data-search`.
 * @returns what searches for the words in the field, and opens the first result if Enter was pressed
 */
export function createPanel(dialog: HTMLElement): (isEntered: boolean) => void {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-search="${name}"]`)!;
  const [list, model, more] = [part('results'), part('result'), part('more')];
  const {loading, one, results, corrected, none} = part('status').dataset as Record<string, string>;
  const input = part('input') as HTMLInputElement;
  let search: ReturnType<typeof loadSearch> | undefined;
  let attempt = 0;
  /** Counts queries: a late answer to an earlier one is dropped. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(state: string, words = '') {
    dialog.dataset.state = state;
    part('status').textContent = words;
  }

  async function answer(limit = firstResults): Promise<void> {
    // Replaces a query that waits for more letters.
    clearTimeout(timer);
    const mine = ++turn;
    const query = input.value.trim();
    if (!query) show('idle');
    else if (dialog.dataset.state !== 'results') show('loading', loading);
    try {
      search ??= loadSearch(`${dialog.dataset.base}pagefind/`, attempt);
      const runQuery = await search;
      if (!query) return;
      const {words, isCorrected, count, pages} = await runQuery(query, limit);
      if (mine !== turn) return;
      // Pagefind takes a part of its index that it can't load for an empty one.
      if (count === 0 && !navigator.onLine) throw new Error('There is no connection.');
      const telling = words.filter(isTelling);
      // Keep the focused result when late results replace the list.
      const place = links().indexOf(document.activeElement as HTMLElement);
      list.replaceChildren(model, ...pages.map((page) => draw(model, page, telling)));
      more.hidden = count <= pages.length || limit === mostResults;
      if (count === 0) show('none', fillIn(none ?? '', {query}));
      else if (isCorrected)
        show('results', fillIn(corrected ?? '', {words: words.join(' '), count}));
      else show('results', count === 1 ? one : fillIn(results ?? '', {count}));
      if (place >= 0) (links()[place] ?? input).focus();
    } catch {
      search = undefined;
      attempt += 1;
      if (mine === turn && query) show('failed');
    }
  }

  const links = () =>
    [...dialog.querySelectorAll<HTMLElement>('a')].filter((link) => link.checkVisibility());

  const openFirst = () =>
    answer().then(() => dialog.dataset.state === 'results' && links()[0]?.click());

  input.addEventListener('input', () => {
    clearTimeout(timer);
    // The answer to the previous input would be out of date.
    turn += 1;
    timer = setTimeout(() => void answer(), pause);
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
    void answer(mostResults).then(() => links()[next]?.focus());
  });
  return (isEntered) => void (isEntered ? openFirst() : answer());
}
