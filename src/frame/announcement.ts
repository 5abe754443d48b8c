/**
 * Closes the announcement bar and remembers it, under the names the theme's inline script reads (theme-
 * classic 3.10.2, lib/inlineScripts.js).
 */
import {namespace, type} from '@generated/site-storage.json';

const name = (what: 'dismiss' | 'id') => `docusaurus.announcement.${what}${namespace}`;

const setDismissed = (isDismissed: boolean, id = '') => {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed);
  try {
    const storage = window[type];
    storage.setItem(name('dismiss'), String(isDismissed));
    storage.setItem(name('id'), id);
  } catch {
    // Refused or full: it stays closed as long as the page.
  }
};

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-announcement-close]');
    if (button) setDismissed(true, button.dataset.announcementClose);
  });
}

/** Docusaurus calls it when a page is on screen. */
export function onRouteDidUpdate(): void {
  const button = document.querySelector<HTMLElement>('[data-announcement-close]');
  if (!button) return;
  try {
    const known = window[type].getItem(name('id'));
    if (known !== button.dataset.announcementClose)
      setDismissed(false, button.dataset.announcementClose);
  } catch {
    // Refused: then nothing was remembered either.
  }
}
