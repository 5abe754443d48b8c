/** The feeds of articles, below the base URL, in the order they are offered. */
export const feeds = [
  {file: 'insights/rss.xml', type: 'application/rss+xml', name: 'RSS'},
  {file: 'insights/atom.xml', type: 'application/atom+xml', name: 'Atom'},
  {file: 'insights/feed.json', type: 'application/feed+json', name: 'JSON'},
] as const;
