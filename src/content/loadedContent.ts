import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** What the framework's content plugins have loaded, for a plugin's `allContentLoaded`. */
export function loadedContent(allContent: AllContent) {
  const of = (name: string) => allContent[`docusaurus-plugin-content-${name}`]?.default;
  const docs = of('docs') as DocsContent | undefined;
  return {
    docs,
    services: docs?.loadedVersions[0]?.docs ?? [],
    articles: (of('blog') as BlogContent | undefined)?.blogPosts ?? [],
    pages: (of('pages') as PagesContent | undefined) ?? [],
  };
}
