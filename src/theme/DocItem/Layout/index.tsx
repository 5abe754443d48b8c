/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, DocItem/Layout.
 * Why: a page of any docs instance other than the services, in the look of the site.
 * What changed: table of contents and sidebar are beside the text and need no React in the browser.
 * Delete when: never.
 */
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocSidebar from '@site/src/theme/DocSidebar';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import {Columns, Contents, prose} from '@site/src/components/TextPage';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';

const copy = fill(words.services);

export default function DocItemLayout({children}: Props) {
  const {metadata, toc, frontMatter} = useDoc();
  const sidebar = useDocsSidebar();
  return (
    <Columns
      side={
        <>
          {!frontMatter.hide_table_of_contents && <Contents label={copy.contentsLabel} toc={toc} />}
          {sidebar && <DocSidebar path={metadata.permalink} sidebar={sidebar.items} />}
        </>
      }>
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <DocBreadcrumbs />
      <DocVersionBadge />
      <DocItemContent>
        <div className={prose}>{children}</div>
      </DocItemContent>
      <DocItemFooter />
      <DocItemPaginator />
    </Columns>
  );
}
