import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './styles.module.css';

type SectionProps = {
  heading?: ReactNode;
  intro?: ReactNode;
  aside?: ReactNode;
  /** `panel`: light text on the sister company's color. */
  tone?: 'plain' | 'tint' | 'behavioral' | 'panel' | undefined;
  /**
   * `stack`: heading above the content; `split`: heading beside it; `margin`: heading in a narrow column, for pages
   * with many short sections.
   */
  layout?: 'stack' | 'split' | 'margin';
  id?: string;
  children?: ReactNode;
};

export default function Section(props: SectionProps) {
  const {heading, intro, aside, id, children} = props;
  const {tone = 'plain', layout = 'stack'} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      className={clsx(
        `band columns ${styles.section}`,
        tone === 'panel' ? 'dark' : styles[tone],
        styles[layout],
      )}
      data-tone={tone === 'panel' ? 'behavioral' : undefined}
      id={id}>
      {(heading || aside) && (
        <header className={`stack columns ${styles.header}`}>
          {heading && <h2>{heading}</h2>}
          {intro && <p className={clsx(styles.intro, layout === 'margin' && 'quiet')}>{intro}</p>}
          {aside}
        </header>
      )}
      {children && <div>{children}</div>}
    </section>
  );
}
