/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, NotFound.
 * Why: its title stood in the browser's tab until the content's own took its place.
 * What changed: no title here; the content below names the page.
 * Delete when: the classic NotFound leaves the title to its content.
 */
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound() {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
