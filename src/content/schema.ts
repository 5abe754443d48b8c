/** What the fields above the text of an article and of a service may hold. `fields.yml` is the table. */
import {contentIconNames} from '../brand/icons';
import {site} from '../site';
import {categories, type Category} from './categories';
import {readTable} from './check/messages';

/** The industries a service can name; their pages' copy stands in `src/data/industries.ts`. */
export const industryKeys = ['aerospace', 'government', 'consumer', 'healthcare'] as const;

export type IndustryKey = (typeof industryKeys)[number];

/** The mailboxes an action can open, as content writes them. */
export const mailboxes = Object.keys(site.emails).map((key) => `email:${key}`);

/** The words of which fields hold one, by what they are called. */
export const choices = {
  categories,
  icons: contentIconNames,
  industries: industryKeys,
  statuses: ['coming soon'],
} as const;

/** A field; `fields.yml`, here and in `src/site/`, says what each setting is. */
export type Field = {
  type: 'text' | 'day' | 'number' | 'boolean' | 'group';
  in?: 'article' | 'service';
  list?: boolean;
  optional?: boolean | 'service';
  min?: number;
  max?: number;
  whole?: boolean;
  choices?: keyof typeof choices;
  one?: string;
  proof?: boolean;
  because?: string;
  pattern?: string;
  fault?: string;
  fields?: Fields;
  label: string;
  description: string;
  example: unknown;
};

/** Fields by their names, in the order people see them. */
export type Fields = Readonly<Record<string, Field>>;

const table = readTable('fields.yml', {
  mailboxes: mailboxes.join(', '),
  keys: Object.keys(site.emails).join('|'),
  industries: industryKeys.join(', '),
});

/** The fields of the owner's two files, and of a link to where an entry of theirs can be checked. */
export const owner = readTable('../site/fields.yml') as {
  identity: Fields;
  company: Fields;
  link: Field;
};

/** The fields of a kind of page. */
export const fieldsOf = (kind: 'article' | 'service'): Fields =>
  Object.fromEntries(
    Object.entries(table as Fields)
      .filter(([, field]) => (field.in ?? kind) === kind)
      .map(([name, field]) => [
        name,
        {...field, optional: field.optional === true || field.optional === kind},
      ]),
  );

export type Action = {label: string; to: string};

/** An editor's note: what an article has to add after its day, its dated text unchanged. */
export type Update = {date: string; text: string};

type Common = {
  title: string;
  description: string;
  action: Action;
  closing: {heading: string; text: string};
  search_terms?: string[];
  redirect_from?: string[];
  draft?: boolean;
};

/** Front matter of an article, `blog/YYYY-MM-DD-name.md`. */
export type ArticleFrontMatter = Common & {
  category: Category;
  date: string;
  updates?: Update[];
  read_time: number;
  services: string[];
  cover?: string;
  cover_figure?: string;
};

/** Front matter of a service, `docs/technology/*.md` and `docs/behavioral/*.md`. */
export type ServiceFrontMatter = Common & {
  sidebar_label?: string;
  icon: string;
  sidebar_position: number;
  industries: IndustryKey[];
  services?: string[];
  status?: 'coming soon';
  duration?: string;
  price_model?: string;
};
