/** A page that has the words of a query. */
export type Match = {id: string; score: number};

/** What a result shows of its page. */
export type FoundPage = {
  url: string;
  meta: {title?: string; description?: string};
  filters: {kind?: string[]; tone?: string[]};
  /** The passage where the words stand closest. */
  excerpt: string;
  /** The words stand in the text, not only in the page's name or search terms. */
  inText: boolean;
  /** The parts of the page, under their headings, that have words of the query. */
  sections: {url: string; title: string; excerpt: string; score: number}[];
};

/** What the worker does, see `worker.mjs`. */
export type Backend = {
  /** Loads the parts of the index that these words are in. */
  preload: (words: string) => Promise<void>;
  /** Pages with all the words, best first. In double quotes: the one word and its inflections only. */
  search: (query: string) => Promise<Match[]>;
  /** What to show of a page that this query found. */
  page: (query: string, id: string) => Promise<FoundPage>;
};

type Answer = {id: number; result?: unknown; error?: string};

/**
 * How Pagefind ranks our pages: a page's own name counts most, then the words its author gave for it.
 * Long pages are articles, and no better answers for it.
 */
const ranking = {
  metaWeights: {title: 6, terms: 6, description: 2, image: 0},
  termFrequency: 1,
  pageLength: 0.75,
  termSaturation: 1.2,
};

/** Words around a match, about two lines. */
const excerptLength = 26;

/**
 * Starts the search worker.
 * @param base address of the index's folder, with a slash at its end
 * @throws Error when the worker, its engine or the index cannot be loaded
 */
export async function startBackend(base: string): Promise<Backend> {
  const worker = new Worker(`${base}search-worker.js`, {type: 'module'});
  const waiting = new Map<number, {resolve: (result: never) => void; reject: (reason: Error) => void}>();
  let last = 0;

  const call = <Result>(method: string, ...args: unknown[]) =>
    new Promise<Result>((resolve, reject) => {
      waiting.set(++last, {resolve, reject});
      worker.postMessage({id: last, method, args});
    });
  worker.addEventListener('message', ({data: {id, result, error}}: MessageEvent<Answer>) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) {
      call?.resolve(result as never);
    } else {
      call?.reject(new Error(error));
    }
  });
  worker.addEventListener('error', () => {
    waiting.forEach(({reject}) => reject(new Error('The search worker could not be loaded.')));
    waiting.clear();
  });

  try {
    await call('start', {ranking, excerptLength});
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    preload: (words) => call('preload', words),
    search: (query) => call('search', query),
    page: (query, id) => call('page', query, id),
  };
}
