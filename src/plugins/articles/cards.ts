import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {articleCard} from '../../content/articleCard';
import {categoryNames, categorySlug} from '../../content/categoryTone';
import type {ArticleFrontMatter} from '../../content/schema';
import type {ArticleCard, ArticleList} from '../../content/types';

/** How many articles the home page shows. */
const newestCount = 4;
/** How many articles a service page and an article page name. */
const relatedCount = 2;

const servicesOf = (post: BlogPost) =>
  (post.metadata.frontMatter as unknown as ArticleFrontMatter).services;

/** The articles to read after one: those that share most services with it, the newer first. */
export function relatedPosts(post: BlogPost, posts: BlogPost[]): BlogPost[] {
  const own = servicesOf(post);
  // By how many they share, in one pass: sorting them all for each article takes a minute for thousands.
  const ranks: BlogPost[][] = [];
  for (const other of posts) {
    if (other !== post)
      (ranks[servicesOf(other).filter((slug) => own.includes(slug)).length] ??= []).push(other);
  }
  return ranks.reverse().flat().slice(0, relatedCount);
}

/** The newest articles about each service, by the service's address. */
export function postsByService(posts: BlogPost[]): Record<string, ArticleCard[]> {
  const slugs = [...new Set(posts.flatMap(servicesOf))];
  return Object.fromEntries(
    slugs.map((slug) => [
      slug,
      posts
        .filter((post) => servicesOf(post).includes(slug))
        .slice(0, relatedCount)
        .map(articleCard),
    ]),
  );
}

/** The pages of the list of articles, so many cards on each. */
function listPages(cards: readonly ArticleCard[], size: number): ArticleList[] {
  const categories = categoryNames.filter((name) => cards.some(({category}) => category === name));
  const totalPages = Math.max(1, Math.ceil(cards.length / size));
  return Array.from({length: totalPages}, (_, page) => ({
    articles: cards.slice(page * size, (page + 1) * size),
    categories,
    totalCount: cards.length,
    totalPages,
  }));
}

/**
 * Writes the cards that pages show.
 * @param posts all posts that may be seen, the newest first
 * @param size how many stand on a page of the list
 * @returns the files that routes name: of the pages of the list, and of the articles to read after each, by its address
 */
export async function writeCards(
  posts: BlogPost[],
  size: number,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
) {
  const cards = posts.map(articleCard);
  const lists = await Promise.all(
    listPages(cards, size).map((list, index) => createData(`list-${index + 1}.json`, list)),
  );
  // For the filter of a list that goes on over several pages (src/components/Articles/useArticles.ts).
  for (const name of categoryNames) {
    await createData(
      `categories/${categorySlug(name)}.json`,
      cards.filter(({category}) => category === name),
    );
  }
  await createData('newest.json', cards.slice(0, newestCount));
  await createData('by-service.json', postsByService(posts));
  const related = new Map(
    await Promise.all(
      posts.map(async (post) => {
        const {permalink, slug} = articleCard(post);
        return [
          permalink,
          await createData(`related-${slug}.json`, relatedPosts(post, posts).map(articleCard)),
        ] as const;
      }),
    ),
  );
  return {lists, related};
}
