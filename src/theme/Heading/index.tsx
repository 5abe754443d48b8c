/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Heading.
 * Why: the original's link is part of the heading's accessible name, and a tab stop twenty times or more per page.
 * What changed: the link is for pointers only; "On this page" has the same links for keyboards and screen readers.
 * Delete when: the original's link stays out of the heading's name.
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
        // eslint-disable-next-line @docusaurus/no-html-links -- a hash on this page
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
