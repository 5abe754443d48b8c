import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import type {ServiceGroup} from '@site/src/content';
import styles from './styles.module.css';

type TextPageProps = {
  /** `article`: one comfortable column; `service`: sections across the width, led by a statement. */
  kind: 'article' | 'service';
  /** The service line, which sets the shapes and colors of blocks. */
  group?: ServiceGroup;
  /** Name of the list of contents. */
  label: string;
  /** The page's headings from the framework; only level 2 is listed. */
  toc: readonly TOCItem[];
  /** What is below the list of contents on wide screens: a `nav`. */
  side?: ReactNode;
  /** The text from Markdown. */
  text: ReactNode;
  /** What follows the text in its column. */
  children?: ReactNode;
  /** Address of the page's file at the code host; nothing where no repository is set. */
  editUrl: string | null | undefined;
};

function Contents({items}: {items: readonly TOCItem[]}) {
  return (
    <ul>
      {items.map(({id, value}) => (
        <li key={id}>
          {/* Headings can have inline markup; this HTML comes from our own Markdown. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
        </li>
      ))}
    </ul>
  );
}

/** A page of text: its contents beside it, or folded away above it on narrow screens. */
export default function TextPage({
  kind,
  group,
  label,
  toc,
  side,
  text,
  children,
  editUrl,
}: TextPageProps) {
  const headings = toc.filter(({level}) => level === 2);
  return (
    <div className={styles.body} data-tone={group}>
      <div className={styles.side} data-screen>
        <nav aria-label={label} data-contents>
          <p>{label}</p>
          <Contents items={headings} />
        </nav>
        <details>
          <summary>{label}</summary>
          <Contents items={headings} />
        </details>
        {side}
      </div>
      <div className={styles.column}>
        {/* The blog plugin's feeds take an article's text from the element with this id. */}
        <div
          className={clsx(styles.prose, styles[kind])}
          id={kind === 'article' ? '__blog-post-container' : undefined}>
          {text}
        </div>
        {children}
        {editUrl && (
          <p className={clsx('fine', styles.edit)} data-frame data-screen>
            <Link to={editUrl} rel="nofollow">
              Edit this page
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
