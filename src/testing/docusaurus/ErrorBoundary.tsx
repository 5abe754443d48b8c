import type {ReactNode} from 'react';

/** Fake: renders its children and catches nothing. */
export default ({children}: {children: ReactNode}) => children;
