import clsx from 'clsx';
import type {TOCItem} from '@docusaurus/mdx-loader';
import styles from './styles.module.css';

type ContentsProps = {
  /** The words above the list. */
  label: string;
  /** The page's headings as the framework collects them; the second level is shown. */
  items: readonly TOCItem[];
};

function List({items}: Pick<ContentsProps, 'items'>) {
  return (
    <ul className={styles.list}>
      {items.map(({id, value}) => (
        <li key={id}>
          {/* A heading can hold inline markup, which the framework hands over as HTML of our own Markdown. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
          <a href={`#${id}`} className={styles.link} dangerouslySetInnerHTML={{__html: value}} />
        </li>
      ))}
    </ul>
  );
}

/** The contents of a page: a quiet list beside the text, a disclosure above it on narrow screens. */
export default function Contents({label, items}: ContentsProps) {
  const headings = items.filter(({level}) => level === 2);
  return (
    <>
      <nav
        aria-label={label}
        className={clsx(styles.contents, styles.wide)}
        data-contents
        data-screen>
        <p className={styles.label}>{label}</p>
        <List items={headings} />
      </nav>
      <details className={clsx(styles.contents, styles.narrow)} data-screen>
        <summary className={styles.summary}>{label}</summary>
        <List items={headings} />
      </details>
    </>
  );
}
