import {state} from '../state';

/** Fake: what the test has set by `setContent`. */
export function useBlogPost(): unknown {
  return state.content;
}
