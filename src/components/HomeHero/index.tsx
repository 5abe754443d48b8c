import type {CSSProperties} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Actions} from '@site/src/components/Button';
import {InlineDrawing} from '@site/src/components/Drawing';
import {Mark} from '@site/src/components/Logo';
import PageHero from '@site/src/components/PageHero';
import TwoVoices from '@site/src/components/TwoVoices';
import {useServices} from '@site/src/content';
import type {Action} from '@site/src/content/types';
import {draw} from '@site/src/motif';
import {nodesOf} from '@site/src/motif/nodes';
import styles from './styles.module.css';

type HomeHeroProps = {
  /** The headline's two voices. */
  heading: {technology: string; human: string};
  intro: string;
  actions: readonly Action[];
  /** What the drawing's gold points are. */
  servicesLabel: string;
  /** The words before the row of audiences. */
  audienceLabel: string;
  /** Names of the industries served. */
  audience: string[];
  /** What naming them doesn't mean. */
  audienceNote: string;
};

/** The first screen: the tagline over the lattice that grows into the flower, whose gold nodes are the services. */
export default function HomeHero({heading, intro, actions, ...words}: HomeHeroProps) {
  const services = useServices();
  const nodes = nodesOf(services.map(({group}) => group));
  return (
    <PageHero
      layout="home"
      above={<Mark className={styles.mark} construction />}
      heading={<TwoVoices {...heading} isHome />}
      intro={intro}
      art={
        <div className={styles.field}>
          <InlineDrawing svg={draw('home-hero')} narrow={draw('home-hero-small')} />
          <nav className={styles.services} aria-label="Services">
            {/* Of no use to who sees no points. */}
            <p className={clsx('fine', styles.hint)} aria-hidden="true">
              {words.servicesLabel}
            </p>
            <ul className={styles.nodes} data-scroll>
              {services.map(({slug, permalink, label, comingSoon}, index) => (
                <li
                  key={slug}
                  style={{...nodes[index], '--left': nodes[index]?.left} as CSSProperties}>
                  <Link to={permalink} data-open={comingSoon || undefined}>
                    <span>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      }>
      <Actions items={actions} />
      <div className={styles.audience}>
        <dl>
          <dt>{words.audienceLabel}</dt>
          {words.audience.map((name) => (
            <dd key={name}>{name}</dd>
          ))}
        </dl>
        <p className="fine">{words.audienceNote}</p>
      </div>
    </PageHero>
  );
}
