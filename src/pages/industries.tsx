import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Button from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import Drawing, {InlineDrawing} from '@site/src/components/Drawing';
import Hero from '@site/src/components/Hero';
import Icon from '@site/src/components/Icon';
import Page from '@site/src/components/Page';
import {Unbroken} from '@site/src/components/Title';
import {useServices} from '@site/src/content';
import {draw} from '@site/src/motif';
import {fill} from '@site/src/site/fill';
import words from './_industries.yml';
import styles from './industries.module.css';

const copy = fill(words);

/** A band for each industry with its drawing, capabilities, and a link, followed by the company's figures. */
export default function IndustriesPage() {
  const {collectAnchor} = useBrokenLinks();
  const services = useServices();
  return (
    <Page name="industries" copy={copy}>
      <Hero {...copy.hero} />
      {copy.items.map(({key, icon, title, text, capabilities, service: slug}, index) => {
        collectAnchor(key);
        const drawing = `industry-${key}` as const;
        const service = services.find((each) => each.slug === slug);
        return (
          <section key={key} className={styles.band} id={key}>
            <div className={styles.art} data-screen>
              {/* The first one is on the first screen. */}
              {index === 0 ? <InlineDrawing svg={draw(drawing)} /> : <Drawing name={drawing} />}
            </div>
            <div className={`stack ${styles.words}`}>
              <Icon name={icon} className={styles.icon} />
              <h2>
                <Unbroken>{title}</Unbroken>
              </h2>
              <p>{text}</p>
              {service && <Button to={service.permalink} label={service.label} kind="quiet" />}
            </div>
            <div className={styles.capabilities}>
              <h3 className="fine">{copy.capabilitiesLabel}</h3>
              <ul className="tiles">
                {capabilities.map((capability) => (
                  <li key={capability}>{capability}</li>
                ))}
              </ul>
            </div>
          </section>
        );
      })}
      <section className={`dark band columns ${styles.figures}`}>
        <h2 className="minor">{copy.stats.heading}</h2>
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
        <p className="fine">{copy.note}</p>
      </section>
      <CallToAction {...copy.closing} look="plain" />
    </Page>
  );
}
