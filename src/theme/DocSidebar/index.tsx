/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, DocSidebar.
 * Why: the original opens its categories with React state, and moves into the theme's menu on phones.
 * What changed: an open list beside the text, collapsed above it on phones.
 * Delete when: never.
 */
import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import {useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebar';
import {SideList} from '@site/src/components/TextPage';

type ItemsProps = Pick<Props, 'path' | 'sidebar'> & {isWithin?: boolean};

function Items({path, sidebar, isWithin}: ItemsProps) {
  const className = isWithin ? 'deeper' : undefined;
  return useVisibleSidebarItems(sidebar, path).map((item, index) => {
    if (item.type === 'html')
      return (
        <li key={index} className={className} dangerouslySetInnerHTML={{__html: item.value}} />
      );
    const current = item.href === path ? 'page' : undefined;
    return (
      <Fragment key={index}>
        <li className={className}>
          {item.href ? (
            <Link to={item.href} aria-current={current}>
              {item.label}
            </Link>
          ) : (
            <p>{item.label}</p>
          )}
        </li>
        {item.type === 'category' && <Items path={path} sidebar={item.items} isWithin />}
      </Fragment>
    );
  });
}

export default function DocSidebar(props: Omit<Props, 'onCollapse' | 'isHidden'>) {
  return (
    <div className="below">
      <SideList label="All pages">
        <ul>
          <Items {...props} />
        </ul>
      </SideList>
    </div>
  );
}
