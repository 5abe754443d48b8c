import Link from '@docusaurus/Link';
import {NewestArticles} from '@site/src/components/ArticleTeaser';
import Button, {Actions} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import Doors from '@site/src/components/Doors';
import Drawing, {InlineDrawing} from '@site/src/components/Drawing';
import FactList from '@site/src/components/FactList';
import Hero from '@site/src/components/Hero';
import {Mark} from '@site/src/components/Logo';
import Page from '@site/src/components/Page';
import Samples from '@site/src/components/Samples';
import Section from '@site/src/components/Section';
import {useServices} from '@site/src/content';
import {useArticles} from '@site/src/content/articles';
import {draw, nodesOf} from '@site/src/motif';
import {site} from '@site/src/site';
import {fill} from '@site/src/site/fill';
import words from './_home.yml';
import styles from './index.module.css';

const home = fill(words);

export default function HomePage() {
  const {hero, samples, approach, why, insights, closing} = home;
  return (
    <Page name="home" copy={{...home, card: site.tagline}}>
      <Hero
        isHome
        above={<Mark className={`desktop-up ${styles.mark}`} />}
        heading={site.tagline}
        intro={hero.intro}
        art={<Lattice />}>
        <Actions items={hero.actions} />
      </Hero>
      <Doors />
      <Samples {...samples} />
      <section>
        <header className={`band ${styles.header}`}>
          <h2>{approach.heading}</h2>
          <p className="lede">{approach.intro}</p>
        </header>
        {/* One drawing spans both panels. */}
        <div className={styles.panels}>
          {approach.items.map(({tone, title, text, action}) => (
            <div key={tone} className={`dark stack ${styles.panel}`} data-tone={tone}>
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
      <Section layout="split" heading={why.heading} aside={<Button {...why.action} kind="quiet" />}>
        <FactList items={why.items} />
      </Section>
      <Section
        tone="tint"
        heading={insights.heading}
        aside={<Button {...insights.action} kind="quiet" />}>
        <NewestArticles articles={useArticles().slice(0, 3)} />
      </Section>
      <CallToAction {...closing} />
    </Page>
  );
}

/** The drawing of the lattice that becomes a flower. Its gold nodes are the services, on small screens a list. */
function Lattice() {
  const services = useServices();
  const nodes = nodesOf(services.map(({group}) => group));
  return (
    <div className={styles.field}>
      <div className={styles.drawing}>
        <InlineDrawing svg={draw('home-hero')} narrow={draw('home-hero-small')} />
      </div>
      <ul className={`tiles ${styles.nodes}`}>
        {services.map(({slug, permalink, label, group, comingSoon}, index) => {
          // On the drawing, names are short: "Cloud" for "Cloud & Application Development".
          const [name, ...rest] = label.split(/(?= [&/] )/);
          const {side, ...place} = nodes[index]!;
          return (
            <li key={slug} style={place} data-side={side} data-tone={group}>
              <Link to={permalink} className="beside" data-open={comingSoon || undefined}>
                <span>
                  {name}
                  <span className="sr-only">{rest}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
