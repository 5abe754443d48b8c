import type {ReactNode} from 'react';

/** Fake: renders its children and catches no errors. */
export default ({children}: {children: ReactNode}) => children;
