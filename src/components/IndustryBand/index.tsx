import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Badge from '@site/src/components/Badge';
import {CardLink} from '@site/src/components/links';
import Drawing from '@site/src/components/Drawing';
import Icon from '@site/src/components/Icon';
import {useServices} from '@site/src/content';
import {industries as copy, type Industry} from '@site/src/data/industries';
import {services as serviceCopy} from '@site/src/data/services';
import styles from './styles.module.css';

type IndustryBandProps = {
  item: Industry;
};

/** One industry across the width: its drawing, what we do in it, and the services that serve it. */
export default function IndustryBand({item: {key, title, text, capabilities}}: IndustryBandProps) {
  useBrokenLinks().collectAnchor(key);
  const services = useServices().filter(({industries}) => industries.includes(key));
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
      </div>
    </section>
  );
}
