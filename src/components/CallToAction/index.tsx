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
   * The drawing of a dark band across the page; pages use different ones. Without one there is no band, for a
   * page that ends on another dark band.
   */
  drawing?: 'closing-a' | 'closing-b' | 'closing-c' | 'closing-d';
  /** A dark box in a column, which closes an article. */
  isBox?: boolean;
  /** A service's slug, for its own version of the drawing. */
  slug?: string;
  /** Makes a band wine-colored. */
  tone?: 'behavioral' | undefined;
};

/** Asks the visitor to do something: at the end of a page or an article. */
export default function CallToAction({
  heading,
  text,
  actions,
  children,
  drawing,
  isBox = false,
  slug,
  tone,
}: CallToActionProps) {
  const art = isBox ? 'article-closing' : drawing;
  return (
    <section
      className={clsx(styles.closing, art && 'dark', isBox ? styles.box : !art && styles.plain)}
      data-tone={tone}
      data-screen>
      {art && (
        <div className={styles.art}>
          <Drawing name={art} slug={slug} />
        </div>
      )}
      <div className={clsx('stack', styles.words)}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {actions && <Actions items={actions} kind={art ? 'brand' : 'primary'} />}
        {children}
      </div>
    </section>
  );
}
