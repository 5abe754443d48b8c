import {giveUp, isWaitedFor} from './held';
import {loadScript, loadStyles, ownScript} from './script';

/**
 * Starts the islands (src/client/islands/: React, for a form, a filter), which a page is complete
 * without. Their script is fetched when the page has loaded and the browser is idle, and then only when
 * the visitor moves, scrolls or types: reading needs none of it. What cannot wait: a page whose address
 * has a query, which an island answers, and an element with `data-starts-islands`, always or, with the
 * name of an entry in the tab's storage, when there is one to bring back.
 *
 * The template names the file on the frame's element; a page without islands has none.
 */
const file = ownScript?.islands;
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

let isStarted = false;
/** A sign was seen, and the page is awaited: the signs that follow by the hundred ask for nothing. */
let isComing = false;

async function start(src: string): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  void loadStyles();
  try {
    await loadScript(src);
  } catch {
    // The next sign of interest tries again.
    isStarted = false;
    giveUp();
  }
}

const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve, {once: true});
});

/** Safari has no idle callback. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

async function startSoon(src: string): Promise<void> {
  if (isStarted || isComing) return;
  isComing = true;
  await loaded;
  await idle();
  isComing = false;
  await start(src);
}

function cannotWait(): boolean {
  const entry = document.querySelector<HTMLElement>('[data-starts-islands]')?.dataset.startsIslands;
  try {
    return (
      location.search !== '' ||
      entry === '' ||
      (entry !== undefined && sessionStorage.getItem(entry) !== null)
    );
  } catch {
    // Where storage is refused there is nothing to bring back.
    return false;
  }
}

if (file) {
  for (const sign of signs)
    addEventListener(sign, () => void startSoon(file), {passive: true, capture: true});
  addEventListener('held', () => isWaitedFor('islands') && void start(file));
  if (cannotWait()) void startSoon(file);
  if (isWaitedFor('islands')) void start(file);
}
