import type {ComponentType} from 'react';
import clsx from 'clsx';
import {elements} from './elements';
import styles from './styles.module.css';

type ProseProps = {
  /** A compiled Markdown file; it asks for what its elements become. */
  content: ComponentType<{components?: typeof elements}>;
  /** `article`: one comfortable column; `service`: sections across the width, led by a statement. */
  tone: 'article' | 'service';
};

/** Everything a writer wrote, set in the site's type. */
export default function Prose({content: Content, tone}: ProseProps) {
  return (
    <div
      className={clsx(styles.prose, styles[tone])}
      // The feeds take an article's text from the element with this name.
      id={tone === 'article' ? '__blog-post-container' : undefined}
      data-sidenotes={tone === 'article' ? '' : undefined}>
      <Content components={elements} />
    </div>
  );
}
