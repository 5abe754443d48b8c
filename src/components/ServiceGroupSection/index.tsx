import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import Drawing from '@site/src/components/Drawing';
import Label from '@site/src/components/Label';
import type {ServiceGroup} from '@site/src/content';
import styles from './styles.module.css';

type ServiceGroupSectionProps = {
  /** The service line; also the section's id. */
  group: ServiceGroup;
  label: string;
  heading: string;
  intro: string;
  /** Its cards. */
  children: ReactNode;
};

/** A service line on the services page, with its half of the motif. */
export default function ServiceGroupSection({
  group,
  label,
  heading,
  intro,
  children,
}: ServiceGroupSectionProps) {
  useBrokenLinks().collectAnchor(group);
  return (
    <section className={clsx(styles.section, styles[group])} id={group}>
      <div className={styles.art}>
        <Drawing name={`services-${group}`} />
      </div>
      <header className={styles.header}>
        <Label tone={group}>{label}</Label>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.intro}>{intro}</p>
      </header>
      {children}
    </section>
  );
}
