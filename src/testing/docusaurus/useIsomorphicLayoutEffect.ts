/** Fake: `useLayoutEffect`, as in the browser. */
export {useLayoutEffect as default} from 'react';
