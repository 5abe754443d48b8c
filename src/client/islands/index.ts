/**
 * React in the browser: it takes over the islands of a page, and nothing else. There is no application
 * around them and no router: every page is a document, and links are the browser's. A bundle of its
 * own, which src/client/start.ts loads where a page has islands.
 */
import {giveUp, release} from '../held';
import {forgetRecovery} from '../recover';
import {takeOver} from './takeOver';

Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(takeOver)).then(
  () => {
    document.documentElement.dataset.hasHydrated = 'true';
    forgetRecovery();
    release('islands');
  },
  // A file that is missing has told `recover.ts` so by itself.
  giveUp,
);
