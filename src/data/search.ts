/** A page of the site's own (not a service, not an article) as search finds it. */
type SearchPage = {
  /** Its path, without the base URL. */
  to: string;
  /** What its result is called. */
  title: string;
  /** Its copy: a module of this folder, which the live server's index is made from. */
  copy: string;
  /** Other words visitors search it by, never shown. Services and articles have `search_terms`. */
  terms: readonly string[];
};

/** The pages that are no services or articles. Those come from their Markdown. */
export const searchPages: SearchPage[] = [
  {to: '/', title: 'Home', copy: 'home', terms: ['start page', 'main page', 'homepage']},
  {
    to: '/services',
    title: 'Services',
    copy: 'services',
    terms: [
      'what you do',
      'offerings',
      'solutions',
      'capabilities',
      'service list',
      'all services',
    ],
  },
  {
    to: '/industries',
    title: 'Industries',
    copy: 'industries',
    terms: ['sectors', 'markets', 'customers', 'clients', 'who we serve'],
  },
  {
    to: '/about',
    title: 'About',
    copy: 'about',
    terms: [
      'company',
      'our mission',
      'company values',
      'values',
      'who we are',
      'team',
      'history',
      'about us',
      'partner',
      'accessibility',
      'capability statement',
    ],
  },
  {
    to: '/insights',
    title: 'Insights',
    copy: 'insights',
    terms: ['blog', 'articles', 'news', 'newsletter', 'subscribe', 'publications', 'rss', 'feed'],
  },
  {
    to: '/contact',
    title: 'Contact',
    copy: 'contact',
    terms: [
      'email',
      'phone',
      'phone number',
      'telephone',
      'call',
      'address',
      'location',
      'office hours',
      'opening hours',
      'consultation',
      'appointment',
      'book a meeting',
      'message',
      'quote',
      'pricing',
      'price',
      'cost',
      'hire',
      'sales',
      'contact us',
      'get in touch',
      'privacy',
      'cookies',
    ],
  },
];

/** Words of the search dialog. */
export const search = {
  button: 'Search',
  tooltip: 'Search (Ctrl K)',
  label: 'Search this site',
  placeholder: 'A service, an acronym',
  close: 'Close search',
  /** Under the first results, when there are others. */
  more: 'Show more results',
  /** Before anything is typed. */
  idle: {
    heading: 'Or go straight to',
    links: [
      {label: 'All services', to: '/services'},
      {label: 'Industries', to: '/industries'},
      {label: 'Insights', to: '/insights'},
      {label: 'About', to: '/about'},
      {label: 'Contact', to: '/contact'},
    ],
  },
  /** When no page has the words. */
  empty: {
    text: "Tell us what you're looking for, and we'll tell you whether we do it.",
    nearest: 'The nearest pages',
    links: [
      {label: 'Contact us', to: '/contact'},
      {label: 'View all services', to: '/services'},
    ],
  },
  /** When the index cannot be loaded. */
  failed: {
    heading: 'Search could not be loaded.',
    text: 'You may be offline. The rest of the site works without search.',
    retry: 'Try again',
  },
  /** The keys, for those who have them. */
  keys: [
    {keys: ['↑', '↓'], does: 'to move'},
    {keys: ['Enter'], does: 'to open'},
    {keys: ['Esc'], does: 'to close'},
  ],
} as const;
