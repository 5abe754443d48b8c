import {Fragment} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ToolButton from '@site/src/components/ToolButton';
import {search as copy} from '@site/src/data/search';
import {filledByScript} from './filledByScript';
import {Magnifier} from './SearchButton';
import {SearchStates} from './SearchStates';
import styles from './styles.module.css';

export {SearchButton} from './SearchButton';

/**
 * The search dialog, once on every page. All its words and states are here; the script shows them by
 * the dialog's `data-state`: `idle`, `results`, `empty`, `failed`.
 */
export function SearchDialog() {
  const index = useBaseUrl('/search-index/');
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
          <ToolButton className={styles.close} aria-label={copy.close} data-search-close="">
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              stroke="currentColor"
              strokeWidth="1.8"
              aria-hidden="true">
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
          </ToolButton>
        </div>
        <p
          id="search-status"
          role="status"
          className={styles.status}
          data-search-status
          {...filledByScript}
        />
        <SearchStates />
        <p className={styles.keys}>
          {copy.keys.map(({keys, does}) => (
            <span key={does}>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
              {does}
            </span>
          ))}
        </p>
      </div>
    </dialog>
  );
}
