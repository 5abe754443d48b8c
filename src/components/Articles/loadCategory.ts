import {categorySlug} from '@site/src/content/categoryTone';
import type {ArticleCard} from '@site/src/content';
import type {Category} from '@site/src/content/schema';

/** Loads the cards of all articles of a category; the articles plugin has written them into a file each. */
export async function loadCategory(category: Category): Promise<ArticleCard[]> {
  const module = (await import(
    `@generated/docusaurus-plugin-content-blog/default/categories/${categorySlug(category)}.json`
  )) as {default: ArticleCard[]};
  return module.default;
}
