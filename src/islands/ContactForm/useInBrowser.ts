import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows. The server's HTML has nothing of it, and so neither has the first render
 * in the browser.
 * @param read gives the same value each time
 */
export function useInBrowser<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}

/** Whether React has taken over the server's HTML, so that handlers work. */
export const useIsReady = (): boolean => useInBrowser(() => true) ?? false;
