import type {SiteStorage} from '@docusaurus/types';

/** The inline script of every page, for what can't wait for a file. It must not use anything outside this function. */
function inline(storage: SiteStorage['type'], key: string): void {
  const root = document.documentElement.dataset;

  // The list of articles shows all of them until its island has read the category in the address.
  if (location.search.includes('category=')) {
    root.filtering = '';
    setTimeout(() => delete root.filtering, 3000);
  }

  // On the first page of a visit the words don't wait for the web fonts (css/fonts.css).
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.referrer.startsWith(`${location.origin}/`) || (visit && visit.type !== 'navigate')) {
    root.fonts = '';
  } else {
    addEventListener('load', () => setTimeout(() => (root.fonts = '')));
  }

  const show = (mode: string | null) => {
    if (mode === 'dark' || mode === 'light') root.theme = root.themeChoice = mode;
  };
  // A page that comes back from the browser's memory may have been left in another mode.
  addEventListener('pageshow', ({persisted}) => {
    try {
      if (persisted) show(window[storage].getItem(key));
    } catch {
      // Storage is refused.
    }
  });
  addEventListener('click', ({target}) => {
    if (!(target as Element).closest('[data-color-mode-toggle]')) return;
    show(root.theme === 'dark' ? 'light' : 'dark');
    try {
      const newValue = root.theme ?? '';
      window[storage].setItem(key, newValue);
      // As if another tab had changed it: useColorMode follows.
      dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: window[storage]}));
    } catch {
      // Refused or full: the choice lasts as long as the page.
    }
  });
}

export const inlineScript = ({type, namespace}: SiteStorage) =>
  `(${inline.toString()})(${JSON.stringify(type)},${JSON.stringify(`theme${namespace}`)})`;
