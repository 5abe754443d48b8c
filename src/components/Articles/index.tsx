import list from '@generated/docusaurus-plugin-content-blog/default/list-1.json';
import ArticleGrid from '@site/src/components/ArticleGrid';
import ArticleTeaser from '@site/src/components/ArticleTeaser';
import CategoryFilter from '@site/src/components/CategoryFilter';
import Pagination from '@site/src/components/Pagination';
import {insights as copy} from '@site/src/data/insights';
import {useArticles} from './useArticles';
import {useCategory} from './useCategory';

/** The newest articles, of which one category can be chosen; the way to the older ones. */
export default function Articles() {
  const {categories, totalCount, totalPages} = list;
  const category = useCategory(categories);
  const {articles, state} = useArticles(list, category);
  const [newest, ...others] = articles;
  return (
    <>
      {categories.length > 1 && (
        <CategoryFilter
          categories={categories}
          current={category}
          count={category ? articles.length : totalCount}
          state={state}
        />
      )}
      {newest && (
        <ArticleTeaser article={newest} size="feature" as="h2" readLabel={copy.readLabel} eager />
      )}
      <ArticleGrid articles={others} layout="wide" />
      {!category && <Pagination page={1} total={totalPages} />}
    </>
  );
}
