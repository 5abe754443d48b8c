import Link from '@docusaurus/Link';
import {useServices, type ServiceCard} from '@site/src/content';
import {services as copy} from '@site/src/data/services';
import styles from './styles.module.css';

type SideNavigationProps = {
  /** The service whose page this is. */
  current: ServiceCard;
};

/** The services of the same line, beside a service's text on wide screens. */
export default function SideNavigation({current}: SideNavigationProps) {
  const siblings = useServices().filter(({group}) => group === current.group);
  const {label} = copy.groups[current.group];
  return (
    <nav aria-label={label} className={styles.navigation} data-screen>
      <p className={styles.label}>{label}</p>
      <ul className={styles.list}>
        {siblings.map(({slug, permalink, label: name, comingSoon}) => (
          <li key={slug}>
            <Link
              to={permalink}
              className={styles.link}
              aria-current={slug === current.slug ? 'page' : undefined}>
              {name}
              {comingSoon && ` (${copy.comingSoon})`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
