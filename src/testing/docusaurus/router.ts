import {state} from '../state';

export {matchPath} from 'react-router';

/** Fake: where the test says we are. */
export function useLocation() {
  return {...state.location, state: undefined, key: 'test'};
}
