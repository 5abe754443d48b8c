import type {ReactNode} from 'react';
import clsx from 'clsx';
import Title, {type Voices} from '@site/src/components/Title';
import styles from './styles.module.css';

type HeroProps = {
  heading?: string | Voices;
  intro?: string | undefined;
  above?: ReactNode;
  children?: ReactNode;
  /** Full width, below the text. */
  below?: ReactNode;
  art?: ReactNode;
  /** As tall as the first screen. */
  isHome?: boolean;
};

/** The top of every page. Without a drawing, the intro is in the right-hand columns. */
export default function Hero(props: HeroProps) {
  const {heading, intro, above, children, below, art, isHome} = props;
  return (
    <header className={clsx('band', styles.hero, isHome ? styles.home : art && styles.drawn)}>
      <div className={`stack columns ${styles.words}`}>
        {above}
        {heading && <Title>{heading}</Title>}
        {intro && <p className={clsx('lede', styles.intro)}>{intro}</p>}
        {children}
      </div>
      {below && <div className={styles.below}>{below}</div>}
      {/* After the text, as on phones; before it, the drawing would shift while the HTML streams in. */}
      {art && (
        <div className={styles.art} data-screen>
          {art}
        </div>
      )}
    </header>
  );
}
