import articles from '@generated/site-content/default/articles.json';
import type {ArticleCard} from './types';

/** All published articles, the newest first. Only for pages: an island would load the whole list. */
export const useArticles = (): ArticleCard[] => articles;

/** The two of these articles that concern most of these services, or name them earlier, or are newer. */
export function articlesAbout(services: readonly string[], candidates: ArticleCard[]) {
  const shared = ({services: own}: ArticleCard) =>
    own.reduce((sum, slug, place) => sum + (services.includes(slug) ? 1 - place / 100 : 0), 0);
  return [...candidates].sort((a, b) => shared(b) - shared(a)).slice(0, 2);
}
