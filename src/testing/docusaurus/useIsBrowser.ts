import {state} from '../state';

/** Fake: hydrated unless the test says otherwise. */
export default function useIsBrowser(): boolean {
  return state.isBrowser;
}
