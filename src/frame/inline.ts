import type {SiteStorage} from '@docusaurus/types';

/** Every page's inline script, for what can't wait for a file to load. It can't use anything outside this function. */
function inline(storage: SiteStorage['type'], key: string): void {
  const root = document.documentElement.dataset;

  // The server's list shows every article, so hide it until its island has applied the category in the URL.
  if (location.search.includes('category=')) {
    root.filtering = '';
    setTimeout(() => delete root.filtering, 3000);
  }

  // On the first page of a visit, text is shown before the web fonts load (css/fonts.css).
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.referrer.startsWith(`${location.origin}/`) || (visit && visit.type !== 'navigate')) {
    root.fonts = '';
  } else {
    addEventListener('load', () => setTimeout(() => (root.fonts = '')));
  }

  const show = (mode: string | null) => {
    if (mode === 'dark' || mode === 'light') root.theme = root.themeChoice = mode;
  };
  // The color mode may have changed while this page was in the back/forward cache.
  addEventListener('pageshow', ({persisted}) => {
    try {
      if (persisted) show(window[storage].getItem(key));
    } catch {
      // Storage is blocked.
    }
  });
  addEventListener('click', ({target}) => {
    if (!(target as Element).closest('[data-color-mode-toggle]')) return;
    show(root.theme === 'dark' ? 'light' : 'dark');
    try {
      const newValue = root.theme ?? '';
      window[storage].setItem(key, newValue);
      // Looks like a change in another tab, so `useColorMode` picks it up.
      dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: window[storage]}));
    } catch {
      // Storage is blocked or full: the choice holds on this page only.
    }
  });
}

export const inlineScript = ({type, namespace}: SiteStorage) =>
  `(${inline.toString()})(${JSON.stringify(type)},${JSON.stringify(`theme${namespace}`)})`;
