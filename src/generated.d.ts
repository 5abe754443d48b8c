/// <reference types="@docusaurus/module-type-aliases" />
// What plugins create for pages to import, and files imported for their address.
declare module '@generated/site-content/default/articles.json' {
  import type {ArticleCard} from '@site/src/content/types';

  const articles: ArticleCard[];
  export default articles;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
