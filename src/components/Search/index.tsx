/**
 * Site search: a button and a popover, which open and take text without any script. What they do then
 * is in src/frame/search.ts, which finds the parts by `data-search`.
 */
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ToolButton from '@site/src/components/ToolButton';
import {search as copy} from '@site/src/data/search';
import styles from './styles.module.css';

/** Opens search. */
export function SearchButton() {
  return (
    <ToolButton
      aria-label={copy.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tooltip={copy.tooltip}
      popoverTarget="search">
      <Magnifier />
    </ToolButton>
  );
}

function Magnifier() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={styles.sign} aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.75" />
      <path d="m12.9 12.9 4.6 4.6" />
    </svg>
  );
}

/** A result without its words and address: the script copies and fills it. */
function Result() {
  return (
    <li data-search="result" hidden>
      <Link to="/" className={styles.result}>
        <span className={styles.title} data-search="title">
          <mark />
        </span>{' '}
        <span className={styles.kind} data-search="kind" />{' '}
        <span className={styles.text} data-search="text" />
      </Link>
      <ul className={styles.headings}>
        <li data-search="heading">
          <Link to="/" className={styles.heading} />
        </li>
      </ul>
    </li>
  );
}

/** The search dialog, once on every page. It shows one of its states: `data-state`. */
export function SearchDialog() {
  return (
    <div
      popover="auto"
      id="search"
      role="dialog"
      aria-label={copy.label}
      className={styles.dialog}
      data-state="idle"
      data-base={useBaseUrl('/')}>
      <div role="search" className={styles.bar}>
        <Magnifier />
        <input
          type="text"
          role="searchbox"
          className={styles.input}
          aria-label={copy.label}
          placeholder={copy.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          data-search="input"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the popover's, when it is opened
          autoFocus
        />
        <ToolButton aria-label={copy.close} popoverTarget="search" popoverTargetAction="hide">
          <svg
            viewBox="0 0 20 20"
            width="20"
            height="20"
            className={styles.sign}
            aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" />
          </svg>
        </ToolButton>
      </div>
      <div className={styles.body}>
        <p
          role="status"
          className={styles.status}
          data-search="status"
          data-loading={copy.loading}
          data-one={copy.one}
          data-many={copy.many}
          data-corrected={copy.corrected}
          data-none={copy.none}
        />
        <ol className={styles.results} data-when="results" data-search="results">
          <Result />
        </ol>
        <button type="button" className={styles.more} data-when="results" data-search="more" hidden>
          {copy.more}
        </button>
        <div role="alert" className={styles.state} data-when="failed">
          <p>{copy.failed}</p>
          <button type="button" className={styles.more} data-search="retry">
            {copy.retry}
          </button>
        </div>
        <p className={styles.state} data-when="none">
          {copy.instead}
        </p>
        <ul className={styles.links} data-when="idle none">
          {copy.links.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
