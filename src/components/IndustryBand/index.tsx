import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Drawing, {InlineDrawing} from '@site/src/components/Drawing';
import Button from '@site/src/components/Button';
import {ServiceRow} from '@site/src/components/links';
import {useServices} from '@site/src/content';
import {industries as copy, type Industry} from '@site/src/data/industries';
import {services as serviceCopy} from '@site/src/data/services';
import {draw} from '@site/src/motif';
import styles from './styles.module.css';

type IndustryBandProps = {
  industry: Industry;
  /** It stands in the first screen. */
  isFirst: boolean;
};

/** An industry across the width: its drawing, what we do in it, and the three services that are most its own. */
export default function IndustryBand({industry, isFirst}: IndustryBandProps) {
  const {key, title, text, capabilities} = industry;
  useBrokenLinks().collectAnchor(key);
  const services = useServices()
    .filter(({industries, comingSoon}) => !comingSoon && industries.includes(key))
    // The fewer industries a service names, the closer it is to each.
    .sort((one, other) => one.industries.length - other.industries.length)
    .slice(0, 3);
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
        <Button to={serviceCopy.viewAll.to} kind="quiet">
          {serviceCopy.viewAll.label}
        </Button>
      </div>
    </section>
  );
}
