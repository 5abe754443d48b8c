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
  /** Background. Default: `plain`. */
  tone?: 'plain' | 'technology' | 'behavioral';
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
  tone = 'plain',
  layout = 'below',
}: PageHeroProps) {
  return (
    <header className={clsx(styles.hero, styles[tone], styles[layout], art && styles.drawn)}>
      <div className={styles.words}>
        {above}
        {typeof heading === 'string' ? (
          <h1 className={styles.heading}>
            <Unbroken>{heading}</Unbroken>
          </h1>
        ) : (
          heading
        )}
        {intro && <p className={styles.intro}>{intro}</p>}
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
