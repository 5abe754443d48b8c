import type {Action, Category, IndustryKey} from './schema';

/** The two service lines. */
export type ServiceGroup = 'technology' | 'behavioral';

/** What lists show of a service. */
export type ServiceCard = {
  /** Last part of its address. */
  slug: string;
  /** Address of its page, with the base URL. */
  permalink: string;
  group: ServiceGroup;
  title: string;
  /** The title, or its shorter form for narrow lists. */
  label: string;
  /** One-sentence promise. */
  description: string;
  icon: string;
  industries: IndustryKey[];
  comingSoon: boolean;
};

/** What lists show of an article. */
export type ArticleCard = {
  slug: string;
  /** Address of its page, with the base URL. */
  permalink: string;
  title: string;
  /** The excerpt. */
  description: string;
  category: Category;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  /** Minutes it takes to read. */
  readTime: number;
};

export type {Action};
