import type {ReactNode} from 'react';
import {state} from '../state';

type Props = {children?: () => ReactNode; fallback?: ReactNode};

/** Fake: hydrated unless the test says otherwise. */
export default function BrowserOnly({children, fallback}: Props): ReactNode {
  return state.isBrowser ? children?.() : fallback;
}
