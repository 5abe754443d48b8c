import type {articleCard} from './docusaurus';
import type {serviceCard} from './serviceCard';

export type {ServiceGroup} from './kinds';
export type {Action} from './model';

/** What lists show of a service. */
export type ServiceCard = ReturnType<typeof serviceCard>;

/** What lists show of an article, and which of its category's drawn covers it has. */
export type ArticleCard = ReturnType<typeof articleCard> & {coverVariant: number};

/** The sample on a service's page, as lists show it. */
export type Sample = {
  /** What it is, and of what: `Test report: triage of maintenance reports`. */
  title: string;
  reference: string;
  date: string;
  /** The rows of its table that say most, after the head. */
  rows: string[][];
  /** The remark in its margin, and the first cell of the row that it is about. */
  note?: {row: string; text: string};
};
