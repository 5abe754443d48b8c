import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Section from '@site/src/components/Section';
import type {Person} from '@site/src/company';
import {companyCopy} from '@site/src/data/company';
import styles from './styles.module.css';

const copy = companyCopy.people;

/** The people accountable for the work. Renders nothing while no one is named. */
export default function People({people}: {people: readonly Person[]}) {
  if (people.length === 0) return null;
  return (
    <Section id="people" heading={copy.heading}>
      <ul className={clsx(styles.people, people.length === 1 && styles.alone)}>
        {people.map((person) => (
          <PersonCard key={person.name} {...person} />
        ))}
      </ul>
    </Section>
  );
}

function PersonCard({name, role, credential, verifyLink, about, picture}: Person) {
  const address = useBaseUrl(picture ?? '');
  return (
    <li className={styles.person}>
      {picture && (
        <img
          className={styles.picture}
          src={address}
          alt=""
          width="320"
          height="320"
          loading="lazy"
        />
      )}
      <h3 className={styles.name}>{name}</h3>
      {role && <p className={styles.role}>{role}</p>}
      {about && <p className={styles.about}>{about}</p>}
      {(credential || verifyLink) && (
        <p className={styles.credential}>
          {credential}{' '}
          {verifyLink && (
            <Link to={verifyLink} aria-label={copy.verify(name)}>
              {copy.verifyShort}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
