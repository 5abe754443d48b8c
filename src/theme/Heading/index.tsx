/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Heading.
 * Why: the original's link to a section is hidden from screen readers, and clicking it copies nothing.
 * What changed: sections and their parts have a link that is announced as such and follows the last word;
 * src/frame/headingLinks.ts makes it copy its address.
 * Delete when: the original is accessible in the same way.
 */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import styles from './styles.module.css';

export default function Heading({as: Tag, id, children, ...props}: Props) {
  useBrokenLinks().collectAnchor(id);
  if (!id || (Tag !== 'h2' && Tag !== 'h3')) {
    return (
      <Tag id={id} {...props}>
        {children}
      </Tag>
    );
  }
  const [words, link] = [`${id}--words`, `${id}--link`];
  return (
    <Tag id={id} aria-labelledby={words} {...props}>
      <span id={words}>{children}</span>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
      <a
        href={`#${id}`}
        id={link}
        className={styles.anchor}
        aria-label="Link to section:"
        aria-labelledby={`${link} ${words}`}
        data-heading-link
        data-frame>
        #
      </a>
    </Tag>
  );
}
