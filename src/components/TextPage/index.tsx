import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import type {ServiceGroup} from '@site/src/content';
import styles from './styles.module.css';

type TextPageProps = {
  /** A service's line. It has sections across the width, led by a statement; other texts have one column. */
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

/** A page of text: its contents beside it, or folded away above it on narrow screens. */
export default function TextPage(props: TextPageProps) {
  const {group, label, toc, side, text, children, editUrl} = props;
  const contents = (
    <ul>
      {toc
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
        <nav aria-label={label} data-contents>
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
          {text}
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
