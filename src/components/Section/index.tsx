import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './styles.module.css';

type SectionProps = {
  /** What stands above the heading, such as a label. */
  label?: ReactNode;
  heading?: ReactNode;
  intro?: ReactNode;
  /** Anything beside the heading, such as a link. */
  aside?: ReactNode;
  /** A drawing behind the heading, which is then larger. */
  art?: ReactNode;
  /** The background. Default: `plain`. */
  tone?: 'plain' | 'tint' | 'behavioral';
  /** `stack`: heading above the content; `split`: beside it; `side`: the content's second part beside its first. */
  layout?: 'stack' | 'split' | 'side';
  /** Goes on from the section above, with no room between them. */
  isContinued?: boolean;
  /** Its id, for links to it. */
  id?: string;
  children?: ReactNode;
};

/** A full-width section of a page. */
export default function Section({
  label,
  heading,
  intro,
  aside,
  art,
  tone = 'plain',
  layout = 'stack',
  isContinued,
  id,
  children,
}: SectionProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      className={clsx(
        'band',
        styles[tone],
        styles[layout],
        art && styles.drawn,
        isContinued && styles.continued,
      )}
      id={id}>
      {art && <div className={`backdrop ${styles.art}`}>{art}</div>}
      {(heading || aside) && (
        <header className={clsx('stack', styles.header)}>
          {label}
          {heading && <h2>{heading}</h2>}
          {intro && <p className={styles.intro}>{intro}</p>}
          {aside}
        </header>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
