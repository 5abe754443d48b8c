import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './styles.module.css';

type SectionProps = {
  label?: ReactNode;
  heading?: ReactNode;
  intro?: ReactNode;
  aside?: ReactNode;
  art?: ReactNode;
  tone?: 'plain' | 'tint' | 'behavioral';
  /**
   * `stack`: heading above the content; `split`: beside it; `side`: the content's second part beside its first;
   * `continued`: goes on from the section above, with no room between them.
   */
  layout?: 'stack' | 'split' | 'side' | 'continued';
  id?: string;
  children?: ReactNode;
};

export default function Section(props: SectionProps) {
  const {label, heading, intro, aside, art, id, children} = props;
  const {tone = 'plain', layout = 'stack'} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={clsx('band', styles[tone], styles[layout], art && styles.drawn)} id={id}>
      {art && <div className={`backdrop desktop-up ${styles.art}`}>{art}</div>}
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
