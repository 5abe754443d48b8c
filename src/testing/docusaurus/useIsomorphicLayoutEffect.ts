/** Fake: the one used in the browser. */
export {useLayoutEffect as default} from 'react';
