import type {ArticleFrontMatter} from './schema';
import type {ArticleCard} from './types';

/** An article's front matter, with what the articles plugin adds in the live server, which shows what is not published too. */
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
}: Article): ArticleCard {
  const {
    category,
    read_time: readTime,
    cover,
    services,
    unpublished,
  } = frontMatter as LiveFrontMatter;
  return {
    slug: permalink.split('/').at(-1) ?? '',
    permalink,
    title,
    description,
    category,
    date: new Date(date).toISOString().slice(0, 10),
    readTime,
    services,
    ...(cover && {cover}),
    ...(unpublished && {unpublished}),
  };
}
