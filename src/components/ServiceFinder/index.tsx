import Icon from '@site/src/components/Icon';
import {CardLink} from '@site/src/components/links';
import Section from '@site/src/components/Section';
import {useServices} from '@site/src/content';
import styles from './styles.module.css';

type ServiceFinderProps = {
  heading: string;
  /** How each goes on, and the service it leads to, by its file's name. */
  items: readonly {need: string; to: string}[];
};

/** Sentences a visitor may say, each leading to a service. Throws where there is no such service. */
export default function ServiceFinder({heading, items}: ServiceFinderProps) {
  const services = useServices();
  const find = (to: string) => {
    const found = services.find(({slug}) => slug === to);
    if (found) return found;
    const slugs = services.map(({slug}) => slug).join(', ');
    throw new Error(`src/data/services.ts, finder: "${to}" is no service. Write one of ${slugs}.`);
  };
  return (
    <Section layout="split" heading={heading}>
      <ul className={styles.list}>
        {items.map(({need, to}) => {
          const {permalink, label} = find(to);
          return (
            <li key={to} className={styles.item}>
              <CardLink to={permalink}>{need}</CardLink>
              <span className="fine">{label}</span>
              <Icon name="arrow" className={styles.arrow} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
