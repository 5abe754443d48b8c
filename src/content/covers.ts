/** Which cover an article has. Pages name its file by this, and the plugin that draws the covers writes it. */
import {hash} from '../motif/seed';
import {coverStyle} from './categories';
import type {ArticleCard} from './types';

/** How many covers each style has: enough for a page of a list. */
export const coverVariants = 12;

/** Which of its style's covers an article has, always the same one. */
export const coverVariant = (slug: string): number => hash(slug) % coverVariants;

/** Name of the file of an article's cover, without its ending. */
export const coverName = ({slug, category}: Pick<ArticleCard, 'slug' | 'category'>): string =>
  `${coverStyle(category).toLowerCase().replaceAll(' ', '-')}-${coverVariant(slug)}`;
