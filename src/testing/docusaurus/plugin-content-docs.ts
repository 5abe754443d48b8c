import {state} from '../state';

/** Fake: what the test has set by `setContent`. */
export function useDoc(): unknown {
  return state.content;
}

/** Fake: no sidebar. */
export function useDocsSidebar(): null {
  return null;
}
