import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Button from '@site/src/components/Button';
import Drawing, {InlineDrawing} from '@site/src/components/Drawing';
import {ServiceRow} from '@site/src/components/links';
import {type ServiceCard, useServices} from '@site/src/content';
import {industries as copy, type Industry} from '@site/src/data/industries';
import type {IndustryKey} from '@site/src/content/schema';
import {draw} from '@site/src/motif';
import styles from './styles.module.css';

/** How many services an industry names. */
const count = 3;

/** The services for an industry: those that serve the fewest others, in the order of the site. */
function servicesFor(key: IndustryKey, services: ServiceCard[]): ServiceCard[] {
  const own = services.filter(
    ({industries, comingSoon}) => !comingSoon && industries.includes(key),
  );
  const chosen = [...own].sort((a, b) => a.industries.length - b.industries.length).slice(0, count);
  return own.filter((service) => chosen.includes(service));
}

type IndustryBandProps = {
  industry: Industry;
  /** It stands in the first screen. */
  isFirst: boolean;
};

/** An industry across the width: its drawing, what we do in it, and the services that serve it. */
export default function IndustryBand({industry, isFirst}: IndustryBandProps) {
  const {key, title, text, capabilities} = industry;
  useBrokenLinks().collectAnchor(key);
  const services = servicesFor(key, useServices());
  return (
    <section className={styles.band} id={key}>
      <div className={styles.art}>
        {isFirst ? (
          <InlineDrawing svg={draw(`industry-${key}`)} />
        ) : (
          <Drawing name={`industry-${key}`} />
        )}
      </div>
      <div className={`stack ${styles.words}`}>
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
          {services.map((service) => (
            <ServiceRow key={service.slug} service={service} />
          ))}
        </ul>
        <Button to="/services" kind="quiet">
          {copy.allServices}
        </Button>
      </div>
    </section>
  );
}
