import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useServices, type ServiceGroup} from '@site/src/content';
import {site} from '@site/src/site';
import {factRows, type Company} from '@site/src/site/company';
import {fill} from '@site/src/site/fill';
import {fillIn} from '@site/src/site/fillIn';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const copy = fill(words.company.statement);

/** What fits on one page; the web page that the sheet names has the rest. */
const room = {work: 3, entries: 6};

type CapabilityStatementProps = {
  company: Company;
  /** The page as it is on screen. */
  children: ReactNode;
};

/** Makes a page print as the one-page capability statement that federal buyers ask for, once there are facts. */
export default function CapabilityStatement({company, children}: CapabilityStatementProps) {
  const {siteConfig} = useDocusaurusContext();
  const offered = useServices().filter(({comingSoon}) => !comingSoon);
  const facts = factRows('facts', company);
  if (facts.length === 0) return children;
  const entriesOf = (name: string) => facts.find(({field}) => field === name)?.entries ?? [];
  const contact = entriesOf('contractingContact');
  const rows = [
    ...facts.filter(({field}) => !['legalName', 'contractingContact'].includes(field)),
    ...factRows('assurance', company).filter(({field}) => field === 'cmmc'),
  ];
  const labels = (line: ServiceGroup) =>
    offered.filter(({group}) => group === line).map(({label}) => label);
  return (
    <>
      <div className={styles.page}>{children}</div>
      <article className={styles.sheet} data-capability-statement>
        <header className={styles.header}>
          <p className={styles.name}>{entriesOf('legalName')[0]?.name ?? site.company}</p>
          <p>{copy.label}</p>
        </header>
        <div>
          <h2>{copy.competencies}</h2>
          <List items={labels('technology')} />
          <p className={styles.strong}>{copy.behavioral}</p>
          <List items={labels('behavioral')} />
          <p className="fine">{copy.note}</p>
          <h2>{copy.differentiators}</h2>
          <List items={copy.items} />
          {company.pastPerformance.length > 0 && <h2>{copy.work}</h2>}
          {company.pastPerformance.slice(0, room.work).map((item, index) => {
            const terms = [item.value, item.period].filter(Boolean).join(', ');
            return (
              <div key={index}>
                <p className={styles.strong}>
                  {item.customer}
                  {terms && ` (${terms})`}
                </p>
                <p className={styles.told}>
                  {[item.problem, item.work, item.outcome].filter(Boolean).join(' ')}
                </p>
              </div>
            );
          })}
          {more(company.pastPerformance.length - room.work)}
        </div>
        <div>
          <h2>{copy.data}</h2>
          <dl>
            {rows.map(({field, label, entries}) => (
              <div key={field}>
                <dt className={styles.strong}>{label}</dt>
                <dd className={styles.value}>
                  {entries
                    .slice(0, room.entries)
                    // Paper shows the codes alone, without the names that follow them.
                    .map(({name}) => (/^(naics|psc)$/.test(field) ? name?.split(' ')[0] : name))
                    .join('; ')}
                  {more(entries.length - room.entries)}
                </dd>
              </div>
            ))}
          </dl>
          <h2>{copy.contact}</h2>
          {contact.map(({name}) => (
            <p key={name}>{name}</p>
          ))}
          {!contact.some(({link}) => link?.startsWith('mailto:')) && <p>{site.emails.general}</p>}
          {!contact.some(({link}) => link?.startsWith('tel:')) && <p>{site.phone.display}</p>}
          <p>{site.address.join(', ')}</p>
          <p className={styles.strong}>
            {`${siteConfig.url}${siteConfig.baseUrl}about`.replace(/^https?:\/\//, '')}
          </p>
        </div>
      </article>
    </>
  );
}

const List = ({items}: {items: readonly string[]}) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Says how many entries were left out. */
const more = (count: number) => count > 0 && <span> {fillIn(copy.more, {count})}</span>;
