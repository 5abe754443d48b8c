import Link from '@docusaurus/Link';
import {Actions} from '@site/src/components/Button';
import {InlineDrawing} from '@site/src/components/Drawing';
import Hero from '@site/src/components/Hero';
import Icon from '@site/src/components/Icon';
import Label from '@site/src/components/Label';
import {unpublishedText, type ServiceCard} from '@site/src/content';
import type {Action} from '@site/src/content/types';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {draw} from '@site/src/motif';
import {serviceDrawings} from '@site/src/motif/catalog';
import styles from './styles.module.css';

const copy = fill(words.services);

/** The top of a service page: breadcrumbs, icon, label, title, description and main action. */
export default function ServiceHero({service, action}: {service: ServiceCard; action: Action}) {
  const {slug, group, icon, title, label, description, comingSoon} = service;
  const {name, singular} = copy[group];
  const states = [comingSoon && copy.comingSoon, unpublishedText(service)];
  return (
    <Hero
      tone={group}
      heading={title}
      intro={description}
      art={<InlineDrawing svg={draw(serviceDrawings[group].hero, slug)} />}
      above={
        <>
          <nav aria-label="Breadcrumbs" data-screen>
            <ol className={`cluster reach fine ${styles.trail}`}>
              <li>
                <Link to={copy.back.to}>{copy.back.label}</Link>
              </li>
              <li>
                <Link to={`/services#${group}`}>{name}</Link>
              </li>
              {/* It would get its own line, right above the same words in the heading. */}
              <li className="desktop-up" aria-current="page">
                {label}
              </li>
            </ol>
          </nav>
          <Icon name={icon} className={styles.icon} />
          <Label tone={group} badge={states.filter(Boolean).join(', ')}>
            {singular}
          </Label>
        </>
      }>
      <Actions items={[action]} kind={group === 'behavioral' ? 'behavioral' : 'primary'} />
    </Hero>
  );
}
