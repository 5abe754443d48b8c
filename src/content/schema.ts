/**
 * The fields above the text of an article and of a service: one schema per kind, from which the types,
 * the check, the writing guide's tables and the forms of the browser editor are made. What a field
 * means is its `description`; the first of its `examples` is shown where it is missing.
 */
import * as z from 'zod';
import {contentIconNames} from '../brand/icons';
import {site} from '../site';
import {categories} from './categories';
import {faultOfDay} from './days';
import {notePieces} from './notes';
import {notOneOf} from './suggest';

/** The industries a service can name; their pages' copy stands in `src/data/industries.ts`. */
export const industryKeys = ['aerospace', 'government', 'consumer', 'healthcare'] as const;

/** Key of an industry. */
export type IndustryKey = (typeof industryKeys)[number];

/** The mailboxes an action can open, as content writes them. */
export const mailboxes = Object.keys(site.emails).map((key) => `email:${key}`);

/** Text of a length that its place on the page allows. */
const text = (min: number, max: number) => z.string().min(min).max(max).regex(/\S/);

/** One of a few words; `one` and `all` are what they are called. */
const oneOf = <const Word extends string>(words: readonly Word[], one: string, all: string) =>
  z.enum(words, {
    error: ({input}) =>
      typeof input === 'string' ? notOneOf(input, words, [one, all]) : undefined,
  });

const day = z
  .string()
  .superRefine((written, {addIssue}) => {
    const fault = faultOfDay(written);
    if (fault) addIssue(fault);
  })
  .meta({format: 'date'});

/** Says what a field means, with an example. */
const field = <Type extends z.ZodType>(schema: Type, description: string, example: unknown) =>
  schema.meta({description, examples: [example]});

const action = z.strictObject({
  label: field(text(1, 40), 'What the button says, up to 40 characters.', 'Get in Touch'),
  to: field(
    z.string().regex(new RegExp(`^(/|(${mailboxes.join('|')})$)`), {
      error: ({input}) =>
        `"${String(input)}" isn't a page or a mailbox. Write a page of this site, such as ` +
        `/contact, or a mailbox: ${mailboxes.join(', ')}.`,
    }),
    `A page of this site, such as /contact, or a mailbox: ${mailboxes.join(', ')}.`,
    '/contact',
  ),
});

const closing = z.strictObject({
  heading: field(text(1, 60), 'Two to eight words, up to 60 characters.', 'Tell us what you need.'),
  text: field(
    text(1, 280),
    'One or two sentences on what happens next, up to 280 characters.',
    'Describe the situation in a few lines.',
  ),
});

/** Plain words and links. What counts is what readers see. */
const noteText = z.string().superRefine((written, {addIssue}) => {
  const words = notePieces(written).map((piece) => piece.words);
  const {length} = words.join('');
  if (length < 20) addIssue(`has ${length} characters and needs at least 20.`);
  if (length > 400) addIssue(`has ${length} characters without addresses; 400 is the most.`);
});

const deadline = 'The deadline has moved to April 26, 2027.';

/** What an article has to add after its day, its dated text unchanged. */
const update = z.strictObject({
  date: field(day, 'The day of the note, from the article’s own day on.', '2025-11-03'),
  text: field(
    noteText,
    'What has changed, 20 to 400 characters without addresses. Links as in the text.',
    deadline,
  ),
});

const heading = {
  title: field(
    text(3, 90),
    'The heading of the page, of its card and of the browser tab, 3 to 90 characters.',
    'The Future of AI in Government Systems',
  ),
  description: field(
    text(60, 180),
    'One or two sentences for cards and search engines: what the reader gets, 60 to 180 characters.',
    'What agencies must show for high-impact AI, and what to ask a vendor before you sign.',
  ),
};

const oldAddress = z.string().regex(/^(\/(?!\.+(\/|$))[\w.~-]+)+$/, {
  error: ({input}) =>
    `"${String(input)}" isn't an address of this site. Write it as in "/insights/old-name".`,
});

const ending = {
  action: field(action, 'The page’s one button.', {label: 'Get in Touch', to: '/contact'}),
  closing: field(closing, 'The words above the button at the end of the page.', {
    heading: 'Tell us what you need.',
    text: 'Describe the situation in a few lines.',
  }),
  search_terms: field(
    z.array(text(1, 60)),
    'Other words a visitor may look for this page by. They are never shown.',
    ['help desk', 'IT support'],
  ).optional(),
  redirect_from: field(
    z.array(oldAddress),
    'Addresses this page had before. Whoever follows an old link is led here.',
    ['/insights/old-name'],
  ).optional(),
  draft: field(
    z.boolean(),
    'While this is true, visitors don’t see the page; the dev server shows it with a badge.',
    true,
  ).optional(),
};

