/** What the tab remembers of a page that has been loaded once more. */
export const recoveryKey = 'loaded-again';

/** The page has all its scripts: a later loss may be mended by loading once more again. */
export function forgetRecovery(): void {
  try {
    sessionStorage.removeItem(recoveryKey);
  } catch {
    // Refused: then nothing was noted either.
  }
}

/**
 * Loads a page once more when one of its scripts is missing before all of it works: as a
 * rule the site was published anew, and the page in the browser's cache names files that are gone.
 * Once only: if that does not help, or the tab can keep no note of it, the page stays as it is, which
 * can be read and followed without scripts. So does a page somebody has begun to write in, and one that
 * the host does not answer for: without a connection the browser would put its error page in its place.
 * A press that waits (early.ts) would be lost with the page: at first the script is asked for once more.
 * Runs in the page, from its source text, as `early` does.
 */
export function recover(key: string): void {
  // A `<select>` has no default of that name; ours start empty.
  const isUntouched = () =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].every(
      ({value, defaultValue = ''}) => value === defaultValue,
    );
  // Several scripts are missing at once as a rule; one loading mends all.
  let isAsking = false;
  const loadAgain = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      if (sessionStorage.getItem(key)) return;
      const {ok} = await fetch(location.href, {method: 'HEAD', cache: 'no-store'});
      if (ok && isUntouched()) {
        sessionStorage.setItem(key, '1');
        location.reload();
      }
    } catch {
      // Storage is refused, or the connection is gone: the next loss asks again.
      isAsking = false;
    }
  };
  let isAgain = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'error',
    ({target}) => {
      const isScript = (target as Element | null)?.nodeName === 'SCRIPT';
      const {frame, islands} = window.early?.ready ?? {};
      const isWhole = islands || (frame && !document.querySelector('[data-island]'));
      if (!isScript || isWhole) return;
      if (!isAgain && window.early?.held.length) {
        clearTimeout(retry);
        retry = setTimeout(() => {
          isAgain = true;
          document.documentElement.dataset.waiting = '';
          dispatchEvent(new Event('held'));
        }, 1000);
      } else if (isUntouched()) void loadAgain();
    },
    true,
  );
}
