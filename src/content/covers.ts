/** Which cover an article has. Pages name its file by this, and the plugin that draws the covers writes it. */
import {hash} from '../motif/seed';
import {categorySlug} from './categoryTone';
import type {ArticleCard} from './types';

/** How many covers each category has: enough for a page of a list. */
export const coverVariants = 12;

/** Which of its category's covers an article has, always the same one. */
export const coverVariant = (slug: string): number => hash(slug) % coverVariants;

/** Name of the file of an article's cover, without its ending. */
export const coverName = ({slug, category}: Pick<ArticleCard, 'slug' | 'category'>): string =>
  `${categorySlug(category)}-${coverVariant(slug)}`;
