import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CardLink} from '@site/src/components/links';
import Icon from '@site/src/components/Icon';
import lattice from '@site/src/components/lattice.module.css';
import {unpublishedText, type ServiceCard, type ServiceGroup} from '@site/src/content';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {Unbroken} from '@site/src/components/Title';
import styles from './styles.module.css';

const {comingSoon: soon} = fill(words.services);

type ServiceCardsProps = {
  items: ServiceCard[];
  /** Technology cards share borders; behavioral cards stand apart with one round corner. */
  tone: ServiceGroup;
  children?: ReactNode;
};

export default function ServiceCards({items, tone, children}: ServiceCardsProps) {
  return (
    <ul
      className={clsx(lattice.grid, tone === 'technology' ? lattice.cells : styles.apart)}
      data-tone={tone}>
      {items.map(({slug, permalink, icon, title, description, comingSoon, draft}) => (
        <li key={slug} className={styles.card}>
          <Icon name={icon} className={styles.icon} />
          <h3 className="cluster near">
            <CardLink to={permalink}>
              <Unbroken>{title}</Unbroken>
            </CardLink>
            {comingSoon && <span className="badge">{soon}</span>}
            {draft && <span className="badge">{unpublishedText({draft})}</span>}
          </h3>
          <p className="quiet">{description}</p>
          <Icon name="arrow" className={styles.arrow} />
        </li>
      ))}
      {children && <li className={styles.invitation}>{children}</li>}
    </ul>
  );
}
