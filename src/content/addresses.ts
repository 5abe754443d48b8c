/**
 * Where the plain Markdown copy of a page stands, below the base URL.
 * @param page path of the page without the base URL: `/`, `/services/cybersecurity`, with or without
 *   a slash at its end
 * @returns `index.md`, `services/cybersecurity.md`
 */
export function markdownPath(page: string): string {
  return `${page.replace(/^\/|\/$/g, '') || 'index'}.md`;
}

/** The feeds of articles, below the base URL, in the order they are offered. */
export const feeds = [
  {file: 'insights/rss.xml', type: 'application/rss+xml', name: 'RSS'},
  {file: 'insights/atom.xml', type: 'application/atom+xml', name: 'Atom'},
  {file: 'insights/feed.json', type: 'application/feed+json', name: 'JSON'},
] as const;
