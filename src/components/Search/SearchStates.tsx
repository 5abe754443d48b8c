import Link from '@docusaurus/Link';
import {search as copy} from '@site/src/data/search';
import {filledByScript} from './filledByScript';
import styles from './styles.module.css';

type LinksProps = {items: readonly {label: string; to: string}[]};

function Links({items}: LinksProps) {
  return (
    <ul className={styles.links}>
      {items.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What stands below the input: results, a start, no results, a failure. One of them shows. */
export function SearchStates() {
  return (
    <div className={styles.body} data-search-body>
      <div className={styles.found}>
        <div className={styles.results} data-search-results {...filledByScript} />
        <button
          type="button"
          className={styles.more}
          data-search-more
          hidden
          suppressHydrationWarning>
          {copy.more}
        </button>
      </div>
      <div className={styles.idle}>
        <h2 className={styles.heading}>{copy.idle.heading}</h2>
        <Links items={copy.idle.links} />
      </div>
      <div className={styles.empty}>
        <p className={styles.text}>{copy.empty.text}</p>
        <Links items={copy.empty.links} />
        <div className={styles.nearest} suppressHydrationWarning>
          <h2 className={styles.label}>{copy.empty.nearest}</h2>
          <div className={styles.results} data-search-nearest {...filledByScript} />
        </div>
      </div>
      <div role="alert" className={styles.failed}>
        <h2 className={styles.heading}>{copy.failed.heading}</h2>
        <p className={styles.text}>{copy.failed.text}</p>
        <button type="button" className={styles.retry} data-search-retry>
          {copy.failed.retry}
        </button>
      </div>
    </div>
  );
}
