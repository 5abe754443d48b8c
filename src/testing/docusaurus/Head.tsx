import {Children, isValidElement, type ReactNode} from 'react';

/** A script with an address: React would not run it, and says so. */
const isScriptFile = (child: ReactNode): boolean =>
  isValidElement<{src?: string}>(child) && child.type === 'script' && child.props.src !== undefined;

/** Fake: React 19 itself lifts title, meta and link into the document's head. Script files are left out. */
export default function Head({children}: {children?: ReactNode}): ReactNode {
  return <>{Children.toArray(children).filter((child) => !isScriptFile(child))}</>;
}
