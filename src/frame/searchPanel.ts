/** What happens within the search dialog. Its words and markup stand in src/components/Search. */
import {createSearch, ranking, type PageData, type Pagefind} from './searchQuery';
import {isTelling} from './searchWords';

/** How many results are shown at first, as each is a file of its own, and at most. */
const firstResults = 5;
const mostResults = 25;
/** How many headings within a page a result names. */
const mostHeadings = 3;
/** How long a visitor who is still typing pauses at most, in milliseconds. */
const pause = 200;

export type Panel = {
  /** Searches for what is in the field, where a visitor may have been quicker than this script. */
  opened: () => void;
};

async function loadSearch(base: string, attempt: number) {
  // A browser remembers an address that no script came from.
  const script = `${base}pagefind.js${attempt > 0 ? `?${attempt}` : ''}`;
  const {createInstance} = (await import(/* webpackIgnore: true */ script)) as {
    createInstance: (options: object) => Pagefind;
  };
  let known: Promise<string[]> | undefined;
  const loadKnown = async () => {
    const list = await fetch(`${base}words.json`);
    if (!list.ok) throw new Error(`${list.url}: ${list.status}`);
    return (await list.json()) as string[];
  };
  // A search takes milliseconds: a worker would only be one file more to load.
  const pagefind = createInstance({basePath: base, noWorker: true, ranking});
  return createSearch(pagefind, () => (known ??= loadKnown()));
}

/** Writes a text into an element, with the words that were asked for marked. */
function write(element: Element | null, text: string, words: string[] = []): void {
  const isAsked = (piece: string) =>
    words.some((word) =>
      piece.toLowerCase().startsWith(word.length > 5 ? word.slice(0, -2) : word),
    );
  const pieces = text
    .split(/([\p{L}\p{N}]+)/u)
    .map((piece) =>
      isAsked(piece) ? Object.assign(document.createElement('mark'), {textContent: piece}) : piece,
    );
  element?.replaceChildren(...pieces);
}

/** Fills a copy of the dialog's model of a result. */
function draw(
  model: Element,
  {url, meta, filters, sub_results}: PageData,
  words: string[],
): Element {
  const item = model.cloneNode(true) as Element;
  const part = (name: string) => item.querySelector(`[data-search="${name}"]`);
  item.removeAttribute('hidden');
  item.querySelector('a')?.setAttribute('href', url);
  item.querySelector('a')?.setAttribute('data-tone', filters.tone[0] ?? '');
  write(part('title'), meta.title, words);
  write(part('kind'), filters.kind[0] ?? '');
  write(part('text'), meta.description, words);
  const heading = part('heading');
  const named = sub_results.filter(
    (sub) => sub.url.includes('#') && words.some((word) => sub.title.toLowerCase().includes(word)),
  );
  for (const sub of named.slice(0, mostHeadings)) {
    const copy = heading?.cloneNode(true) as Element;
    copy.querySelector('a')?.setAttribute('href', sub.url);
    write(copy.querySelector('a'), sub.title, words);
    heading?.before(copy);
  }
  heading?.remove();
  return item;
}

/**
 * Brings the search dialog to life.
 * @param dialog its element, whose parts are named by `data-search`
 * @throws {Error} when it lacks one
 */
export function createPanel(dialog: HTMLElement): Panel {
  const part = (name: string) => {
    const element = dialog.querySelector<HTMLElement>(`[data-search="${name}"]`);
    if (!element) throw new Error(`The search dialog has no part "${name}".`);
    return element;
  };
  const [status, list, model, more] = ['status', 'results', 'result', 'more'].map(part) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const input = part('input') as HTMLInputElement;

  let search: ReturnType<typeof loadSearch> | undefined;
  let attempt = 0;
  /** Counts the questions, so that a late answer to an earlier one is dropped. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows one of the dialog's states, and says the words that it has for it. */
  function show(state: string, text: keyof DOMStringMap = '', values: Record<string, string> = {}) {
    dialog.dataset.state = state;
    status.textContent = (status.dataset[text] ?? '').replace(
      /\{(\w+)\}/g,
      (_, name: string) => values[name] ?? '',
    );
  }

  async function answer(limit = firstResults): Promise<void> {
    const mine = ++turn;
    const query = input.value.trim();
    if (!query) show('idle');
    else if (dialog.dataset.state !== 'results') show('loading', 'loading');
    try {
      search ??= loadSearch(`${dialog.dataset.base}pagefind/`, attempt);
      const ask = await search;
      if (mine !== turn || !query) return;
      const {words, isCorrected, results} = await ask(query);
      if (mine !== turn) return;
      const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
      if (mine !== turn) return;
      // Pagefind takes a part of its index that it cannot load for an empty one.
      if (results.length === 0 && !navigator.onLine) throw new Error('There is no connection.');
      const marked = words.filter(isTelling);
      list.replaceChildren(model, ...pages.map((page) => draw(model, page, marked)));
      more.hidden = results.length <= pages.length || pages.length >= mostResults;
      const count = results.length === 1 ? 'one' : 'many';
      const values = {count: String(results.length), words: isCorrected ? words.join(' ') : query};
      if (results.length === 0) show('none', 'none', {words: query});
      else show('results', isCorrected ? 'corrected' : count, values);
    } catch {
      search = undefined;
      attempt += 1;
      if (mine === turn && query) show('failed');
    }
  }

  const links = () =>
    [...dialog.querySelectorAll<HTMLElement>('a')].filter((link) => link.checkVisibility());

  async function openFirst(): Promise<void> {
    clearTimeout(timer);
    await answer();
    if (dialog.dataset.state === 'results') links()[0]?.click();
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    // An answer to what was there before would only cost.
    turn += 1;
    timer = setTimeout(() => void answer(), pause);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === input && !event.isComposing) void openFirst();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [input, ...links()];
    const at = stops.indexOf(event.target as HTMLElement);
    event.preventDefault();
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
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
  return {opened: () => void answer()};
}
