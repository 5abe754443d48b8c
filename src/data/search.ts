/** Words of the search dialog. */
export const search = {
  button: 'Search',
  tooltip: 'Search (Ctrl K)',
  label: 'Search this site',
  placeholder: 'A service, an acronym',
  close: 'Close search',
  loading: 'Searching …',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  corrected: (words: string, count: number) => `Showing results for “${words}” (${count})`,
  none: (query: string) => `No results for “${query}”.`,
  /** Below the last one, above the links. */
  instead: 'Tell us what you’re looking for, and we’ll tell you whether we do it.',
  more: 'Show more results',
  failed: 'Search didn’t load. The rest of the site works without it.',
  retry: 'Try again',
  /** Ways on, before anything is typed and when nothing is found. */
  links: [
    {label: 'Contact us', to: '/contact'},
    {label: 'All services', to: '/services'},
    {label: 'Industries', to: '/industries'},
    {label: 'Insights', to: '/insights'},
    {label: 'About', to: '/about'},
  ],
} as const;
