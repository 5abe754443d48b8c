import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {CardLink} from '@site/src/components/links';
import Drawing, {InlineDrawing} from '@site/src/components/Drawing';
import Icon from '@site/src/components/Icon';
import {useServices} from '@site/src/content';
import {industries as copy, industryList, type Industry} from '@site/src/data/industries';
import {draw} from '@site/src/motif';
import styles from './styles.module.css';

/** Each industry across the width: its drawing, what we do in it, and the services that serve it. */
export default function IndustryBands() {
  return (
    <div className={styles.bands}>
      {industryList.map((industry, index) => (
        <Band key={industry.key} industry={industry} isFirst={index === 0} />
      ))}
      <p className="fine">{copy.note}</p>
    </div>
  );
}

type BandProps = {
  industry: Industry;
  /** It stands in the first screen. */
  isFirst: boolean;
};

function Band({industry: {key, title, text, capabilities}, isFirst}: BandProps) {
  useBrokenLinks().collectAnchor(key);
  const services = useServices().filter(
    ({industries, comingSoon}) => !comingSoon && industries.includes(key),
  );
  return (
    <section className={styles.band} id={key}>
      <div className={styles.art}>
        {isFirst ? (
          <InlineDrawing svg={draw(`industry-${key}`)} />
        ) : (
          <Drawing name={`industry-${key}`} />
        )}
      </div>
      <div className={clsx('stack', styles.words)}>
        <h2>{title}</h2>
        <p>{text}</p>
        <h3 className="overline">{copy.capabilitiesLabel}</h3>
        <ul className="ruled">
          {capabilities.map((capability) => (
            <li key={capability}>{capability}</li>
          ))}
        </ul>
        <h3 className="overline">{copy.servicesLabel}</h3>
        <ul className={clsx('ruled', styles.services)}>
          {services.map(({slug, permalink, label}) => (
            <li key={slug}>
              <CardLink to={permalink}>{label}</CardLink>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
