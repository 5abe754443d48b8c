import {Actions} from '@site/src/components/Button';
import Drawing from '@site/src/components/Drawing';
import {Mark} from '@site/src/components/Logo';
import TwoVoices from '@site/src/components/TwoVoices';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

type HomeHeroProps = {
  /** The headline's two voices. */
  heading: {technology: string; human: string};
  intro: string;
  actions: readonly Action[];
  /** The words before the row of audiences. */
  audienceLabel: string;
  /** Names of the industries served. */
  audience: string[];
  /** What naming them doesn't mean. */
  audienceNote: string;
};

/** The first screen: the tagline over the lattice that grows into the flower. */
export default function HomeHero({
  heading,
  intro,
  actions,
  audienceLabel,
  audience,
  audienceNote,
}: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Mark className={styles.mark} />
        <TwoVoices {...heading} size="hero" />
        <p className={styles.intro}>{intro}</p>
        <Actions items={actions} />
      </div>
      {/* After the words, as phones show it; on wide screens it is behind them. */}
      <div className={styles.art} data-screen>
        <Drawing name="home-hero" narrow="home-hero-small" grows eager />
      </div>
      <dl className={styles.audience}>
        <dt>{audienceLabel}</dt>
        {audience.map((name) => (
          <dd key={name}>{name}</dd>
        ))}
      </dl>
      <p className={styles.note}>{audienceNote}</p>
    </section>
  );
}
