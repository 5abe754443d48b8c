/** Copy of the insights list and the words every article page shares. */
export const insights = {
  title: 'Insights',
  description:
    'Articles on AI in government, defense security, NASA research funding, behavior analysis and wellness at work, with links to their sources.',
  hero: {
    heading: 'Insights',
    intro:
      'Articles on government technology, security, behavioral science and health, with links to the laws, standards and studies behind them.',
  },
  /** The heading on its social card, whose label is the title already. */
  card: {technology: 'Articles on systems', human: 'and the people who use them.'},
  filter: {
    label: 'Show',
    /** The filter's name for screen readers. */
    name: 'Filter articles by category',
    all: 'All',
    /** While older articles of a category are loaded, and when they could not be. */
    loading: 'Loading older articles',
    failed:
      'The older articles could not be loaded. Choose the category once more, or look through all pages.',
  },
  /** The way through a list of several pages. */
  pages: {name: 'Pages of articles', page: 'Page', newer: 'Newer', older: 'Older'},
  readLabel: 'Read the article',
  back: {label: 'Back to Insights', to: '/insights'},
  contentsLabel: 'In this article',
  /** Badges of the live server. */
  unpublished: {draft: 'Draft', scheduled: 'Scheduled'},
  related: {services: 'Related services', articles: 'Keep reading'},
  /** Above the articles of a feed, for whoever opens it in a browser. */
  feed: {
    hint: 'This is a web feed. Copy its address into a feed reader, and new articles reach you there.',
    toSite: 'Read the articles on our site',
  },
  stayUpdated: {
    heading: 'Stay Updated',
    intro:
      'New articles appear on this page, on no fixed schedule. A feed reader can follow them from this address.',
  },
  closing: {
    heading: 'Have a question worth studying together?',
    text: 'If your program, lab or clinic has a problem that needs engineering and behavioral knowledge, tell us about it. We are open to joint articles and research proposals.',
    actions: [{label: 'Propose a Collaboration', to: '/contact'}],
  },
} as const;
