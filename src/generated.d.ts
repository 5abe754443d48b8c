/// <reference types="@docusaurus/module-type-aliases" />
// What plugins create for pages to import, and files imported for their address.
declare module '@generated/site-content/default/articles.json' {
  import type {ArticleCard} from '@site/src/content/types';

  const articles: ArticleCard[];
  export default articles;
}

<<<<<<< HEAD
declare module '@generated/site-social-cards/default/version.json' {
  const state: {version: string};
  export default state;
=======
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

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '@generated/site-storage.json' {
  export const type: 'localStorage' | 'sessionStorage';
  export const namespace: string;
}
