/** Stands for the articles plugin's `list-1.json`: the sample articles on one page; `setArticles` puts others there. */
import type {ArticleCard, ArticleList} from '@site/src/content';
import {articles} from '../samples';

/** A list of these articles: all there is, or the first of several pages alike. */
const listOf = (shown: readonly ArticleCard[], totalPages: number): ArticleList => ({
  articles: [...shown],
  categories: [...new Set(shown.map(({category}) => category))],
  totalCount: shown.length * totalPages,
  totalPages,
});

const list = listOf(articles, 1);
export default list;

/** Puts these articles on the list's first page. */
export function setArticles(shown: readonly ArticleCard[] = articles, totalPages = 1): void {
  Object.assign(list, listOf(shown, totalPages));
}
