import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type ProseProps = {
  /** `article`: one comfortable column; `service`: sections across the width, led by a statement. */
  tone: 'article' | 'service';
  children: ReactNode;
};

/** Everything a writer wrote, set in the site's type. */
export default function Prose({tone, children}: ProseProps) {
  return (
    <div
      className={clsx(styles.prose, styles[tone])}
      // The blog plugin's feeds take an article's text from the element with this id.
      id={tone === 'article' ? '__blog-post-container' : undefined}
      data-sidenotes={tone === 'article' ? '' : undefined}>
      {children}
    </div>
  );
}
