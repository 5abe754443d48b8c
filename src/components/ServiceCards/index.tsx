import {CardLink} from '@site/src/components/links';
import Icon from '@site/src/components/Icon';
import {sampleName} from '@site/src/components/Samples';
import {unpublishedText, type ServiceCard, type ServiceGroup} from '@site/src/content';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {Unbroken} from '@site/src/components/Title';
import styles from './styles.module.css';

const {comingSoon: soon} = fill(words.services);

type ServiceCardsProps = {
  heading: string;
  intro: string;
  items: ServiceCard[];
  /** Technology cards are rows with rules between them; behavioral cards are apart and have one round corner. */
  tone: ServiceGroup;
  /** What visitors need, by the slug of the service that provides it. */
  needs: {heading: string; items: readonly {need: string; to: string}[]; sample: string};
};

export default function ServiceCards({heading, intro, items, tone, needs}: ServiceCardsProps) {
  return (
    <>
      <header className={`columns ${styles.header}`}>
        <h2>{heading}</h2>
        <div className="stack near">
          <p className="quiet measure">{intro}</p>
          <p className="fine">{needs.heading}</p>
        </div>
      </header>
      <ul className={styles[tone]} data-tone={tone}>
        {items.map(({slug, permalink, icon, title, description, comingSoon, draft}) => (
          <li key={slug} className={styles.card}>
            <Icon name={icon} className={styles.icon} />
            <h3>
              <CardLink to={permalink}>
                <Unbroken>{title}</Unbroken>
              </CardLink>{' '}
              {draft && <span className="badge">{unpublishedText({draft})}</span>}
            </h3>
            <p>{needs.items.find(({to}) => to === slug)?.need ?? description}</p>
            <p className="fine">
              {comingSoon ? (
                <span className="badge">{soon}</span>
              ) : (
                sampleName(slug) && `${needs.sample} ${sampleName(slug)}`
              )}
            </p>
            <Icon name="arrow" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </>
  );
}
