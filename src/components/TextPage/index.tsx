import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {MDXProvider} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import type {ServiceGroup} from '@site/src/content';
import styles from './styles.module.css';

type TextPageProps = {
  /** The text from Markdown, as the framework gives it: only headings of level 2 are in the list of contents. */
  content: {
    (): ReactNode;
    toc: readonly TOCItem[];
    metadata: {editUrl?: string | null | undefined};
  };
  /** A service's line. It has sections across the width, led by a statement; other texts have one column. */
  group?: ServiceGroup;
  /** Name of the list of contents. */
  label: string;
  /** What is below the list of contents on wide screens: a `nav`. */
  side?: ReactNode;
  /** What stands before the text, and what follows it in its column. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The page's header has the title, so that the text's own, as `# Title`, is left out. */
const withoutTitle = {h1: () => null};

/** A page of text: its contents beside it, or folded away above it on narrow screens. */
export default function TextPage(props: TextPageProps) {
  const {content: Content, group, label, side, above, children} = props;
  const {editUrl} = Content.metadata;
  const contents = (
    <ul>
      {Content.toc
        .filter(({level}) => level === 2)
        .map(({id, value}) => (
          <li key={id}>
            {/* Headings can have inline markup; this HTML comes from our own Markdown. */}
            {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
          </li>
        ))}
    </ul>
  );
  return (
    <div className={styles.body} data-tone={group}>
      <div className={styles.side} data-screen>
        <nav aria-label={label} className="desktop-up" data-contents>
          <p>{label}</p>
          {contents}
        </nav>
        <details>
          <summary>
            {label} <Icon name="chevron" />
          </summary>
          {contents}
        </details>
        {side}
      </div>
      <div>
        {/* The blog plugin's feeds take an article's text from the element with this id. */}
        <div
          className={clsx(styles.prose, group ? styles.service : styles.article)}
          id={group ? undefined : '__blog-post-container'}>
          {above}
          <MDXContent>
            <MDXProvider components={withoutTitle}>
              <Content />
            </MDXProvider>
          </MDXContent>
        </div>
        {children}
        {editUrl && (
          <p className="fine reach" data-frame data-screen>
            <Link to={editUrl} rel="nofollow">
              Edit this page
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
