import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './styles.module.css';

type SectionProps = {
  heading?: ReactNode;
  intro?: ReactNode;
  aside?: ReactNode;
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
  const {heading, intro, aside, id, children} = props;
  const {tone = 'plain', layout = 'stack'} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={clsx('band', styles[tone], styles[layout])} id={id}>
      {(heading || aside) && (
        <header className={clsx('stack', styles.header)}>
          {heading && <h2>{heading}</h2>}
          {intro && <p className={styles.intro}>{intro}</p>}
          {aside}
        </header>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
