import type {articleCard} from './articleCard';
import type {Action, IndustryKey} from './schema';

export type {Action};

/** The two service lines. */
export type ServiceGroup = 'technology' | 'behavioral';

/** What lists show of a service. */
export type ServiceCard = {
  slug: string;
  /** Address of its page, with the base URL. */
  permalink: string;
  group: ServiceGroup;
  title: string;
  /** The title, or a shorter form for narrow lists. */
  label: string;
  description: string;
  icon: string;
  industries: IndustryKey[];
  comingSoon: boolean;
  /** Only in the dev server: visitors don't see it. */
  draft?: boolean;
};

/** What lists show of an article, and which of its category's drawn covers it has. */
export type ArticleCard = ReturnType<typeof articleCard> & {coverVariant: number};
