import type {ReactNode} from 'react';

/** Fake: React 19 itself lifts title, meta and link into the document's head. */
export default function Head({children}: {children?: ReactNode}): ReactNode {
  return <>{children}</>;
}
