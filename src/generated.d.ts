/// <reference types="@docusaurus/module-type-aliases" />
// What plugins create for pages to import, and files imported for their address.
declare module '@generated/site-content/default/articles.json' {
  import type {ArticleCard} from '@site/src/content/types';

  const articles: ArticleCard[];
  export default articles;
}

declare module '@generated/site-content/default/samples.json' {
  import type {Sample} from '@site/src/content/types';

  /** By the slug of the service. */
  const samples: Readonly<Record<string, Sample>>;
  export default samples;
}

declare module '@generated/site-social-cards/default/look.json' {
  /** A hash of what draws the social cards. */
  const look: string;
  export default look;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
