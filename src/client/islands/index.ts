/**
 * React in the browser: it takes over the islands of a page, and nothing else. There is no application
 * around them and no router: every page is a document, and links are the browser's. A bundle of its
 * own, which src/client/start.ts loads where a page has islands.
 */
import {giveUp, release} from '../held';
import {forgetRecovery} from '../recover';
import {takeOver} from './takeOver';

async function start(islands: HTMLElement[]): Promise<void> {
  const results = await Promise.allSettled(islands.map(takeOver));
  const missing = islands.filter((_, index) => results[index]?.status === 'rejected');
  if (missing.length > 0) {
    // `recover.ts` loads the page once more, unless somebody has begun to write in it: then the next press tries again.
    giveUp();
    addEventListener('held', () => void start(missing), {once: true});
    return;
  }
  document.documentElement.dataset.hasHydrated = 'true';
  forgetRecovery();
  release('islands');
}

void start([...document.querySelectorAll<HTMLElement>('[data-island]')]);
