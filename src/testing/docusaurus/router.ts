import {state} from '..';

/** Fake: the location that the test has set. */
export const useLocation = () => ({...state.location, state: undefined, key: 'test'});
