import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Actions} from '@site/src/components/Button';
import Drawing from '@site/src/components/Drawing';
import type {Tone} from '@site/src/content/categories';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

type CallToActionProps = {
  heading: string;
  text: string;
  /** The first is the main action. */
  actions?: readonly Action[];
  children?: ReactNode;
  /**
   * The drawing of a dark band, each page its own; `article-closing` makes it a box in a column. Without one
   * there is no band, for a page that ends on another dark band.
   */
  drawing?: 'closing-a' | 'closing-b' | 'closing-c' | 'closing-d' | 'article-closing';
  slug?: string;
  tone?: Tone | undefined;
};

export default function CallToAction(props: CallToActionProps) {
  const {heading, text, actions, children, drawing, slug, tone} = props;
  const look = !drawing ? 'plain' : drawing === 'article-closing' ? 'box' : 'drawn';
  return (
    <section className={clsx('band', drawing && 'dark', styles[look])} data-tone={tone} data-screen>
      {drawing && (
        <div className={`backdrop ${styles.art}`}>
          <Drawing name={drawing} slug={slug} />
        </div>
      )}
      <div className={`stack ${styles.words}`}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {actions && <Actions items={actions} kind={drawing ? 'brand' : 'primary'} />}
        {children}
      </div>
    </section>
  );
}
