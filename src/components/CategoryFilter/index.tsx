import clsx from 'clsx';
import {ChoiceLink} from '@site/src/components/links';
import type {Category} from '@site/src/content/categories';
import {insights as copy} from '@site/src/data/insights';
import styles from './styles.module.css';

type CategoryFilterProps = {
  /** The categories to choose from: those that have articles. */
  categories: readonly Category[];
  /** The chosen category, if any. */
  current: Category | undefined;
  /** How many articles are shown. */
  count: number;
  /** Whether the full list has loaded. Default: `whole`. */
  state?: 'whole' | 'loading' | 'failed';
};

/** The address of the list, with the category as its query. */
function filterAddress(category?: Category): string {
  return category ? `${copy.back.to}?${new URLSearchParams({category}).toString()}` : copy.back.to;
}

/** Links that filter the article list, so that a choice can be shared; screen readers hear how many are left. */
export default function CategoryFilter(props: CategoryFilterProps) {
  const {categories, current, count, state = 'whole'} = props;
  const choices = [
    {label: copy.filter.all, category: undefined},
    ...categories.map((category) => ({label: category, category})),
  ];
  return (
    <div className={clsx('cluster', styles.filter)} data-screen>
      <nav aria-label={copy.filter.name} className={styles.choices}>
        <span aria-hidden="true" className={clsx('fine', styles.label)}>
          {copy.filter.label}
        </span>
        <ul className={clsx('cluster', styles.list)}>
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
      <p role="status" className="fine">
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
