/** A page that has the words of a query. */
export type Match = {
  id: string;
  /** How much the page's text is about them. */
  score: number;
  /** The fields beside the text that have them: `title`, `description`, `terms`. */
  fields: string[];
  isService: boolean;
};

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
  /** How many pages there are. */
  pages: number;
  /** Loads the parts of the index that these words are in. */
  preload: (words: string) => Promise<void>;
  /** Pages with all the words, best first. In double quotes: the one word and its inflections only. */
  search: (query: string) => Promise<Match[]>;
  /** What to show of a page that this query found. */
  page: (query: string, id: string) => Promise<FoundPage>;
  /** Ends the worker. */
  stop: () => void;
};

type Answer = {id: number; result?: unknown; error?: string};

/**
 * How Pagefind ranks a text. Names and search terms are weighed by the engine: Pagefind counts them
 * again for each form of a word, so that one of several forms would outweigh everything else. A word
 * that only begins like the one asked for counts less than by default.
 */
const ranking = {
  metaWeights: {title: 0, description: 0, terms: 0},
  pageLength: 0.75,
  termSaturation: 1.2,
  termSimilarity: 2,
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

  const {pages} = await call<Pick<Backend, 'pages'>>('start', {ranking, excerptLength}).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  return {
    pages,
    preload: (words) => call('preload', words),
    search: (query) => call('search', query),
    page: (query, id) => call('page', query, id),
    stop: () => worker.terminate(),
  };
}
