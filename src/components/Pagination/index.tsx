import {ChoiceLink} from '@site/src/components/links';
import {insights as copy} from '@site/src/data/insights';
import {pageNumbers} from './pageNumbers';
import styles from './styles.module.css';

type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  total: number;
};

const {pages: words, back} = copy;

/** The address of a page of the article list. */
export const addressOfPage = (page: number): string =>
  page === 1 ? back.to : `${back.to}/page/${page}`;

/** Links to the other pages of the article list; renders nothing if there is only one page. */
export default function Pagination({page, total}: PaginationProps) {
  if (total === 1) return null;
  return (
    <nav aria-label={words.name} className={styles.pages}>
      {page > 1 && (
        <ChoiceLink to={addressOfPage(page - 1)} rel="prev">
          {words.newer}
        </ChoiceLink>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, total).map((number, index, all) => (
          <li key={number} data-gap={number - (all[index - 1] ?? 0) > 1 || undefined}>
            <ChoiceLink
              to={addressOfPage(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={`${words.page} ${number}`}>
              {number}
            </ChoiceLink>
          </li>
        ))}
      </ol>
      {page < total && (
        <ChoiceLink to={addressOfPage(page + 1)} rel="next">
          {words.older}
        </ChoiceLink>
      )}
    </nav>
  );
}
