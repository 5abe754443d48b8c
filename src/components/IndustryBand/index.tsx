import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Badge from '@site/src/components/Badge';
import Button from '@site/src/components/Button';
import {CardLink} from '@site/src/components/links';
import Drawing from '@site/src/components/Drawing';
import Icon from '@site/src/components/Icon';
import {type ServiceCard, useServices} from '@site/src/content';
import {industries as copy, type Industry} from '@site/src/data/industries';
import {services as serviceCopy} from '@site/src/data/services';
import type {IndustryKey} from '@site/src/content/schema';
import styles from './styles.module.css';

type IndustryBandProps = {
  item: Industry;
};

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

/** One industry across the width: its drawing, what we do in it, and the services that serve it. */
export default function IndustryBand({item: {key, title, text, capabilities}}: IndustryBandProps) {
  useBrokenLinks().collectAnchor(key);
  const services = servicesFor(key, useServices());
  return (
    <section className={styles.band} id={key}>
      <div className={styles.art}>
        <Drawing name={`industry-${key}`} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <h3 className={styles.label}>{copy.capabilitiesLabel}</h3>
        <ul className={styles.capabilities}>
          {capabilities.map((capability) => (
            <li key={capability}>{capability}</li>
          ))}
        </ul>
        <h3 className={styles.label}>{copy.servicesLabel}</h3>
        <ul className={styles.services}>
          {services.map(({slug, permalink, label, comingSoon}) => (
            <li key={slug}>
              <CardLink to={permalink}>{label}</CardLink>
              {comingSoon && <Badge>{serviceCopy.comingSoon}</Badge>}
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
        <Button to="/services" kind="quiet">
          {copy.allServices}
        </Button>
      </div>
    </section>
  );
}
