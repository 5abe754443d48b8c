import {useLayoutEffect, useState, useSyncExternalStore} from 'react';
import {subscribeAddress} from '@site/src/client/address';
import type {Category} from '@site/src/content/schema';

/**
 * The category that the address asks for (`?category=Healthcare`). The server's page shows all, so the
 * answer is none until the page is alive, and then comes before anything is painted.
 * @param categories those that can be asked for; any other shows all
 */
export function useCategory(categories: readonly Category[]): Category | undefined {
  const search = useSyncExternalStore(
    subscribeAddress,
    () => window.location.search,
    () => '',
  );
  const [isAlive, setIsAlive] = useState(false);
  useLayoutEffect(() => {
    setIsAlive(true);
    // Set before the first paint (src/client/early.ts), it hid the list until now.
    document.documentElement.removeAttribute('data-filtering');
  }, []);
  if (!isAlive) return undefined;
  const asked = new URLSearchParams(search).get('category')?.trim().toLowerCase();
  return categories.find((category) => category.toLowerCase() === asked);
}
