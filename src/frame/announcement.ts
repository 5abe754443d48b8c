/** Closes the announcement bar and stores that under the keys theme-classic 3.10.2 reads (lib/inlineScripts.js). */
import siteStorage from '@generated/site-storage';

const {namespace, type} = siteStorage;

const name = (what: 'dismiss' | 'id') => `docusaurus.announcement.${what}${namespace}`;

function setDismissed(isDismissed: boolean, id = ''): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed);
  try {
    window[type].setItem(name('dismiss'), String(isDismissed));
    window[type].setItem(name('id'), id);
  } catch {
    // Storage is blocked or full: the bar stays closed on this page only.
  }
}

document.addEventListener('click', ({target}) => {
  const button = (target as Element).closest<HTMLElement>('[data-announcement-close]');
  if (button) setDismissed(true, button.dataset.announcementClose);
});

/** A new announcement is shown even if the last one was closed. */
export function onRouteDidUpdate(): void {
  const button = document.querySelector<HTMLElement>('[data-announcement-close]');
  const id = button?.dataset.announcementClose;
  try {
    if (button && window[type].getItem(name('id')) !== id) setDismissed(false, id);
  } catch {
    // Storage is blocked, so nothing was stored before either.
  }
}
