import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import Badge from '@site/src/components/Badge';
import type {ServiceCard, ServiceGroup} from '@site/src/content';
import {services as copy} from '@site/src/data/services';
import Unbroken from '@site/src/components/Unbroken';
import styles from './styles.module.css';

type ServiceCardsProps = {
  /** Services of one group. */
  items: ServiceCard[];
  /** Technology is a lattice of square cells, behavioral a set of separate cards with one round corner. */
  tone: ServiceGroup;
  /** A last cell that fills the grid. */
  children?: ReactNode;
};

/** The cards of one service line. */
export default function ServiceCards({items, tone, children}: ServiceCardsProps) {
  return (
    <ul className={clsx(styles.cards, styles[tone])}>
      {items.map(({slug, permalink, icon, title, description, comingSoon, draft}) => (
        <li key={slug} className={styles.card}>
          <Icon name={icon} className={styles.icon} />
          <h3 className={styles.title}>
            <Link to={permalink} className={styles.link}>
              <Unbroken>{title}</Unbroken>
            </Link>
            {comingSoon && <Badge>{copy.comingSoon}</Badge>}
            {draft && <Badge>{copy.draft}</Badge>}
          </h3>
          <p className={styles.description}>{description}</p>
          <Icon name="arrow" className={styles.arrow} />
        </li>
      ))}
      {children && <li className={styles.invitation}>{children}</li>}
    </ul>
  );
}
