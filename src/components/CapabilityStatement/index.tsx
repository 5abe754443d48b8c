import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ProofLink} from '@site/src/components/FactList';
import {EmailLink, PhoneLink} from '@site/src/components/links';
import {useServices, type ServiceGroup} from '@site/src/content';
import {site} from '@site/src/site';
import {factRows, type Company} from '@site/src/site/company';
import {fill} from '@site/src/site/fill';
import {fillIn} from '@site/src/site/fillIn';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const copy = fill(words.company.statement);

/** How much fits on one printed page; the sheet names the web page that has the rest. */
const room = {work: 3, entries: 6};

export const statementAnchor = 'capability-statement';

type CapabilityStatementProps = {
  company: Company;
  /** What makes the company different. Only in print, like past work, because the page itself says more about both. */
  differentiators: readonly string[];
};

/**
 * The one-page capability statement that federal buyers ask for. Opened at its anchor, the page prints only this
 * sheet. Fields that the owner hasn't filled in are left out without a gap.
 */
export default function CapabilityStatement({company, differentiators}: CapabilityStatementProps) {
  const {siteConfig} = useDocusaurusContext();
  useBrokenLinks().collectAnchor(statementAnchor);
  const offered = useServices().filter(({comingSoon}) => !comingSoon);
  const rows = [...factRows('facts', company), ...factRows('assurance', company)];
  const labels = (line: ServiceGroup) =>
    offered.filter(({group}) => group === line).map(({label}) => label);
  return (
    <article className={styles.sheet} id={statementAnchor} aria-label={copy.label}>
      <div className={`cluster spread ${styles.head}`}>
        <p className={styles.name}>{site.company}</p>
        <p>{copy.label}</p>
      </div>
      <div>
        <h3>{copy.competencies}</h3>
        <List items={labels('technology')} />
        <p className={styles.strong}>{copy.behavioral}</p>
        <List items={labels('behavioral')} />
        <p className="fine measure">{copy.note}</p>
        <div className={styles.paper}>
          <h3>{copy.differentiators}</h3>
          <List items={differentiators} />
          {company.pastPerformance.length > 0 && <h3>{copy.work}</h3>}
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
      </div>
      <div>
        {rows.length > 0 && (
          <>
            <h3>{copy.data}</h3>
            <dl className={`tiles ${styles.data}`}>
              {rows.map(({field, label, entries}) => (
                <div key={field}>
                  <dt className="fine">{label}</dt>
                  <dd>
                    {entries.map((entry) => (
                      <p key={entry.name}>
                        <ProofLink {...entry} />
                      </p>
                    ))}
                    {more(entries.length - room.entries)}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <h3>{copy.contact}</h3>
        <div className="cluster reach">
          <EmailLink />
          <PhoneLink />
          <p>{site.address.join(', ')}</p>
          <p className={styles.paper}>
            {`${siteConfig.url}${siteConfig.baseUrl}about`.replace(/^https?:\/\//, '')}
          </p>
        </div>
      </div>
    </article>
  );
}

const List = ({items}: {items: readonly string[]}) => (
  <ul className="tiles">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Says how many entries were left out in print. */
const more = (count: number) =>
  count > 0 && <p className={styles.paper}>{fillIn(copy.more, {count})}</p>;
