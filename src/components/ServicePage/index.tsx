/** The parts of a service's page, in which its Markdown is laid out (src/content/serviceLayout.ts). */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {Actions} from '@site/src/components/Button';
import FactList from '@site/src/components/FactList';
import Label from '@site/src/components/Label';
import {PhoneLink} from '@site/src/components/links';
import {HeadingLinks} from '@site/src/components/TextPage';
import Title from '@site/src/components/Title';
import {unpublishedText} from '@site/src/content';
import type {ServiceFrontMatter} from '@site/src/content/model';
import {serviceCard} from '@site/src/content/serviceCard';
import {promisesOf} from '@site/src/site/company';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const copy = fill(words.services);

type PartProps = {children?: ReactNode};

function useService() {
  const {metadata, toc} = useDoc();
  const service = serviceCard(metadata);
  const {opening, facts = [], action} = metadata.frontMatter as unknown as ServiceFrontMatter;
  return {service, opening, facts, action, toc, kind: buttonKinds[service.group]};
}

const buttonKinds = {technology: 'primary', behavioral: 'behavioral'} as const;

function Opening({children}: PartProps) {
  const {opening} = useService();
  const look = opening && [styles.wide, opening === 'seam' && styles.seam];
  return <header className={clsx(styles.opening, look)}>{children}</header>;
}

/** Breadcrumbs, title, promise, the first paragraphs of the text, and the action with the phone number. */
function Overview({children}: PartProps) {
  const {service, action, kind} = useService();
  const {group, title, description, comingSoon} = service;
  const badge = [comingSoon && copy.comingSoon, unpublishedText(service)]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={styles.overview}>
      <nav aria-label="Breadcrumbs" data-screen>
        <ol className={`cluster reach fine ${styles.trail}`}>
          <li>
            <Link to={copy.back.to}>{copy.back.label}</Link>
          </li>
          <li>
            <Link to={`/services#${group}`}>{copy[group].name}</Link>
          </li>
        </ol>
      </nav>
      <div className="stack near">
        {(group === 'behavioral' || badge) && (
          <Label tone={group} badge={badge}>
            {copy[group].singular}
          </Label>
        )}
        <Title>{title}</Title>
      </div>
      <div className="stack">
        <p className={styles.promise}>{description}</p>
        {children}
        <div className={`cluster ${styles.actions}`}>
          <Actions items={[action]} kind={kind} />
          <span className="reach">
            <PhoneLink />
          </span>
        </div>
        <FactList look="terms" items={promisesOf(action.to, service.slug)} />
      </div>
    </div>
  );
}

const Panel = ({children}: PartProps) => (
  <div className={clsx('measured', styles.panel)}>{children}</div>
);

/** The facts, what has to be visible below them, and the bar of sections. */
function Below({children}: PartProps) {
  const {facts, action, toc} = useService();
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({label, value, text}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong> {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.below}>{children}</div>
      <div className={`desktop-up ${styles.bar}`} data-screen>
        <nav aria-label={copy.contentsLabel}>
          <ul data-contents>
            <HeadingLinks top={2} toc={toc.filter(({level}) => level === 2)} />
          </ul>
        </nav>
        <Actions items={[action]} kind="quiet" />
      </div>
    </>
  );
}

const Part = ({children}: PartProps) => <section className={styles.part}>{children}</section>;

export const serviceParts = {
  opening: Opening,
  overview: Overview,
  panel: Panel,
  below: Below,
  part: Part,
};

export const {page: servicePage, end: serviceEnd} = styles;
