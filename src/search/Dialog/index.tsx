import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {ChoiceLink} from '@site/src/components/links';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const copy = fill(words.search);

/**
 * The search dialog, a popover on every page. `../client` finds its parts by `data-search` and sets `data-state`, which
 * decides what is shown.
 */
export default function SearchDialog() {
  const {loading, one, results, corrected, none} = copy;
  return (
    <div
      popover="auto"
      id="search"
      role="dialog"
      aria-label={copy.label}
      className={styles.dialog}
      data-state="idle"
      data-base={useBaseUrl('/')}>
      <div role="search" className={`beside ${styles.bar}`}>
        <Icon name="search" />
        <input
          type="text"
          role="searchbox"
          aria-label={copy.label}
          placeholder={copy.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          data-search="input"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- in a popover it applies when it opens
          autoFocus
        />
        <Button
          kind="tool"
          aria-label={copy.close}
          popoverTarget="search"
          popoverTargetAction="hide">
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.body}>
        <p
          role="status"
          data-search="status"
          data-loading={loading}
          data-one={one}
          data-results={results}
          data-corrected={corrected}
          data-none={none}
        />
        <div data-when="results">
          <ol className={styles.results} data-search="results">
            {/* The template of a result, which the script clones and fills in. */}
            <li data-search="result" hidden>
              <Link to="/">
                <strong data-search="title">
                  <mark>{copy.label}</mark>
                </strong>{' '}
                <span data-search="kind" /> <span data-search="description" />
              </Link>
              <ul className={`cluster ${styles.headings}`}>
                <li data-search="heading">
                  <Link to="/">{copy.label}</Link>
                </li>
              </ul>
            </li>
          </ol>
          <Button kind="quiet" data-search="more" hidden label={copy.more} />
        </div>
        <div role="alert" data-when="failed">
          <p>{copy.failed}</p>
          <Button kind="quiet" data-search="retry" label={copy.retry} />
        </div>
        <p data-when="none">{copy.instead}</p>
        <ul className="cluster near" data-when="idle none">
          {copy.links.map(({label, to}) => (
            <li key={to}>
              <ChoiceLink to={to}>{label}</ChoiceLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
