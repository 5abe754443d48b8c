import type {ReactNode} from 'react';

/** Fake: the message as written. */
export default function Translate({children}: {children?: ReactNode}): ReactNode {
  return <>{children}</>;
}

/** Fake: the message as written, its `{names}` filled in. */
export function translate({message}: {message: string}, values: Record<string, string> = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
