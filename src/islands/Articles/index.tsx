import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import ArticleTeaser, {ArticleGrid} from '@site/src/components/ArticleTeaser';
import type {InlineDrawingProps} from '@site/src/components/Drawing';
import {ChoiceLink} from '@site/src/components/links';
import type {ArticleCard} from '@site/src/content';
import type {Category} from '@site/src/content/categories';
import insights from '@site/src/pages/_insights.yml';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {island} from '@site/src/documents/island';
import styles from './styles.module.css';

const filter = fill(insights.filter);
const list = words.articles.back.to;

type ArticlesProps = {
  articles: ArticleCard[];
  /** The first article's cover, inlined because phones show it on the first screen. */
  cover?: InlineDrawingProps | undefined;
  categories: Category[];
  totalCount: number;
};

const addressOf = (category?: Category) =>
  category ? `${list}?${new URLSearchParams({category}).toString()}` : list;

function useAllArticles(isNeeded: boolean) {
  const [all, setAll] = useState<ArticleCard[] | 'failed'>();
  useEffect(() => {
    if (!isNeeded) return;
    import('@generated/site-content/default/articles.json').then(
      (module) => setAll(module.default),
      () => setAll('failed'),
    );
  }, [isNeeded]);
  return all;
}

/** The newest articles. Links filter them by category, so that a choice can be shared. */
function Articles({articles, cover, categories, totalCount}: ArticlesProps) {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  // As in `?category=Healthcare`. The server renders every article, so hydration has to start without a category.
  const asked = new URLSearchParams(isBrowser ? search : '').get('category')?.trim().toLowerCase();
  const category = categories.find((name) => name.toLowerCase() === asked);
  const hasMore = totalCount > articles.length;
  const all = useAllArticles(hasMore && category !== undefined);
  const known = Array.isArray(all) ? all : articles;
  const shown = category ? known.filter((article) => article.category === category) : articles;
  const [newest, ...others] = shown;
  const count = category ? shown.length : totalCount;
  const isWhole = !category || !hasMore || Array.isArray(all);

  useEffect(() => {
    // The inline script (src/frame/inline.ts) hid the list until it was filtered.
    if (isBrowser) document.documentElement.removeAttribute('data-filtering');
  }, [isBrowser]);

  return (
    <>
      {categories.length > 1 && (
        <div className="cluster spread" data-screen>
          <nav aria-label={filter.name} className={`beside ${styles.choices}`} data-needs-js="">
            <span aria-hidden="true" className="fine tablet-up">
              {filter.label}
            </span>
            <ul className="cluster near">
              {[undefined, ...categories].map((choice) => (
                <li key={choice ?? ''}>
                  <ChoiceLink
                    to={addressOf(choice)}
                    aria-current={choice === category ? 'true' : undefined}>
                    {choice ?? filter.all}
                  </ChoiceLink>
                </li>
              ))}
            </ul>
          </nav>
          {/* Screen readers announce how many articles are shown. */}
          <p role="status" className="fine">
            {isWhole
              ? `${count} ${count === 1 ? 'article' : 'articles'}${category ? ` in ${category}` : ''}`
              : filter[all ?? 'loading']}
          </p>
        </div>
      )}
      {newest && (
        <ArticleTeaser
          article={newest}
          look="feature"
          as="h2"
          drawing={newest === articles[0] ? cover : undefined}
        />
      )}
      {others.length > 0 && <ArticleGrid articles={others} />}
    </>
  );
}

export default island('Articles', Articles);
