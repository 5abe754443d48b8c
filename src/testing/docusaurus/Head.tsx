/** Fake: React 19 itself hoists title, meta, and link into the document's head. */
export {Fragment as default} from 'react';
