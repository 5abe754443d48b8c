import type {ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

type HeadingProps = ComponentProps<'h2'> & {
  /** Level of the heading. */
  as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
};

/**
 * A heading of a Markdown page; its address is known to the link check. A section and its parts have a
 * link to themselves, which the script of the frame (src/client/headingLinks.ts) makes copy its address.
 * It stands in the heading, where it follows the last word, and is no part of the heading's name.
 */
export default function Heading({as: Tag, id, children, ...props}: HeadingProps) {
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
