import {giveUp, isWaitedFor, release} from './held';
import {pageShown} from './pageShown';
import {loadScript, loadStyles, ownScript} from './script';

/**
 * Starts the app (React: forms, pages without a load), which a page is complete without. Its files
 * are fetched when the page has loaded and the browser is idle, and then only when the visitor moves,
 * scrolls or types: reading needs none of it. What cannot wait: a page whose address has a query, which
 * the app answers, and an element with `data-starts-app`, always or, with the name of an entry in the
 * tab's storage, when there is one to bring back.
 *
 * The template names the files on this script's own element; a page that is a document has none.
 */
const files = ownScript?.app?.split(' ') ?? [];
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

let isStarted = false;
/** A sign was seen, and the page is awaited: the signs that follow by the hundred ask for nothing. */
let isComing = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  void loadStyles();
  try {
    await Promise.all(files.map(loadScript));
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

async function startSoon(): Promise<void> {
  if (isStarted || isComing) return;
  isComing = true;
  await loaded;
  await idle();
  isComing = false;
  await start();
}

function cannotWait(): boolean {
  const entry = document.querySelector<HTMLElement>('[data-starts-app]')?.dataset.startsApp;
  try {
    return location.search !== '' || entry === '' || (entry !== undefined && sessionStorage.getItem(entry) !== null);
  } catch {
    // Where storage is refused there is nothing to bring back.
    return false;
  }
}

if (files.length > 0) {
  for (const sign of signs) addEventListener(sign, () => void startSoon(), {passive: true, capture: true});
  addEventListener('held', () => isWaitedFor('app') && void start());
  if (cannotWait()) void startSoon();
  if (isWaitedFor('app')) void start();
  // After the app's own work on its first page: its listeners are there then.
  document.addEventListener(pageShown, () => setTimeout(() => release('app')), {once: true});
}
