import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Actions} from '@site/src/components/Button';
import {InlineDrawing} from '@site/src/components/Drawing';
import Icon from '@site/src/components/Icon';
import Label from '@site/src/components/Label';
import PageHero from '@site/src/components/PageHero';
import {unpublishedText, type ServiceCard} from '@site/src/content';
import type {Action} from '@site/src/content/types';
import {services as copy} from '@site/src/data/services';
import {draw} from '@site/src/motif';
import {serviceDrawings} from '@site/src/motif/catalog';
import styles from './styles.module.css';

type ServiceHeroProps = {
  service: ServiceCard;
  /** The page's main action. */
  action: Action;
};

/** The top of a service page: breadcrumbs, icon, label, title, description and main action. */
export default function ServiceHero({service, action}: ServiceHeroProps) {
  const {slug, group, icon, title, label, description, comingSoon} = service;
  const groupCopy = copy.groups[group];
  const unpublished = unpublishedText(service);
  return (
    <PageHero
      tone={group}
      heading={title}
      intro={description}
      art={<InlineDrawing svg={draw(serviceDrawings[group].hero, slug)} />}
      above={
        <>
          <nav aria-label="Breadcrumbs" data-screen>
            <ol className={clsx('reach', styles.trail)}>
              <li>
                <Link to="/services">{copy.title}</Link>
              </li>
              <li>
                <Link to={`/services#${group}`}>{copy.groups[group].name}</Link>
              </li>
              <li aria-current="page">{label}</li>
            </ol>
          </nav>
          <Icon name={icon} className={styles.icon} />
          <div className={clsx('cluster', styles.label)}>
            <Label tone={group}>{groupCopy.singular}</Label>
            {comingSoon && <span className="badge">{copy.comingSoon}</span>}
            {unpublished && <span className="badge">{unpublished}</span>}
          </div>
        </>
      }>
      <Actions items={[action]} kind={group === 'behavioral' ? 'behavioral' : 'primary'} />
    </PageHero>
  );
}
