import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Company, PastPerformance, Proof} from '@site/src/company';
import {useServices, type ServiceGroup} from '@site/src/content';
import {about} from '@site/src/data/about';
import {companyCopy, factRows, hasFacts} from '@site/src/data/company';
import {site} from '@site/src/site';
import styles from './styles.module.css';

const copy = companyCopy.statement;

/** What fits on one page. The sheet names the web page, which has the rest. */
const room = {work: 3, entries: 6};

/** Fields of which paper shows the codes alone, without the names that follow them. */
const codes = ['naics', 'psc'];
const onPaper = (key: string, {name = ''}: Proof) =>
  codes.includes(key) ? (name.split(' ')[0] ?? name) : name;

type CapabilityStatementProps = {
  company: Company;
  /** The page as it is on screen. */
  children: ReactNode;
};

/**
 * Makes a page print as the one-page capability statement that federal buyers ask for first. Without
 * company facts the page prints as it is.
 */
export default function CapabilityStatement({company, children}: CapabilityStatementProps) {
  if (!hasFacts(company)) return children;
  return (
    <>
      <div className={styles.page}>{children}</div>
      <Sheet company={company} />
    </>
  );
}

function Sheet({company}: {company: Company}) {
  const {siteConfig} = useDocusaurusContext();
  const address = `${siteConfig.url.replace(/^https?:\/\//, '')}${siteConfig.baseUrl}about`;
  const {legalName, contractingContact} = company.facts;
  const facts = factRows('facts', company);
  const rows = [...facts, ...factRows('assurance', company).filter(({key}) => key === 'cmmc')];
  const contact = facts.find(({key}) => key === 'contractingContact')?.entries ?? [];
  const work = company.pastPerformance.slice(0, room.work);
  return (
    <article className={styles.sheet} data-capability-statement>
      <header className={styles.header}>
        <p className={styles.name}>{legalName || site.company}</p>
        <p className={styles.label}>{copy.label}</p>
      </header>
      <div className={styles.columns}>
        <div>
          <Part heading={copy.competencies}>
            <Services group="technology" />
            <p className={styles.partner}>{copy.behavioral}</p>
            <Services group="behavioral" />
            <p className={styles.note}>{copy.notBehavioral}</p>
          </Part>
          <Part heading={copy.differentiators}>
            <ul className={styles.points}>
              {about.statement.differentiators.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Part>
          {work.length > 0 && (
            <Part heading={copy.work}>
              {work.map((item, index) => (
                <Work key={index} {...item} />
              ))}
              <Rest of={company.pastPerformance} room={room.work} />
            </Part>
          )}
        </div>
        <div>
          <Part heading={copy.data}>
            <dl className={styles.facts}>
              {rows
                .filter(({key}) => key !== 'legalName' && key !== 'contractingContact')
                .map(({key, label, entries}) => (
                  <div key={key}>
                    <dt className={styles.fact}>{label}</dt>
                    <dd className={styles.value}>
                      {entries
                        .slice(0, room.entries)
                        .map((entry) => onPaper(key, entry))
                        .join('; ')}
                      <Rest of={entries} room={room.entries} />
                    </dd>
                  </div>
                ))}
            </dl>
          </Part>
          <Part heading={copy.contact}>
            {contact.map(({name}) => (
              <p key={name}>{name}</p>
            ))}
            {!contractingContact.email && <p>{site.emails.general}</p>}
            {!contractingContact.phone && <p>{site.phone.display}</p>}
            <p>{site.address.join(', ')}</p>
            <p className={styles.address}>{address}</p>
          </Part>
        </div>
      </div>
    </article>
  );
}

function Part({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}

function Services({group}: {group: ServiceGroup}) {
  const services = useServices().filter((service) => service.group === group);
  return (
    <ul className={styles.services}>
      {services
        .filter(({comingSoon}) => !comingSoon)
        .map(({slug, label}) => (
          <li key={slug}>{label}</li>
        ))}
    </ul>
  );
}

function Work({customer, work, problem, outcome, value, period}: PastPerformance) {
  const terms = [value, period].filter(Boolean).join(', ');
  return (
    <div className={styles.work}>
      <p className={styles.customer}>
        {customer}
        {terms && ` (${terms})`}
      </p>
      <p className={styles.clamped}>{[problem, work, outcome].filter(Boolean).join(' ')}</p>
    </div>
  );
}

/** Says how many entries were left out. */
function Rest({of: {length}, room: shown}: {of: readonly unknown[]; room: number}) {
  return length > shown && <span>{` ${copy.more(length - shown)}`}</span>;
}
