import type {ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

type HeadingProps = ComponentProps<'h2'> & {
  /** Level of the heading. */
  as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
};

/** A heading of a Markdown page, with a link to itself; its address is known to the link check. */
export default function Heading({as: Tag, id, children, ...props}: HeadingProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <Tag id={id} {...props}>
      {children}
      {id && Tag === 'h2' && (
        // eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page
        <a href={`#${id}`} className={styles.anchor} aria-label="Link to this section" data-pagefind-ignore>
          #
        </a>
      )}
    </Tag>
  );
}
