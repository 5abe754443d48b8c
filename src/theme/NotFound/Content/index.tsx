/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, NotFound/Content.
 * Why: the specification's page for addresses that don't exist (section 8).
 * What changed: everything.
 * Delete when: never.
 */
import NotFound from '@site/src/components/NotFound';

export default function NotFoundContent() {
  return (
    <main>
      <NotFound />
    </main>
  );
}
