import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import ArticleTeaser, {ArticleGrid} from '@site/src/components/ArticleTeaser';
import CategoryFilter from '@site/src/components/CategoryFilter';
import type {InlineDrawingProps} from '@site/src/components/Drawing';
import type {ArticleCard} from '@site/src/content';
import type {Category} from '@site/src/content/categories';
import {island} from '@site/src/documents/island';

type ArticlesProps = {
  /** The newest articles, those of the first page of the list. */
  articles: ArticleCard[];
  /** The first one's cover, as phones show it in their first screen. */
  cover?: InlineDrawingProps | undefined;
  /** The categories that have articles, on whatever page. */
  categories: Category[];
  /** How many articles there are on all pages. */
  totalCount: number;
};

/** The category in the address (`?category=Healthcare`). The server renders all, so it is none until React is there. */
function useCategory(categories: Category[]): Category | undefined {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const asked = new URLSearchParams(isBrowser ? search : '').get('category')?.trim().toLowerCase();
  return categories.find((category) => category.toLowerCase() === asked);
}

/** All articles, loaded when those of the first page are not enough. */
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

/** The newest articles, of which one category can be chosen. */
function Articles({articles, cover, categories, totalCount}: ArticlesProps) {
  const category = useCategory(categories);
  const isBrowser = useIsBrowser();
  const hasMore = totalCount > articles.length;
  const all = useAllArticles(hasMore && category !== undefined);
  const known = Array.isArray(all) ? all : articles;
  const shown = category ? known.filter((article) => article.category === category) : articles;
  const [newest, ...others] = shown;

  useEffect(() => {
    // Set by the inline script (src/frame/inline.ts), it hid the list until the right one is shown.
    if (isBrowser) document.documentElement.removeAttribute('data-filtering');
  }, [isBrowser]);

  return (
    <>
      {categories.length > 1 && (
        <CategoryFilter
          categories={categories}
          current={category}
          count={category ? shown.length : totalCount}
          state={!category || !hasMore || Array.isArray(all) ? 'whole' : (all ?? 'loading')}
        />
      )}
      {newest && (
        <ArticleTeaser
          article={newest}
          look="feature"
          as="h2"
          drawing={newest === articles[0] ? cover : undefined}
        />
      )}
      <ArticleGrid articles={others} />
    </>
  );
}

export default island('Articles', Articles);
