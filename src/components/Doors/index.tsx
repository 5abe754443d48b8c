import {LinkRow} from '@site/src/components/links';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const {heading, items} = fill(words.doors);

/** The first link for each kind of reader. */
export const DoorLinks = () => (
  <ul className={`tiles ${styles.links}`} aria-label={heading}>
    {items.map(({label, tone, links: [first]}) => (
      <LinkRow key={label} to={first?.to ?? ''} label={label} tone={tone} />
    ))}
  </ul>
);

/** The kinds of readers, each with links to what they are looking for. */
export default function Doors() {
  return (
    <section className={styles.doors} aria-label={heading}>
      {items.map(({label, tone, text, links}) => (
        <div key={label} className={styles.door} data-tone={tone}>
          <h2>{label}</h2>
          <p>{text}</p>
          <ul>
            {links.map((link) => (
              <LinkRow key={link.label} {...link} tone={tone} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
