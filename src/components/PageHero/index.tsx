import type {ReactNode} from 'react';
import clsx from 'clsx';
import Unbroken from '@site/src/components/Unbroken';
import styles from './styles.module.css';

type PageHeroProps = {
  /** The page's `h1`, or a heading element of its own such as `TwoVoices`. */
  heading: ReactNode;
  intro?: ReactNode;
  /** What stands above the heading: breadcrumbs, icon, label. */
  above?: ReactNode;
  /** What stands below the intro: actions. */
  children?: ReactNode;
  /** A drawing behind the right half. */
  art?: ReactNode;
  /** Ground. Default: `plain`. */
  tone?: 'plain' | 'technology' | 'behavioral';
  /** `beside`: the intro stands in the right columns, on the heading's last line. */
  layout?: 'below' | 'beside';
};

/** The top of every page but the home page. */
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
      {/* After the words, as on a phone: before them it would move when the HTML comes in parts. */}
      {art && (
        <div className={styles.art} data-screen>
          {art}
        </div>
      )}
    </header>
  );
}
