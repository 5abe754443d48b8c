import type {CSSProperties} from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import {NewestArticles} from '@site/src/components/ArticleTeaser';
import Button, {Actions} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import Drawing, {InlineDrawing} from '@site/src/components/Drawing';
import FactList from '@site/src/components/FactList';
import Hero from '@site/src/components/Hero';
import Label from '@site/src/components/Label';
import {Mark} from '@site/src/components/Logo';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import {useServices} from '@site/src/content';
import {useArticles} from '@site/src/content/articles';
import {draw} from '@site/src/motif';
import {nodesOf} from '@site/src/motif/nodes';
import {site} from '@site/src/site';
import {fill} from '@site/src/site/fill';
import words from './_home.yml';
import industries from './_industries.yml';
import Specimen from './_specimen.md';
import styles from './index.module.css';

const home = fill(words);

export default function HomePage() {
  const {hero, approach, why, insights, closing} = home;
  return (
    <Page name="home" copy={{...home, card: site.tagline}}>
      <Hero
        isHome
        above={<Mark className={styles.mark} />}
        heading={site.tagline}
        intro={hero.intro}
        art={<Lattice />}>
        <Actions items={hero.actions} />
        <div className={`stack near tablet-up ${styles.audience}`}>
          <dl className="cluster">
            <dt>{hero.audienceLabel}</dt>
            {fill(industries.items).map(({shortTitle}) => (
              <dd key={shortTitle}>{shortTitle}</dd>
            ))}
          </dl>
          <p className="fine">{hero.audienceNote}</p>
        </div>
      </Hero>
      <section>
        <header className={`band ${styles.header}`}>
          <h2>{approach.heading}</h2>
          <p className="lede">{approach.intro}</p>
        </header>
        {/* One drawing across both, which bends at the seam. */}
        <div className={styles.panels}>
          {approach.items.map(({tone, label, title, text, action}) => (
            <div key={tone} className={`dark stack ${styles.panel}`} data-tone={tone}>
              <Label tone={tone}>{label}</Label>
              <h3>{title}</h3>
              <p>{text}</p>
              <Button {...action} kind="quiet" />
            </div>
          ))}
          <div className={styles.seam} data-screen>
            <Drawing name="home-seam" narrow="home-seam-small" />
          </div>
        </div>
      </section>
      <Section
        layout="split"
        heading={why.heading}
        intro={why.intro}
        aside={
          <>
            <Button {...why.action} kind="quiet" />
            <MDXContent>
              <Specimen />
            </MDXContent>
          </>
        }>
        <FactList look="numbered" items={why.items} />
      </Section>
      <Section
        tone="tint"
        heading={insights.heading}
        aside={<Button {...insights.action} kind="quiet" />}>
        <NewestArticles articles={useArticles().slice(0, 4)} />
      </Section>
      <CallToAction {...closing} />
    </Page>
  );
}

/** The lattice that grows into the flower, whose gold nodes are the services. */
function Lattice() {
  const services = useServices();
  const nodes = nodesOf(services.map(({group}) => group));
  return (
    <div className={styles.field}>
      <InlineDrawing svg={draw('home-hero')} narrow={draw('home-hero-small')} />
      <nav className={styles.services} aria-label="Services">
        {/* Of no use to who sees no points. */}
        <p className={`fine ${styles.hint}`} aria-hidden="true">
          {home.hero.servicesLabel}
        </p>
        <ul className={styles.nodes} data-scroll>
          {services.map(({slug, permalink, label, comingSoon}, index) => (
            <li key={slug} style={{...nodes[index], '--left': nodes[index]?.left} as CSSProperties}>
              <Link to={permalink} className="beside" data-open={comingSoon || undefined}>
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
