import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Sheet from '@site/src/components/Sheet';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import type {blockContents} from '@site/src/content/blockNames';
import trail from './trail.module.css';
import figures from './figure.module.css';
import styles from './styles.module.css';

const copy = fill(words.services);

type BlockProps = {
  children: ReactNode;
};

const block = (Tag: 'ul' | 'ol' | 'div', ...classes: (string | undefined)[]) =>
  function Block({children}: BlockProps) {
    return <Tag className={clsx(classes)}>{children}</Tag>;
  };

/** The blocks writers set with `:::name` (src/content/blocks.ts), by name. */
export const blocks = {
  list: block('ul', styles.items, styles.ruled, styles.list),
  tags: block('ul', styles.items, styles.ruled, styles.tags),
  tiers: block('ul', styles.items, styles.tiers),

  steps: ({children}: BlockProps) => (
    <div className="measured">
      <ol className={clsx(trail.trail, styles.items, styles.steps)}>{children}</ol>
    </div>
  ),

  rows: block('ul', styles.rows),

  /** Steps with their times (src/content/timeline.ts). `label` says what a diamond means. */
  timeline: ({children, label}: BlockProps & {label?: string}) => (
    <div className={styles.timeline}>
      <p className="fine">
        <span className={styles.bar}>{copy.shortest}</span>
        <span className={styles.line}>{copy.longest}</span>
        {label && <span className={styles.diamond}>{label}</span>}
        {copy.planning}
      </p>
      <ol>{children}</ol>
    </div>
  ),

  /** What the client does in a step. */
  yours: ({children}: BlockProps) => (
    <div className={styles.yours}>
      <p className="overline">{copy.yourPart}</p>
      {children}
    </div>
  ),

  /** The steps of a diagram stand on a line; other lists are as they were. */
  ol: (props: ComponentProps<'ol'>) => (
    <ol {...props} className={'data-trail' in props ? trail.trail : undefined} />
  ),

  /** What is looked at, with its caption: a picture, or what src/content/drawFigure.ts has drawn and names. */
  figure({look = 'picture', children}: BlockProps & {look?: string}) {
    const names = look.split(' ').map((name) => figures[name]);
    return <figure className={clsx(names)}>{children}</figure>;
  },

  sheet: Sheet,

  /** Hidden from screen readers: a pull quote repeats the text. */
  quote: ({children}: BlockProps) => (
    <div className={styles.quote} aria-hidden="true" data-frame>
      {children}
    </div>
  ),
} satisfies Record<Exclude<keyof typeof blockContents, 'chart' | 'diagram' | 'specimen'>, unknown> &
  Record<string, unknown>;
