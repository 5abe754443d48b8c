import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Button from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import Drawing, {InlineDrawing} from '@site/src/components/Drawing';
import Hero from '@site/src/components/Hero';
import Icon from '@site/src/components/Icon';
import {ServiceRow} from '@site/src/components/links';
import Page from '@site/src/components/Page';
import {useServices} from '@site/src/content';
import {draw} from '@site/src/motif';
import {fill} from '@site/src/site/fill';
import shared from '@site/src/site/words.yml';
import words from './_industries.yml';
import styles from './industries.module.css';

const copy = fill(words);
const {viewAll} = fill(shared.services);

/** A band for each industry, with its drawing and the three services that are most its own; then large figures. */
export default function IndustriesPage() {
  const {collectAnchor} = useBrokenLinks();
  const services = useServices()
    .filter(({comingSoon}) => !comingSoon)
    // The fewer industries a service names, the closer it is to each.
    .sort((one, other) => one.industries.length - other.industries.length);
  return (
    <Page name="industries" copy={copy}>
      <Hero {...copy.hero} />
      {copy.items.map(({key, icon, title, text, capabilities}, index) => {
        collectAnchor(key);
        const drawing = `industry-${key}` as const;
        return (
          <section key={key} className={styles.band} id={key}>
            <div className={styles.art}>
              {/* The first stands in the first screen. */}
              {index === 0 ? <InlineDrawing svg={draw(drawing)} /> : <Drawing name={drawing} />}
            </div>
            <div className={`stack ${styles.words}`}>
              <Icon name={icon} className={styles.icon} />
              <h2>{title}</h2>
              <p>{text}</p>
              <h3 className="overline">{copy.capabilitiesLabel}</h3>
              <ul className="ruled">
                {capabilities.map((capability) => (
                  <li key={capability}>{capability}</li>
                ))}
              </ul>
              <h3 className="overline">{copy.servicesLabel}</h3>
              <ul className={styles.services}>
                {services
                  .filter(({industries}) => industries.includes(key))
                  .slice(0, 3)
                  .map((service) => (
                    <ServiceRow key={service.slug} service={service} />
                  ))}
              </ul>
              <Button {...viewAll} kind="quiet" />
            </div>
          </section>
        );
      })}
      <p className="fine">{copy.note}</p>
      <section className={`dark band ${styles.figures}`}>
        <h2 className="overline">{copy.stats.heading}</h2>
        <dl>
          {copy.stats.items.map(({qualifier, proven, figure, label, text, basis}) => (
            <div key={label} className="stack near">
              <dt className={styles.qualifier}>{(basis && proven) || qualifier}</dt>
              <dt>{label}</dt>
              <dd className={styles.figure}>{figure}</dd>
              <dd className="quiet stack near">
                <p>{text}</p>
                {basis && <p>{basis}</p>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <CallToAction {...copy.closing} look="plain" />
    </Page>
  );
}
