import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Action} from '@site/src/content/types';
import {Actions} from '@site/src/components/Button';
import Title, {type Voices} from '@site/src/components/Title';
import styles from './styles.module.css';

type EssayProps = {
  /** The small words in the margin; the heading itself when there is no other. */
  label: string;
  /** A heading set large. */
  heading?: Voices;
  /** The first sentence, set large. */
  statement?: string;
  paragraphs: readonly string[];
  actions?: readonly Action[];
  /** A drawing behind the left columns. */
  art?: ReactNode;
  /** Makes it a wine-colored panel. */
  tone?: 'behavioral';
};

/** A part of an essay: a label in the margin, something large, then text set further in. */
export default function Essay(props: EssayProps) {
  const {label, heading, statement, paragraphs, actions, art, tone} = props;
  const Label = heading ? 'p' : 'h2';
  return (
    <section className={clsx('band', tone && 'dark', styles.essay)} data-tone={tone}>
      {art && <div className={`backdrop ${styles.art}`}>{art}</div>}
      <Label className={`overline ${styles.label}`}>{label}</Label>
      <div className={styles.large}>
        {heading && <Title as="h2">{heading}</Title>}
        {statement && <p>{statement}</p>}
      </div>
      <div className={`stack ${styles.text}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {actions && <Actions items={actions} kind="quiet" />}
      </div>
    </section>
  );
}
