import type {articleCard} from './docusaurus';
import type {serviceCard} from './serviceCard';

export type {ServiceGroup} from './kinds';
export type {Action} from './model';

/** What lists show of a service. */
export type ServiceCard = ReturnType<typeof serviceCard>;

/** What lists show of an article, and which of its category's drawn covers it has. */
export type ArticleCard = ReturnType<typeof articleCard> & {coverVariant: number};
