/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Heading.
 * Why: the original's link is part of the heading's name and a stop of the Tab key, twenty and more times a page.
 * What changed: the link is for a pointer; "On this page" has the same addresses for keyboards and listeners.
 * Delete when: the original stays out of the heading's name.
 */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import styles from './styles.module.css';

export default function Heading({as: Tag, id, children, ...props}: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <Tag id={id} {...props}>
      {children}
      {id && (Tag === 'h2' || Tag === 'h3') && (
        // eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page
        <a
          href={`#${id}`}
          className={styles.anchor}
          aria-hidden="true"
          tabIndex={-1}
          data-frame
          data-screen>
          #
        </a>
      )}
    </Tag>
  );
}
