import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Actions} from '@site/src/components/Button';
import Drawing from '@site/src/components/Drawing';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

type CallToActionProps = {
  heading: string;
  text: string;
  /** The first is the main action. */
  actions?: readonly Action[];
  /** What follows the actions, or stands in their place. */
  children?: ReactNode;
  /**
   * `band`: the dark band at the end of a page. `plain`: without one, for a page that ends on another dark
   * band. `box`: closes an article. `cell`: the last of a list of cards.
   */
  layout?: 'band' | 'plain' | 'box' | 'cell';
  /** The drawing of a band. Pages use different ones. */
  drawing?: 'closing-a' | 'closing-b' | 'closing-c' | 'closing-d';
  /** A service's slug, for its own version of the drawing. */
  slug?: string;
  /** Makes a band wine-colored. */
  tone?: 'behavioral' | undefined;
};

const kinds = {band: 'brand', plain: 'primary', box: 'brand', cell: 'behavioral'} as const;

/** Asks the visitor to do something: at the end of a page, an article or a list. */
export default function CallToAction({
  heading,
  text,
  actions,
  children,
  drawing,
  layout = drawing ? 'band' : 'plain',
  slug,
  tone,
}: CallToActionProps) {
  const Heading = layout === 'cell' ? 'h3' : 'h2';
  const art = layout === 'box' ? 'article-closing' : drawing;
  return (
    <section className={clsx(styles.closing, styles[layout], tone && styles[tone])} data-screen>
      {art && (
        <div className={styles.art}>
          <Drawing name={art} slug={slug} />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.heading}>{heading}</Heading>
        <p className={styles.text}>{text}</p>
        {actions && <Actions items={actions} kind={kinds[layout]} />}
        {children}
      </div>
    </section>
  );
}
