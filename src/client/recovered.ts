import {recoveryKey} from './recover';

/** The app has taken the page over: a later loss may be mended by loading once more again. */
export function onRouteDidUpdate(): void {
  try {
    sessionStorage.removeItem(recoveryKey);
  } catch {
    // Refused: then nothing was noted either.
  }
}

if (typeof window !== 'undefined') {
  // The framework fetches pages ahead and leaves a failure to no one; the click itself tells of it.
  window.addEventListener('unhandledrejection', (event) => {
    if ((event.reason as Error | undefined)?.name === 'ChunkLoadError') event.preventDefault();
  });
}
