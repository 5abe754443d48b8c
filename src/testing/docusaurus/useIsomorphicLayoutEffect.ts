/** Fake: in the browser it is this one. */
export {useLayoutEffect as default} from 'react';
