import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The background of a section. */
type SectionTone = 'plain' | 'tint' | 'technology' | 'behavioral' | 'inverse';

type SectionProps = {
  heading?: ReactNode;
  intro?: ReactNode;
  /** Anything beside the heading, such as a link. */
  aside?: ReactNode;
  /** Default: `plain`. */
  tone?: SectionTone;
  /** `stack`: heading above; `split`: heading in the first columns, content in the others. */
  layout?: 'stack' | 'split';
  /** Its id, for links to it. */
  id?: string;
  children?: ReactNode;
};

/** A full-width section of a page. */
export default function Section({
  heading,
  intro,
  aside,
  tone = 'plain',
  layout = 'stack',
  id,
  children,
}: SectionProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={clsx(styles.section, styles[tone], styles[layout])} id={id}>
      {(heading || intro || aside) && (
        <header className={styles.header}>
          {heading && <h2 className={styles.heading}>{heading}</h2>}
          {intro && <p className={styles.intro}>{intro}</p>}
          {aside}
        </header>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
