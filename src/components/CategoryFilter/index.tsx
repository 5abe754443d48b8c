import ChoiceLink from '@site/src/components/ChoiceLink';
import type {Category} from '@site/src/content/schema';
import {insights as copy} from '@site/src/data/insights';
import styles from './styles.module.css';

type CategoryFilterProps = {
  /** The categories to choose from: those that have articles. */
  categories: readonly Category[];
  /** The chosen one; all articles are shown while there is none. */
  current: Category | undefined;
  /** How many articles there are of what is chosen. */
  count: number;
  /** Whether all of them are known yet. Default: `whole`. */
  state?: 'whole' | 'loading' | 'failed';
};

/** The list's address that shows one category, or all. */
function filterAddress(category?: Category): string {
  return category ? `${copy.back.to}?${new URLSearchParams({category}).toString()}` : copy.back.to;
}

/**
 * Shows one category of the articles or all. Every choice is a link, so that it can be shared, opened
 * beside this page and gone back from; how many articles are left is announced.
 */
export default function CategoryFilter({
  categories,
  current,
  count,
  state = 'whole',
}: CategoryFilterProps) {
  const choices = [
    {label: copy.filter.all, category: undefined},
    ...categories.map((category) => ({label: category, category})),
  ];
  return (
    <div className={styles.filter}>
      <nav aria-label={copy.filter.name} className={styles.choices}>
        <span aria-hidden="true" className={styles.label}>
          {copy.filter.label}
        </span>
        <ul className={styles.list}>
          {choices.map(({label, category}) => (
            <li key={label}>
              <ChoiceLink
                to={filterAddress(category)}
                aria-current={category === current ? 'true' : undefined}>
                {label}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className={styles.count}>
        {state === 'whole' ? (
          <>
            {count} {count === 1 ? 'article' : 'articles'}
            {current && ` in ${current}`}
          </>
        ) : (
          copy.filter[state]
        )}
      </p>
    </div>
  );
}
