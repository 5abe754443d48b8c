import {loadScript, ownScript} from '../script';

type PanelModule = typeof import('./panel');

declare global {
  interface Window {
    /** The exports of `panel.ts`, a script of its own in a build (src/plugins/scripts.ts). */
    searchPanel?: PanelModule;
  }
}

/**
 * Loads what happens within the search dialog. A build cannot use `import()` for it: two bundlers'
 * runtimes on one page, the frame's and the islands', would take each other's files for their own.
 * @throws {Error} (by rejection) when it cannot be loaded
 */
export async function loadPanel(): Promise<PanelModule> {
  if (process.env.NODE_ENV !== 'production') return import('./panel');
  if (!window.searchPanel) await loadScript(ownScript?.search ?? '');
  return window.searchPanel as PanelModule;
}
