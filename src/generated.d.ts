// What the articles plugin creates for pages to import, and files imported for their address.
declare module '@generated/docusaurus-plugin-content-blog/default/newest.json' {
  const articles: import('./content/types').ArticleCard[];
  export default articles;
}

declare module '@generated/docusaurus-plugin-content-blog/default/by-service.json' {
  const articles: Record<string, import('./content/types').ArticleCard[]>;
  export default articles;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
