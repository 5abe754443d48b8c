import {state} from '../state';

type Options = {absolute?: boolean; forcePrependBaseUrl?: boolean};

/** Fake: the address under the base URL, which is `/` unless the test sets another. */
function withBaseUrl(address: string): string {
  const isOutside = /^([a-z]+:|\/\/|#)/i.test(address);
  if (isOutside || !address || address.startsWith(state.baseUrl)) return address;
  return state.baseUrl + address.replace(/^\//, '');
}

/** Fake: gives the function that `useBaseUrl` applies. */
export function useBaseUrlUtils() {
  return {withBaseUrl: (address: string, _options?: Options) => withBaseUrl(address)};
}

/** Fake: see `withBaseUrl`. */
export default function useBaseUrl(address: string, _options?: Options): string {
  return withBaseUrl(address);
}