/** Front matter of an article, `blog/YYYY-MM-DD-name.md`. */
export const articleSchema = z.strictObject({
  ...heading,
  category: field(
    oneOf(categories, 'a category', 'categories'),
    'The one label above the title; it chooses the colors of the cover.',
    'Technology',
  ),
  date: field(
    day,
    'The day of publication, as in the file’s name. A later day waits for its turn.',
    '2025-10-10',
  ),
  updates: field(
    z.array(update),
    'Dated notes above the text, for what has changed since it was published.',
    [{date: '2025-11-03', text: deadline}],
  ).optional(),
  read_time: field(z.int().min(1).max(30), 'Minutes it takes to read, at 215 words each.', 5),
  services: field(
    z.array(z.string()).min(1),
    'The services it concerns, by their files’ names, the most relevant first.',
    ['cybersecurity', 'govtech'],
  ),
  cover: field(
    z.string().regex(/^\/.+\.(avif|jpe?g|png|webp)$/, {
      error: ({input}) =>
        `"${String(input)}" isn't a picture in static/. Write its path from there, such as ` +
        '/covers/team.jpg, or leave the line out: every article has a drawn cover.',
    }),
    'A picture of your own in place of the drawn cover, 1200 by 675 pixels, in static/covers/.',
    '/covers/team.jpg',
  ).optional(),
  cover_figure: field(
    text(1, 16),
    'A figure of the text to set large on the drawn cover, up to 16 characters.',
    '571 → 1,110',
  ).optional(),
  ...ending,
});

/** Front matter of a service, `docs/technology/*.md` and `docs/behavioral/*.md`. */
export const serviceSchema = z.strictObject({
  ...heading,
  sidebar_label: field(
    text(1, 32),
    'A shorter title for the footer and the side navigation, up to 32 characters.',
    'Cybersecurity',
  ).optional(),
  icon: field(
    oneOf(contentIconNames, 'an icon', 'icons'),
    'The drawing on the service’s card and page.',
    'shield',
  ),
  sidebar_position: field(
    z.number().min(-99).max(99),
    'Place among the services of its folder, smallest first. 2.5 goes between 2 and 3, 0 before 1.',
    3,
  ),
  industries: field(
    z.array(oneOf(industryKeys, 'an industry', 'industries')).min(1),
    `The industries it serves: ${industryKeys.join(', ')}.`,
    ['government', 'healthcare'],
  ),
  status: field(
    oneOf(['coming soon'], 'a status', 'statuses'),
    'Write “coming soon” to show a badge wherever the service appears; otherwise leave the line out.',
    'coming soon',
  ).optional(),
  duration: field(
    text(3, 60),
    'How long the work usually takes, up to 60 characters. Not shown while left out.',
    '6 to 10 weeks',
  ).optional(),
  price_model: field(
    text(3, 60),
    'How the work is priced, up to 60 characters. Not shown while left out.',
    'Fixed price per assessment',
  ).optional(),
  ...ending,
});

/** Front matter of an article. */
export type ArticleFrontMatter = z.infer<typeof articleSchema>;
/** Front matter of a service. */
export type ServiceFrontMatter = z.infer<typeof serviceSchema>;
/** A labelled link or mail link. */
export type Action = z.infer<typeof action>;
/** An editor's note. */
export type Update = z.infer<typeof update>;

/** Where a field is: `['action', 'to']`, `['industries', 0]`. */
export type FieldPath = (string | number)[];

/** A field or a whole schema as plain data, for what is made from it: the guide, the editor's forms, examples. */
export type Form = {
  type?: string;
  format?: string;
  description?: string;
  examples?: unknown[];
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Form>;
  required?: string[];
  items?: Form;
};

/** The plain data of a schema. */
export const formOf = (schema: z.ZodType) => z.toJSONSchema(schema, {io: 'input'}) as Form;

/** The fields a form has, or those of one of its groups or of the groups in one of its lists. */
export function fieldsAt(form: Form, path: FieldPath = []): Record<string, Form> {
  const at = path.reduce<Form | undefined>(
    (group, part) => (typeof part === 'number' ? group?.items : group?.properties?.[part]),
    form,
  );
  return (at?.items ?? at)?.properties ?? {};
}
