import type {ReactNode} from 'react';

/** Stands for the frame of every page (src/components/Layout): shows its children and nothing of its own. */
export default function FakeLayout({children}: {children?: ReactNode}): ReactNode {
  return <>{children}</>;
}
