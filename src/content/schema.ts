/**
 * What the fields above the text of an article and of a service may hold: one schema per kind, from which the
 * types, the check, the writing guide's tables and the forms of the browser editor are made. What a field
 * means is in `fields.yml`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {contentIconNames} from '../brand/icons';
import {site} from '../site';
import {categories} from './categories';
import {fillIn} from './check/messages';
import {faultOfDay} from './days';
import {notePieces} from './notes';
import {notOneOf} from './suggest';

/** The industries a service can name; their pages' copy stands in `src/data/industries.ts`. */
export const industryKeys = ['aerospace', 'government', 'consumer', 'healthcare'] as const;

/** Key of an industry. */
export type IndustryKey = (typeof industryKeys)[number];

/** The mailboxes an action can open, as content writes them. */
export const mailboxes = Object.keys(site.emails).map((key) => `email:${key}`);

const meanings = parse(readFileSync(path.join(__dirname, 'fields.yml'), 'utf8')) as Partial<
  Record<string, {description: string; example: unknown}>
>;

/** Fields and nothing else, each with its meaning and its example. */
function fields<Shape extends Record<string, z.ZodType>>(shape: Shape, group = '') {
  for (const [name, field] of Object.entries(shape)) {
    const meaning = meanings[group + name];
    if (!meaning) throw new Error(`fields.yml doesn't say what "${group}${name}" means.`);
    const lists = {mailboxes: mailboxes.join(', '), industries: industryKeys.join(', ')};
    z.globalRegistry.add(field, {
      ...field.meta(),
      description: fillIn(meaning.description, lists),
      examples: [meaning.example],
    });
  }
  return z.strictObject(shape);
}

/** Text of a length that its place on the page allows. */
const text = (min: number, max: number) => z.string().min(min).max(max).regex(/\S/);

/** Text of a form, and what to say of another, behind what was written. */
const form = (pattern: RegExp, fault: string) =>
  z.string().regex(pattern, {error: ({input}) => `"${String(input)}" ${fault}`});

/** One of a few words; `one` and `all` are what they are called. */
const oneOf = <const Word extends string>(words: readonly Word[], one: string, all: string) =>
  z.enum(words, {
    error: ({input}) =>
      typeof input === 'string' ? notOneOf(input, words, [one, all]) : undefined,
  });

const day = () =>
  z
    .string()
    .superRefine((written, {addIssue}) => {
      const fault = faultOfDay(written);
      if (fault) addIssue(fault);
    })
    .meta({format: 'date'});

/** Plain words and links. What counts is what readers see. */
const noteText = z.string().superRefine((written, {addIssue}) => {
  const words = notePieces(written).map((piece) => piece.words);
  const {length} = words.join('');
  if (length < 20) addIssue(`has ${length} characters and needs at least 20.`);
  if (length > 400) addIssue(`has ${length} characters without addresses; 400 is the most.`);
});

const target = form(
  new RegExp(`^(/|(${mailboxes.join('|')})$)`),
  "isn't a page or a mailbox. Write a page of this site, such as /contact, or a mailbox: " +
    `${mailboxes.join(', ')}.`,
);

const action = fields({label: text(1, 40), to: target}, 'action.');

/** What has changed in an article after its day. */
const update = fields({date: day(), text: noteText}, 'updates.');

const oldAddress = form(
  /^(\/(?!\.+(\/|$))[\w.~-]+)+$/,
  'isn\'t an address of this site. Write it as in "/insights/old-name".',
);

const heading = {title: text(3, 90), description: text(60, 180)};

const ending = {
  action,
  closing: fields({heading: text(1, 60), text: text(1, 280)}, 'closing.'),
  search_terms: z.array(text(1, 60)).optional(),
  redirect_from: z.array(oldAddress).optional(),
  draft: z.boolean().optional(),
};

/** Front matter of an article, `blog/YYYY-MM-DD-name.md`. */
export const articleSchema = fields({
  ...heading,
  category: oneOf(categories, 'a category', 'categories'),
  date: day(),
  updates: z.array(update).optional(),
  read_time: z.int().min(1).max(30),
  services: z.array(z.string()).min(1),
  cover: form(
    /^\/.+\.(avif|jpe?g|png|webp)$/,
    "isn't a picture in static/. Write its path from there, such as /covers/team.jpg, or leave the " +
      'line out: every article has a drawn cover.',
  ).optional(),
  cover_figure: text(1, 16).optional(),
  ...ending,
});

/** Front matter of a service, `docs/technology/*.md` and `docs/behavioral/*.md`. */
export const serviceSchema = fields({
  ...heading,
  sidebar_label: text(1, 32).optional(),
  icon: oneOf(contentIconNames, 'an icon', 'icons'),
  sidebar_position: z.number().min(-99).max(99),
  industries: z.array(oneOf(industryKeys, 'an industry', 'industries')).min(1),
  services: z.array(z.string()).min(1).optional(),
  status: oneOf(['coming soon'], 'a status', 'statuses').optional(),
  duration: text(3, 60).optional(),
  price_model: text(3, 60).optional(),
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
export function fieldsAt(schema: Form, at: FieldPath = []): Record<string, Form> {
  const group = at.reduce<Form | undefined>(
    (outer, part) => (typeof part === 'number' ? outer?.items : outer?.properties?.[part]),
    schema,
  );
  return (group?.items ?? group)?.properties ?? {};
}
