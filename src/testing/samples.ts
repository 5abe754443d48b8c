/** Sample services and articles for tests of lists. */
import type {ArticleCard, ServiceCard} from '@site/src/content/types';

const service = (
  slug: string,
  group: ServiceCard['group'],
  title: string,
  industries: ServiceCard['industries'],
): ServiceCard => ({
  slug,
  permalink: `/services/${slug}`,
  group,
  title,
  label: title.split(' & ')[0] ?? title,
  description: `About ${title}.`,
  icon: 'shield',
  industries,
  comingSoon: slug === 'herbal-health',
});

/** Two services of each group, in order; the last one is coming soon. */
export const services: ServiceCard[] = [
  service('cybersecurity', 'technology', 'Cybersecurity & Systems', ['government', 'healthcare']),
  service('govtech', 'technology', 'GovTech', ['government']),
  service('applied-behavior', 'behavioral', 'Applied Behavior Analysis', ['healthcare']),
  service('herbal-health', 'behavioral', 'Herbal & Integrative Health', ['consumer']),
];

const article = (
  slug: string,
  title: string,
  category: ArticleCard['category'],
  date: string,
  coverVariant: number,
): ArticleCard => ({
  slug,
  permalink: `/insights/${slug}`,
  services: ['cybersecurity'],
  authors: [{name: 'Ana Sample', title: 'BCBA-D', url: 'https://example.com/ana'}],
  title,
  description: `About ${title}.`,
  category,
  date,
  readTime: 5,
  coverVariant,
});

/** Articles, newest first. */
export const articles: ArticleCard[] = [
  article('ai', 'The Future of AI in Government Systems', 'Technology', '2025-10-10', 0),
  article('aba', 'ABA in Digital Health Platforms', 'Healthcare', '2025-09-19', 1),
];
