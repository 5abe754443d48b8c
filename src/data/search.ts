/** A page made of components as search finds it. Pages in Markdown have `search_terms`. */
type SearchPage = {
  /** Its path, without the base URL. */
  to: string;
  /** What its result is called. */
  title: string;
  /** Other words visitors search for it by, with commas between them; never shown. */
  terms: string;
};

/** The pages that are made of components. One that is missing here is found by its own words alone. */
export const searchPages: SearchPage[] = [
  {to: '/', title: 'Home', terms: 'start page, main page, homepage'},
  {
    to: '/services',
    title: 'Services',
    terms: 'what do you do, offerings, solutions, capabilities, service list, all services',
  },
  {
    to: '/industries',
    title: 'Industries',
    terms: 'sectors, markets, customers, clients, who we serve, who do you work with',
  },
  {
    to: '/about',
    title: 'About',
    terms:
      'company, our mission, mission, company values, values, who we are, who are you, team, ' +
      'leadership, history, about us, about the company, partner, accessibility, ' +
      'capability statement',
  },
  {
    to: '/insights',
    title: 'Insights',
    terms: 'blog, articles, news, newsletter, subscribe, publications, rss, feed',
  },
  {
    to: '/contact',
    title: 'Contact',
    terms:
      'email, phone, phone number, telephone, call, talk to someone, address, location, ' +
      'where are you located, office hours, opening hours, consultation, appointment, ' +
      'book a meeting, message, quote, pricing, price, cost, how much does it cost, hire, sales, ' +
      'start a project, contact us, get in touch, privacy, cookies',
  },
];

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
  instead: "Tell us what you're looking for, and we'll tell you whether we do it.",
  more: 'Show more results',
  failed: "Search didn't load. The rest of the site works without it.",
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
