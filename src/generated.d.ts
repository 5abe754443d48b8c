/// <reference types="@docusaurus/module-type-aliases" />
// What plugins create for pages to import, and files imported for their address.
declare module '@generated/docusaurus-plugin-content-blog/default/newest.json' {
  import type {ArticleCard} from '@site/src/content/types';

  const articles: ArticleCard[];
  export default articles;
}

declare module '@generated/docusaurus-plugin-content-blog/default/list-1.json' {
  import type {ArticleList} from '@site/src/content/types';

  const list: ArticleList;
  export default list;
}

declare module '@generated/docusaurus-plugin-content-blog/default/by-service.json' {
  import type {ArticleCard} from '@site/src/content/types';

  const articles: Record<string, ArticleCard[]>;
  export default articles;
}

declare module '@generated/site-pages/default/pages.json' {
  import type {SitePage} from '@site/src/content/nearestPages';

  const pages: SitePage[];
  export default pages;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
