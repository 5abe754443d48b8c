import clsx from 'clsx';
import Actions from '@site/src/components/Actions';
import ClosingBand from '@site/src/components/ClosingBand';
import type {ComponentProps} from 'react';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

type CallToActionProps = {
  heading: string;
  text: string;
  /** The first is the main action. */
  actions: readonly Action[];
  /** The band's drawing. Without one there is no band, for a page that already ends on a dark one. */
  drawing?: ComponentProps<typeof ClosingBand>['drawing'];
  /** See `ClosingBand`. */
  slug?: string;
  /** See `ClosingBand`. */
  tone?: ComponentProps<typeof ClosingBand>['tone'];
};

/** The call to action at the end of a page. */
export default function CallToAction({
  heading,
  text,
  actions,
  drawing,
  slug,
  tone,
}: CallToActionProps) {
  const words = (
    <section className={clsx(styles.words, !drawing && styles.plain)} data-screen>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <Actions items={actions} kind={drawing ? 'brand' : 'primary'} />
    </section>
  );
  return drawing ? (
    <ClosingBand drawing={drawing} slug={slug} tone={tone}>
      {words}
    </ClosingBand>
  ) : (
    words
  );
}
