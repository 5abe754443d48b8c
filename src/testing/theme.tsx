import type {ReactNode} from 'react';

/**
 * Stands for every `@theme/...` component: shows its children and nothing of its own.
 * To test a swizzle of ours, import it from `@site/src/theme/...`.
 */
export default function FakeThemeComponent({children}: {children?: ReactNode}): ReactNode {
  return <>{children}</>;
}
