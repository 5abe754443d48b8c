import type {articleCard} from './docusaurus';
import type {serviceCard} from './serviceCard';

export type {ServiceGroup} from './kinds';
export type {Action} from './model';

/** The fields of a service that lists show. */
export type ServiceCard = ReturnType<typeof serviceCard>;

/** The fields of an article that lists show, and its variant of its category's cover. */
export type ArticleCard = ReturnType<typeof articleCard> & {coverVariant: number};

/** The fields of a service's sample that lists show. */
export type Sample = {
  /** Its type and subject: `Test report: triage of maintenance reports`. */
  title: string;
  reference: string;
  date: string;
  /** The head of its table and three rows, around the remark if there is one. */
  rows: string[][];
  /** The remark in the margin, and the first cell of the row it is about. */
  note?: {row: string; text: string};
};
