import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import FactList, {ProofLink} from '@site/src/components/FactList';
import Section from '@site/src/components/Section';
import {workLabels, type Company} from '@site/src/site/company';
import {fill} from '@site/src/site/fill';
import {fillIn} from '@site/src/site/fillIn';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const copy = fill(words.company);

/** How much past work is shown before the rest is collapsed: each entry takes half a phone's screen. */
const shownAtOnce = 6;

/** The company's people and past work. Without either, there is no section. */
export default function CompanyFacts({company}: {company: Company}) {
  const {people, pastPerformance} = company;
  const rest = pastPerformance.slice(shownAtOnce);
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      {people.length > 0 && (
        <Section id="people" layout="margin" heading={copy.people.heading}>
          <ul className={`tiles ${styles.people}`}>
            {people.map(({name, role, credential, verifyLink, about, picture}) => (
              <li key={name} className={styles.item}>
                {picture && <img src={withBaseUrl(picture)} alt="" loading="lazy" />}
                <h3>{name}</h3>
                {role && <p className="fine">{role}</p>}
                {about && <p className="measure">{about}</p>}
                {(credential || verifyLink) && (
                  <p className="fine reach">
                    {credential}{' '}
                    {verifyLink && (
                      <ProofLink name={fillIn(copy.people.verify, {name})} link={verifyLink} />
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {pastPerformance.length > 0 && (
        <Section id="past-performance" layout="margin" heading={copy.work.heading}>
          <WorkList items={pastPerformance.slice(0, shownAtOnce)} />
          {rest.length > 0 && (
            <details>
              <summary className={styles.more}>
                {fillIn(copy.work.more, {count: rest.length})}
              </summary>
              <WorkList items={rest} />
            </details>
          )}
        </Section>
      )}
    </>
  );
}

const WorkList = ({items}: {items: Company['pastPerformance']}) => (
  <ol>
    {items.map((work, index) => (
      // A customer may have several contracts, so its name isn't unique.
      <li key={index} className={styles.item}>
        <h3>{work.customer}</h3>
        <FactList
          look="terms"
          items={workLabels
            .map(([field, label]) => ({label, text: work[field]?.trim()}))
            .filter(({text}) => text)}
        />
      </li>
    ))}
  </ol>
);
