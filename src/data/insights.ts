/** Copy of the insights list and the words every article page shares. */
export const insights = {
  title: 'Insights',
  description:
    'Articles on AI in government, defense security, NASA research funding, behavior analysis and wellness at work, each with links to its sources.',
  hero: {
    heading: 'Insights',
    intro:
      'What the rules and the research say about government technology, security, behavioral science and health, and what to do about it. We link to every law, standard and study we cite, so you can check us.',
  },
  /** The heading on its social card, whose label is the title already. */
  card: {technology: 'Articles on systems', human: 'and the people who use them'},
  filter: {
    label: 'Show',
    /** The filter's name for screen readers. */
    name: 'Filter articles by category',
    all: 'All',
    /** While older articles of a category are loaded, and when they could not be. */
    loading: 'Loading older articles',
    failed:
      'The older articles didn’t load. Choose the category again, or page through the whole list.',
  },
  /** The way through a list of several pages. */
  pages: {name: 'Pages of articles', page: 'Page', newer: 'Newer', older: 'Older'},
  readLabel: 'Read the article',
  back: {label: 'Back to Insights', to: '/insights'},
  contentsLabel: 'In this article',
  related: {services: 'Related services', articles: 'Keep reading'},
  stayUpdated: {
    heading: 'Stay Updated',
    intro: 'When a rule changes, we update the article it affects and date the change.',
  },
  closing: {
    heading: 'Propose a joint article or study',
    text: 'If a problem in your program, lab or clinic needs both engineers and behavior analysts, tell us the question and the data you have.',
    actions: [{label: 'Propose a Collaboration', to: '/contact'}],
  },
} as const;
