import articles from '@generated/site-content/default/articles.json';
import type {ArticleCard} from './types';

/** All published articles, newest first. For pages only: an island would download the whole list. */
export const useArticles = (): ArticleCard[] => articles;

/** The two articles that name the most of these services. Ties go to the one that names them earlier, then newer. */
export function articlesAbout(services: readonly string[], candidates: ArticleCard[]) {
  const shared = ({services: own}: ArticleCard) =>
    own.reduce((sum, slug, place) => sum + (services.includes(slug) ? 1 - place / 100 : 0), 0);
  return [...candidates].sort((a, b) => shared(b) - shared(a)).slice(0, 2);
}
