import type {CSSProperties} from 'react';
import Link from '@docusaurus/Link';
import {Actions} from '@site/src/components/Button';
import {InlineDrawing} from '@site/src/components/Drawing';
import Hero from '@site/src/components/Hero';
import {Mark} from '@site/src/components/Logo';
import {useServices} from '@site/src/content';
import {home} from '@site/src/data/home';
import {industryList} from '@site/src/data/industries';
import {draw} from '@site/src/motif';
import {nodesOf} from '@site/src/motif/nodes';
import {site} from '@site/src/site';
import styles from './styles.module.css';

/** The first screen: the tagline over the lattice that grows into the flower, whose gold nodes are the services. */
export default function HomeHero() {
  const {intro, actions, servicesLabel, audienceLabel, audienceNote} = home.hero;
  const services = useServices();
  const nodes = nodesOf(services.map(({group}) => group));
  return (
    <Hero
      isHome
      above={<Mark className={styles.mark} />}
      heading={site.tagline}
      intro={intro}
      art={
        <div className={styles.field}>
          <InlineDrawing svg={draw('home-hero')} narrow={draw('home-hero-small')} />
          <nav className={styles.services} aria-label="Services">
            {/* Of no use to who sees no points. */}
            <p className={`fine ${styles.hint}`} aria-hidden="true">
              {servicesLabel}
            </p>
            <ul className={styles.nodes} data-scroll>
              {services.map(({slug, permalink, label, comingSoon}, index) => (
                <li
                  key={slug}
                  style={{...nodes[index], '--left': nodes[index]?.left} as CSSProperties}>
                  <Link to={permalink} className="beside" data-open={comingSoon || undefined}>
                    <span>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      }>
      <Actions items={actions} />
      <div className={`stack near tablet-up ${styles.audience}`}>
        <dl className="cluster">
          <dt>{audienceLabel}</dt>
          {industryList.map(({shortTitle}) => (
            <dd key={shortTitle}>{shortTitle}</dd>
          ))}
        </dl>
        <p className="fine">{audienceNote}</p>
      </div>
    </Hero>
  );
}
