import {Joi} from '@docusaurus/utils-validation';

/** The categories an article can have (specification section 3). */
export const categories = [
  'Technology',
  'Behavioral Science',
  'Space Tech',
  'Healthcare',
  'Cybersecurity',
  'Innovation',
] as const;

/** Category of an article. */
export type Category = (typeof categories)[number];

/** The industries a service can name; their pages' copy stands in `src/data/industries.ts`. */
export const industryKeys = ['aerospace', 'government', 'consumer', 'healthcare'] as const;

/** Key of an industry. */
export type IndustryKey = (typeof industryKeys)[number];

/** A labelled link or mail link. */
export type Action = {
  /** What the button says. */
  label: string;
  /** A path of this site (`/contact`) or a mailbox of the identity file (`email:behavioral`). */
  to: string;
};

/** What closes a page: the words above its action. */
export type Closing = {
  /** A short heading, two to eight words. */
  heading: string;
  /** One or two sentences on what happens next. */
  text: string;
};

/** Front matter that articles and services share. */
type Entry = {
  /** The page's title: its `h1`, its card, its browser tab. */
  title: string;
  /** The promise or excerpt, 60 to 180 characters: cards, hero, search engines. */
  description: string;
  /** The page's main action. */
  action: Action;
  /** The closing box or band. */
  closing: Closing;
  /** Other words a visitor may search this page by, never shown. */
  search_terms?: string[];
};

/** Front matter of a service, `docs/technology/*.md` and `docs/behavioral/*.md`. */
export type ServiceFrontMatter = Entry & {
  /** A shorter title for the footer and the side navigation. */
  sidebar_label?: string;
  /** Name of the service's icon, see `src/components/Icon`. */
  icon: string;
  /** Place within its folder: 1 comes first. */
  sidebar_position: number;
  /** The industries it serves. */
  industries: IndustryKey[];
  /** `coming soon` shows a badge wherever the service appears. */
  status?: 'coming soon';
};

/** Front matter of an article, `blog/YYYY-MM-DD-slug.md`. */
export type ArticleFrontMatter = Entry & {
  /** One of the six categories. */
  category: Category;
  /** Day of publication, as in the file's name. */
  date: Date;
  /** Minutes it takes to read, about 215 words each. */
  read_time: number;
  /** Addresses of the services it concerns, the most relevant first. */
  services: string[];
};

const entry = {
  title: Joi.string().min(3).max(90).required(),
  description: Joi.string().min(60).max(180).required(),
  action: Joi.object<Action>({
    label: Joi.string().max(40).required(),
    to: Joi.string()
      .pattern(/^(\/|email:(general|behavioral)$)/)
      .required(),
  }).required(),
  closing: Joi.object<Closing>({
    heading: Joi.string().max(60).required(),
    text: Joi.string().max(280).required(),
  }).required(),
  search_terms: Joi.array().items(Joi.string()),
  // Docusaurus adds it from the file's name in parseFrontMatter.
  slug: Joi.string(),
};

/** Check of a service's front matter; unknown fields are errors. */
export const serviceSchema = Joi.object<ServiceFrontMatter>({
  ...entry,
  sidebar_label: Joi.string().max(32),
  icon: Joi.string().required(),
  sidebar_position: Joi.number().integer().min(1).required(),
  industries: Joi.array()
    .items(Joi.string().valid(...industryKeys))
    .min(1)
    .required(),
  status: Joi.string().valid('coming soon'),
});

/** Check of an article's front matter; unknown fields are errors. */
export const articleSchema = Joi.object<ArticleFrontMatter>({
  ...entry,
  category: Joi.string()
    .valid(...categories)
    .required(),
  date: Joi.date().required(),
  read_time: Joi.number().integer().min(1).max(30).required(),
  services: Joi.array().items(Joi.string()).min(1).required(),
});
