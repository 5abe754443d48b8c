/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, BlogLayout.
 * Why: the layout of any blog other than the articles, in the look of the site.
 * What changed: the lists beside the text need no React in the browser.
 * Delete when: never.
 */
import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import type TOC from '@theme/TOC';
import {Columns, Contents, SideList} from '@site/src/components/TextPage';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';

const copy = fill(words.articles);

export default function BlogLayout({sidebar, toc, children, ...props}: Props) {
  const {pathname} = useLocation();
  const contents = toc as {props: ComponentProps<typeof TOC>} | undefined;
  return (
    <Layout {...props}>
      <main>
        <Columns
          side={
            <>
              {contents && <Contents label={copy.contentsLabel} toc={contents.props.toc} />}
              {sidebar && sidebar.items.length > 0 && (
                <div className="below">
                  <SideList label={sidebar.title}>
                    <ul>
                      {sidebar.items.map(({permalink, title}) => (
                        <li key={permalink}>
                          <Link
                            to={permalink}
                            aria-current={permalink === pathname ? 'page' : undefined}>
                            {title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </SideList>
                </div>
              )}
            </>
          }>
          {children}
        </Columns>
      </main>
    </Layout>
  );
}
