import type {ReactNode} from 'react';

/** Nothing fails in a unit test of what works. */
export default ({children}: {children: ReactNode}) => children;
