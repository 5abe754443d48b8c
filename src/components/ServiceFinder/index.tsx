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

/** Sentences a visitor may say, each leading to a service; the content check says where there is none. */
export default function ServiceFinder({heading, items}: ServiceFinderProps) {
  const services = useServices();
  return (
    <Section layout="split" heading={heading}>
      <ul className={styles.list}>
        {items.map(({need, to}) => {
          const service = services.find(({slug}) => slug === to);
          return (
            service && (
              <li key={to} className={styles.item}>
                <CardLink to={service.permalink}>{need}</CardLink>
                <span className="fine">{service.label}</span>
                <Icon name="arrow" className={styles.arrow} />
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
