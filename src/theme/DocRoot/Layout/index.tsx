/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, DocRoot/Layout.
 * Why: services have no sidebar; each page links to related ones.
 * What changed: only `<main>` is left.
 * Delete when: never.
 */
import type {Props} from '@theme/DocRoot/Layout';

export default function DocRootLayout({children}: Props) {
  return <main>{children}</main>;
}
