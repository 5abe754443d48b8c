/**
 * Runs Pagefind off the page's thread. The search plugin copies this file beside `pagefind.js` as
 * `search-worker.js`. Being a worker of its own it needs neither Pagefind's (12 kB, the same code
 * again) nor leave to compile WebAssembly in the page's security policy.
 *
 * Each message is {id, method, args}; each answer is {id, result} or {id, error}.
 */
/* global self */
import * as pagefind from './pagefind.js';

/** What could not be loaded: Pagefind only logs that a part of the index is missing, and finds less. */
let failure;
const load = self.fetch;
self.fetch = async (...request) => {
  try {
    const response = await load(...request);
    failure ??= response.ok ? undefined : `${response.url}: ${response.status}`;
    return response;
  } catch (error) {
    failure ??= String(error);
    throw error;
  }
};

/** The data functions of results, by query. */
const found = new Map();

/** Queries whose results can still be opened. */
const mostQueries = 40;

const methods = {
  /** Loads Pagefind's engine; tells how many pages there are. (A search for nothing would load the whole index.) */
  async start(options) {
    await pagefind.options(options);
    const {kind} = await pagefind.filters();
    return {pages: Object.values(kind).reduce((sum, count) => sum + count, 0)};
  },

  /** Loads the parts of the index that these words are in. */
  preload: (words) => pagefind.preload(words),

  /** The pages that have all the words, best first. */
  async search(query) {
    const {results} = await pagefind.search(query);
    const services = await pagefind.search(query, {filters: {kind: ['Services']}});
    const serviceIds = new Set(services.results.map(({id}) => id));
    found.delete(query);
    found.set(query, new Map(results.map(({id, data}) => [id, data])));
    if (found.size > mostQueries) {
      found.delete(found.keys().next().value);
    }
    return results.map(({id, score, matchedMetaFields = []}) => ({
      id,
      score,
      fields: matchedMetaFields,
      isService: serviceIds.has(id),
    }));
  },

  /** What a result of a query shows. */
  async page(query, id) {
    const {url, meta, filters, plain_excerpt, locations, sub_results} = await found.get(query).get(id)();
    return {
      url,
      meta,
      filters,
      excerpt: plain_excerpt,
      inText: locations.length > 0,
      sections: sub_results
        .filter(({anchor}) => anchor)
        .map((section) => ({
          url: section.url,
          title: section.title,
          excerpt: section.plain_excerpt,
          score: section.weighted_locations.reduce((sum, {balanced_score}) => sum + balanced_score, 0),
        })),
    };
  },
};

self.addEventListener('message', async ({data: {id, method, args}}) => {
  try {
    const result = await methods[method](...args);
    self.postMessage({id, result, error: failure});
  } catch (error) {
    self.postMessage({id, error: String(error)});
  }
});
