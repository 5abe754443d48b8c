/** Someone who visits a site over the network, patiently but not for ever; for `../check-deployed.mjs`. */
/* global AbortSignal, Headers */
import {load} from 'cheerio';

/** Visits at once; many more would look like an attack to a host. */
const parallel = 8;

/**
 * @typedef {object} Answer
 * @property {number} status 0 where nobody answered
 * @property {string} [reason] why nobody did
 * @property {string} [location] the address it redirects to, whole
 * @property {Headers} headers
 * @property {string} type media type, without parameters
 * @property {string} body
 */

/**
 * @param {object} options
 * @param {string} options.origin whose site it is
 * @param {string} [options.from] who answers in its place, as an origin
 * @param {{answer: number, all: number}} options.patience milliseconds for one answer, and for all
 */
export function createVisitor({origin, from = origin, patience}) {
  const deadline = AbortSignal.timeout(patience.all);
  const seen = new Map();

  async function ask(url, tries) {
    const asked = url.replace(origin, from);
    try {
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(patience.answer)]);
      // Redirects are followed by who asks, to see each of them.
      const response = await fetch(asked, {signal, redirect: 'manual'});
      const {status, headers} = response;
      const location = headers.get('location');
      return {
        status,
        headers,
        location: location ? new URL(location, asked).href.replace(from, origin) : undefined,
        type: (headers.get('content-type') ?? '').split(';')[0].trim(),
        body: await response.text(),
      };
    } catch (error) {
      if (tries > 1 && !deadline.aborted) return ask(url, tries - 1);
      const reason =
        error.name === 'TimeoutError'
          ? 'no answer in time'
          : (error.cause?.code ?? error.cause?.message ?? error.message);
      return {status: 0, reason, headers: new Headers(), type: '', body: ''};
    }
  }

  return {
    /**
     * Asks for an address, once more if nobody answers; what was asked for before is remembered.
     * @returns {Promise<Answer>}
     */
    visit(url) {
      const [address] = url.split('#');
      if (!seen.has(address)) seen.set(address, ask(address, 2));
      return seen.get(address);
    },

    /** Does something to all items, a few at a time, until time is up. */
    async each(items, act) {
      const rest = [...new Set(items)];
      const work = async () => {
        while (rest.length > 0 && !deadline.aborted) await act(rest.shift());
      };
      await Promise.all(Array.from({length: parallel}, work));
    },

    /** How many addresses were asked for. */
    count: () => seen.size,

    /** Whether time is up. */
    isLate: () => deadline.aborted,
  };
}

/** Whether an answer is a page. */
export const isPage = ({status, type}) => status === 200 && type === 'text/html';

/** What was answered, in a word. */
export const told = ({status, reason}) => reason ?? status;

/** Goes where an address leads, by redirects of the host and by pages that refresh themselves. */
export async function follow({visit}, url, hops = 5) {
  const answer = await visit(url);
  const refresh = load(answer.body)('meta[http-equiv="refresh" i]')
    .attr('content')
    ?.split(/url=/i)[1];
  const next = answer.location ?? (refresh && new URL(refresh, url).href);
  return next && hops > 0 ? follow({visit}, next, hops - 1) : {...answer, url};
}
