/**
 * Ejected from: @docusaurus/core 3.10.2, theme-fallback/NotFound.
 * Why: the specification's page for addresses that do not exist (section 8).
 * What changed: everything; the content stands alone for the routes that have a layout already.
 * Delete when: never, it is the site's own page.
 */
import Layout from '@site/src/components/Layout';
import NotFoundContent from '@site/src/components/NotFound';

export default function NotFound() {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
