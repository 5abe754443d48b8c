import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {search as copy} from '@site/src/data/search';
import styles from './styles.module.css';

/** Opens the search dialog. What it does is in `src/client/search.ts`; without scripts it is hidden. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={copy.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tooltip={copy.tooltip}
      data-search-open
      data-needs-js>
      <Magnifier />
    </button>
  );
}

function Magnifier() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.75" />
      <path d="m12.9 12.9 4.6 4.6" />
    </svg>
  );
}

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

/**
 * What the script writes into. React is told that the content is given, and so leaves it alone even
 * when a visitor searches before the app starts.
 */
const filledByScript = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/**
 * The search dialog, once on every page. All its words and states are here; the script shows them by
 * the dialog's `data-state`: `idle`, `results`, `empty`, `failed`.
 */
export function SearchDialog() {
  const index = useBaseUrl('/pagefind/');
  return (
    <dialog
      className={styles.dialog}
      aria-labelledby="search-label"
      data-search-dialog
      data-state="idle"
      data-index={index}
      suppressHydrationWarning>
      <div className={styles.panel}>
        <div role="search" className={styles.bar}>
          <label id="search-label" htmlFor="search-input" className={styles.label}>
            {copy.label}
          </label>
          <span className={styles.magnifier}>
            <Magnifier />
          </span>
          <input
            type="search"
            id="search-input"
            className={styles.input}
            placeholder={copy.placeholder}
            aria-describedby="search-status"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            enterKeyHint="search"
            data-search-input
          />
          <button type="button" className={styles.close} aria-label={copy.close} data-search-close>
            <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
          </button>
        </div>
        <p id="search-status" role="status" className={styles.status} data-search-status {...filledByScript} />
        <div className={styles.body} data-search-body>
          <div className={styles.found}>
            <div className={styles.results} data-search-results {...filledByScript} />
            <button type="button" className={styles.more} data-search-more hidden suppressHydrationWarning>
              {copy.more}
            </button>
          </div>
          <div className={styles.idle}>
            <h2 className={styles.heading}>{copy.idle.heading}</h2>
            <Links items={copy.idle.links} />
          </div>
          <div className={styles.empty}>
            <h2 className={styles.heading}>{copy.empty.heading}</h2>
            <div className={styles.nearest} suppressHydrationWarning>
              <p className={styles.text}>{copy.empty.nearest}</p>
              <div className={styles.results} data-search-nearest {...filledByScript} />
            </div>
            <p className={styles.text}>{copy.empty.text}</p>
            <Links items={copy.empty.links} />
          </div>
          <div className={styles.failed}>
            <h2 className={styles.heading} role="alert">{copy.failed.heading}</h2>
            <p className={styles.text}>{copy.failed.text}</p>
            <button type="button" className={styles.retry} data-search-retry>
              {copy.failed.retry}
            </button>
          </div>
        </div>
        <p className={styles.keys}>
          {copy.keys.map(({keys, does}) => (
            <span key={does}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {does}
            </span>
          ))}
        </p>
      </div>
    </dialog>
  );
}
