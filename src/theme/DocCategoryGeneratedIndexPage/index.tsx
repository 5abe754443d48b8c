/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, DocCategoryGeneratedIndexPage.
 * Why: the theme's sidebar is part of the docs layout, and here every page renders its own.
 * What changed: the sidebar is added.
 * Delete when: never.
 */
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocSidebar from '@site/src/theme/DocSidebar';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import {Columns} from '@site/src/components/TextPage';

export default function DocCategoryGeneratedIndexPage(props: Props) {
  const {permalink} = props.categoryGeneratedIndex;
  const sidebar = useDocsSidebar()?.items ?? [];
  return (
    <Columns side={<DocSidebar path={permalink} sidebar={sidebar} />}>
      <Original {...props} />
    </Columns>
  );
}
