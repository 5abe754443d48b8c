import type {ReactNode} from 'react';
import clsx from 'clsx';
import Unbroken from '@site/src/components/Unbroken';
import styles from './styles.module.css';

type PageHeroProps = {
  /** The text of the `h1`, or an element such as `TwoVoices`. */
  heading: ReactNode;
  intro?: ReactNode;
  /** Anything above the heading, such as breadcrumbs. */
  above?: ReactNode;
  /** Anything below the intro, such as actions. */
  children?: ReactNode;
  /** A drawing behind the right half. */
  art?: ReactNode;
  /** The service line, which sets the ground. */
  tone?: 'technology' | 'behavioral';
  /** `beside`: the intro is in the right columns; `home`: as tall as the first screen. */
  layout?: 'below' | 'beside' | 'home';
};

/** The top of every page. */
export default function PageHero({
  heading,
  intro,
  above,
  children,
  art,
  tone,
  layout = 'below',
}: PageHeroProps) {
  return (
    <header className={clsx(styles.hero, styles[layout], art && styles.drawn)} data-tone={tone}>
      <div className={clsx('stack', styles.words)}>
        {above}
        {typeof heading === 'string' ? (
          <h1>
            <Unbroken>{heading}</Unbroken>
          </h1>
        ) : (
          heading
        )}
        {intro && <p className={clsx('lede', styles.intro)}>{intro}</p>}
        {children}
      </div>
      {/* After the words, as phones show it; before them, it would move while the HTML streams in. */}
      {art && (
        <div className={styles.art} data-screen>
          {art}
        </div>
      )}
    </header>
  );
}
