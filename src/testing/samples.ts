/** A few services and articles for tests of the lists that show them. */
import type {ArticleCard, ServiceCard} from '@site/src/content/types';

/** Two services of each line, in the site's order; the last is still coming. */
export const services: ServiceCard[] = [
  {
    slug: 'cybersecurity',
    permalink: '/services/cybersecurity',
    group: 'technology',
    title: 'Cybersecurity & Systems Engineering',
    label: 'Cybersecurity',
    description: 'Security design and evidence.',
    icon: 'shield',
    industries: ['government', 'healthcare'],
    comingSoon: false,
  },
  {
    slug: 'govtech',
    permalink: '/services/govtech',
    group: 'technology',
    title: 'GovTech',
    label: 'GovTech',
    description: 'From proposal to prototype.',
    icon: 'antenna',
    industries: ['government'],
    comingSoon: false,
  },
  {
    slug: 'applied-behavior',
    permalink: '/services/applied-behavior',
    group: 'behavioral',
    title: 'Applied Behavior Analysis (ABA/BCBA)',
    label: 'Applied Behavior Analysis',
    description: 'Written goals, measured baselines.',
    icon: 'heart',
    industries: ['healthcare'],
    comingSoon: false,
  },
  {
    slug: 'herbal-health',
    permalink: '/services/herbal-health',
    group: 'behavioral',
    title: 'Herbal & Integrative Health Programs',
    label: 'Herbal & Integrative Health',
    description: 'Education programs in preparation.',
    icon: 'leaf',
    industries: ['consumer'],
    comingSoon: true,
  },
];

/** Three articles, the newest first. */
export const articles: ArticleCard[] = [
  {
    slug: 'ai-in-government',
    permalink: '/insights/ai-in-government',
    services: ['cybersecurity'],
    title: 'The Future of AI in Government Systems',
    description: 'What agencies have to show.',
    category: 'Technology',
    date: '2025-10-10',
    readTime: 5,
    coverVariant: 0,
  },
  {
    slug: 'aba-digital-health',
    permalink: '/insights/aba-digital-health',
    services: ['applied-behavior'],
    title: 'ABA in Digital Health Platforms',
    description: 'What session data is good for.',
    category: 'Healthcare',
    date: '2025-09-19',
    readTime: 7,
    coverVariant: 1,
  },
  {
    slug: 'tech-meets-human',
    permalink: '/insights/tech-meets-human',
    services: [],
    title: 'When Technology Meets Human Intelligence',
    description: 'Two reviews of one system.',
    category: 'Innovation',
    date: '2025-09-08',
    readTime: 6,
    coverVariant: 2,
  },
];
