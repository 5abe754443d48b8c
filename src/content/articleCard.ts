import {lastUpdate} from './notes';
import type {ArticleFrontMatter} from './schema';

/** An article's front matter, with what is added in the dev server, which shows what isn't published too. */
export type LiveFrontMatter = ArticleFrontMatter & {unpublished?: 'draft' | 'scheduled'};

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

/** What lists show of an article; its permalink is with the base URL, its cover without. */
export function articleCard({metadata}: Article) {
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
