import {lastUpdate} from './notes';
import type {ArticleFrontMatter} from './schema';
import type {ArticleCard} from './types';

/** An article's front matter, with what is added in the dev server, which shows what isn't published too. */
export type LiveFrontMatter = ArticleFrontMatter & Pick<ArticleCard, 'unpublished'>;

/** What the framework knows of an article: as its plugin loads it, or in a page, which has it as JSON. */
type Article = {
  metadata: {
    permalink: string;
    title: string;
    description: string;
    date: Date | string;
    frontMatter: object;
  };
};

/**
 * What lists show of an article.
 * @param article a blog plugin's post, or a page's compiled Markdown
 */
export function articleCard({
  metadata: {permalink, title, description, date, frontMatter},
}: Article): Omit<ArticleCard, 'coverVariant'> {
  const {
    category,
    read_time: readTime,
    cover,
    cover_figure: coverFigure,
    services,
    updates,
    unpublished,
  } = frontMatter as LiveFrontMatter;
  const updated = lastUpdate(updates);
  return {
    slug: permalink.split('/').at(-1) ?? '',
    permalink,
    title,
    description,
    category,
    date: new Date(date).toISOString().slice(0, 10),
    readTime,
    services,
    ...(updated && {updated}),
    ...(cover && {cover}),
    ...(coverFigure && {coverFigure}),
    ...(unpublished && {unpublished}),
  };
}
