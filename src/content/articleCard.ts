import {lastUpdate} from './notes';
import type {ArticleFrontMatter} from './schema';
import type {ArticleCard} from './types';

/** An article's front matter, with what is added in the dev server, which shows what isn't published too. */
export type LiveFrontMatter = ArticleFrontMatter & Pick<ArticleCard, 'unpublished'>;

/** What the framework knows of an article: as its plugin loads it, or in a page, which has it as JSON. */
type Article = {
  metadata: Pick<ArticleCard, 'permalink' | 'title' | 'description'> & {
    date: Date | string;
    frontMatter: object;
  };
};

/** What lists show of an article. */
export function articleCard({metadata}: Article): Omit<ArticleCard, 'coverVariant'> {
  const {permalink, title, description} = metadata;
  const fields = metadata.frontMatter as LiveFrontMatter;
  const {category, services, cover, cover_figure: coverFigure, unpublished} = fields;
  const updated = lastUpdate(fields.updates);
  return {
    slug: permalink.split('/').at(-1) ?? '',
    permalink,
    title,
    description,
    category,
    date: new Date(metadata.date).toISOString().slice(0, 10),
    readTime: fields.read_time,
    services,
    ...(updated && {updated}),
    ...(cover && {cover}),
    ...(coverFigure && {coverFigure}),
    ...(unpublished && {unpublished}),
  };
}
