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
  /** The band's drawing. Without one it is plain, for a page whose last band before it is already dark. */
  drawing?: ComponentProps<typeof ClosingBand>['drawing'];
  /** Whose color the band has in place of the neutral dark. */
  tone?: ComponentProps<typeof ClosingBand>['tone'];
};

/** What a page asks its reader to do in the end. */
export default function CallToAction({heading, text, actions, drawing, tone}: CallToActionProps) {
  const words = (
    <section className={clsx(styles.words, !drawing && styles.plain)} data-screen>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <Actions items={actions} kind={drawing ? 'brand' : 'primary'} />
    </section>
  );
  return drawing ? (
    <ClosingBand drawing={drawing} tone={tone}>
      {words}
    </ClosingBand>
  ) : (
    words
  );
}
