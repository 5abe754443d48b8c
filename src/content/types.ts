import type {Category} from './categories';
import type {Action, IndustryKey} from './schema';

export type {Action};

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
  description: string;
  icon: string;
  industries: IndustryKey[];
  comingSoon: boolean;
  /** Only in the dev server: visitors don't see it. */
  draft?: boolean;
};

/** What lists show of an article. */
export type ArticleCard = {
  slug: string;
  /** Address of its page, with the base URL. */
  permalink: string;
  title: string;
  description: string;
  category: Category;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  /** Minutes it takes to read. */
  readTime: number;
  /** Day of the newest editor's note. */
  updated?: string;
  /** Address of a picture of the writer's own, without the base URL, in place of the drawn cover. */
  cover?: string;
  /** Which of its category's drawn covers it has. */
  coverVariant: number;
  /** A figure of the text to set large on the drawn cover, such as `571 → 1,110`. */
  coverFigure?: string;
  /** The services it concerns, by their slugs, the most relevant first. */
  services: string[];
  /** Only in the dev server: why visitors don't see it yet. */
  unpublished?: 'draft' | 'scheduled';
};
