import {useEffect, useState} from 'react';
import type {ArticleCard, ArticleList} from '@site/src/content';
import type {Category} from '@site/src/content/schema';
import {loadCategory} from './loadCategory';

/** The articles to show, and whether they are all there are of what is asked for. */
type Shown = {articles: readonly ArticleCard[]; state: 'whole' | 'loading' | 'failed'};

/**
 * The articles of a category. Where the list has several pages, the first one's are shown until those of
 * all pages are loaded.
 * @param list its first page
 * @param category the chosen one; without it, all are shown
 */
export function useArticles(
  {articles, totalPages}: ArticleList,
  category: Category | undefined,
): Shown {
  const hasMore = totalPages > 1;
  const [loaded, setLoaded] = useState<{category: Category; articles?: ArticleCard[]}>();
  useEffect(() => {
    if (!category || !hasMore) return undefined;
    let isCurrent = true;
    const keep = (all?: ArticleCard[]) => isCurrent && setLoaded({category, articles: all});
    loadCategory(category).then(keep, () => keep());
    return () => {
      isCurrent = false;
    };
  }, [category, hasMore]);

  if (!category) return {articles, state: 'whole'};
  const here = articles.filter((article) => article.category === category);
  if (!hasMore) return {articles: here, state: 'whole'};
  if (loaded?.category !== category) return {articles: here, state: 'loading'};
  return loaded.articles
    ? {articles: loaded.articles, state: 'whole'}
    : {articles: here, state: 'failed'};
}
