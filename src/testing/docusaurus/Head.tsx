import {Children, isValidElement, type ReactNode} from 'react';

/**
 * Fake: React 19 itself lifts title, meta and link into the document's head; attributes of `<html>`
 * are left out.
 */
export default function Head({children}: {children?: ReactNode}): ReactNode {
  return (
    <>
      {Children.toArray(children).filter(
        (child) => !(isValidElement(child) && child.type === 'html'),
      )}
    </>
  );
}
