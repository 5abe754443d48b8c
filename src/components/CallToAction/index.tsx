import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Actions} from '@site/src/components/Button';
import type {Tone} from '@site/src/content/categories';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

type CallToActionProps = {
  heading: string;
  text: string;
  /** The first is the main action. */
  actions?: readonly Action[];
  children?: ReactNode;
  /** `band`: full width, in a service line's color; `box`: within a column; `plain`: right after another dark band. */
  look?: 'band' | 'box' | 'plain';
  tone?: Tone | undefined;
};

export default function CallToAction(props: CallToActionProps) {
  const {heading, text, actions, children, look = 'band', tone} = props;
  const isDark = look !== 'plain';
  return (
    <section className={clsx('band', isDark && 'dark', styles[look])} data-tone={tone} data-screen>
      <div className={`stack columns ${styles.words}`}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {actions && <Actions items={actions} kind={isDark ? 'brand' : 'primary'} />}
        {children}
      </div>
    </section>
  );
}
