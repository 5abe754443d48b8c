import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Action} from '@site/src/content/types';
import {Actions} from '@site/src/components/Button';
import styles from './styles.module.css';

type EssayProps = {
  /** The small words in the margin; the heading itself when there is no other. */
  label: string;
  /** A heading set large. */
  heading?: ReactNode;
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
export default function Essay({
  label,
  heading,
  statement,
  paragraphs,
  actions,
  art,
  tone,
}: EssayProps) {
  const Label = heading ? 'p' : 'h2';
  return (
    <section className={clsx(styles.essay, tone && 'dark')} data-tone={tone}>
      {art && <div className={styles.art}>{art}</div>}
      <Label className={clsx('overline', styles.label)}>{label}</Label>
      <div className={styles.large}>
        {heading}
        {statement && <p>{statement}</p>}
      </div>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {actions && (
          <ul className={styles.actions}>
            {actions.map((action) => (
              <li key={action.to}>
                <Actions items={[action]} kind="quiet" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
