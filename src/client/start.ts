import {giveUp, isWaitedFor, release} from './held';
import {pageShown} from './pageShown';

/**
 * Starts the app (React: forms, pages without a load), which a page is complete without. Its files
 * are fetched when the page has loaded and the browser is idle, and then only when the visitor moves,
 * scrolls or types: reading needs none of it. A page with something that cannot wait says so by
 * `data-starts-app`, one whose address has a query is told by the app what to show.
 *
 * The template names the files on this script's own element; a page that is a document has none.
 */
const files = (document.currentScript as HTMLScriptElement | null)?.dataset.app?.split(' ') ?? [];
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

let isStarted = false;

function fetchScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  // In order, as in a page that names them.
  script.async = false;
  script.onerror = () => {
    // The next sign of interest tries again.
    isStarted = false;
    script.remove();
    giveUp('app');
  };
  document.head.append(script);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  files.forEach(fetchScript);
}

const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve, {once: true});
});

/** Safari has no idle callback. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

async function startSoon(): Promise<void> {
  await loaded;
  await idle();
  start();
}

if (files.length > 0) {
  for (const sign of signs) addEventListener(sign, () => void startSoon(), {passive: true, capture: true});
  addEventListener('held', () => isWaitedFor('app') && start());
  if (document.querySelector('[data-starts-app]') || location.search) void startSoon();
  if (isWaitedFor('app')) start();
  // After the app's own work on its first page: its listeners are there then.
  document.addEventListener(pageShown, () => setTimeout(() => release('app')), {once: true});
}
