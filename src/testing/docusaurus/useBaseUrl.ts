import {state} from '..';

/** Fake: the path under the base URL, which is `/` unless the test sets another one. */
export default function useBaseUrl(address: string): string {
  const isOutside = /^([a-z]+:|\/\/|#)/i.test(address);
  if (isOutside || !address || address.startsWith(state.baseUrl)) return address;
  return state.baseUrl + address.replace(/^\//, '');
}

/** Fake: returns the function above. */
export const useBaseUrlUtils = () => ({withBaseUrl: useBaseUrl});
