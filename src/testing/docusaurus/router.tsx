import type {ReactNode} from 'react';
import {setLocation} from '..';
import {state} from '../state';

export {matchPath} from 'react-router';

/** Fake: where the test says we are. */
export function useLocation() {
  return {...state.location, state: undefined, key: 'test'};
}

/** Fake: moves the faked location; nothing renders anew by itself. */
export function useHistory() {
  return {
    location: useLocation(),
    push: setLocation,
    replace: setLocation,
    listen: () => () => undefined,
  };
}

/** Fake: does nothing. */
export function Redirect(): ReactNode {
  return null;
}
