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

/** A day of the calendar. */
const day = z.string().superRefine((written, {addIssue}) => {
  const fault = faultOfDay(written);
  if (fault) addIssue(fault);
});

/** A labelled link or mail link. */
const action = z.strictObject({
  label: text(1, 40).meta({
    title: 'Label',
    description: 'What the button says, up to 40 characters.',
    examples: ['Get in Touch'],
  }),
  to: z
    .string()
    .regex(new RegExp(`^(/|(${mailboxes.join('|')})$)`), {
      error: ({input}) =>
        `"${String(input)}" isn't a page or a mailbox. Write a page of this site, such as ` +
        `/contact, or a mailbox: ${mailboxes.join(', ')}.`,
    })
    .meta({
      title: 'Leads to',
      description: `A page of this site, such as /contact, or a mailbox: ${mailboxes.join(', ')}.`,
      examples: ['/contact'],
    }),
});

/** What closes a page: the words above its action. */
const closing = z.strictObject({
  heading: text(1, 60).meta({
    title: 'Heading',
    description: 'Two to eight words, up to 60 characters.',
    examples: ['Tell us what you need.'],
  }),
  text: text(1, 280).meta({
    title: 'Text',
    description: 'One or two sentences on what happens next, up to 280 characters.',
    examples: ['Describe the situation in a few lines.'],
  }),
});

/** Plain words and links. What counts is what readers see. */
const noteText = z.string().superRefine((written, {addIssue}) => {
  const {length} = notePieces(written)
    .map(({words}) => words)
    .join('');
  if (length < 20) addIssue(`has ${length} characters and needs at least 20.`);
  if (length > 400) addIssue(`has ${length} characters without addresses; 400 is the most.`);
});

/** What an article has to add after its day, its dated text unchanged. */
const update = z.strictObject({
  date: day.meta({
    title: 'Date',
    description: 'The day of the note, from the article’s own day on.',
    examples: ['2025-11-03'],
    format: 'date',
  }),
  text: noteText.meta({
    title: 'Text',
    description: 'What has changed, 20 to 400 characters without addresses. Links as in the text.',
    examples: ['The deadline has moved to April 26, 2027.'],
  }),
});

/** The fields that articles and services start with. */
const heading = {
  title: text(3, 90).meta({
    title: 'Title',
    description: 'The heading of the page, of its card and of the browser tab, 3 to 90 characters.',
    examples: ['The Future of AI in Government Systems'],
  }),
  description: text(60, 180).meta({
    title: 'Description',
    description:
      'One or two sentences for cards and search engines: what the reader gets, 60 to 180 characters.',
    examples: [
      'What agencies must show for high-impact AI, and what to ask a vendor before you sign.',
    ],
  }),
};

/** The fields that both end with. */
const ending = {
  action: action.meta({
    title: 'Action',
    description: 'The page’s one button.',
    examples: [{label: 'Get in Touch', to: '/contact'}],
  }),
  closing: closing.meta({
    title: 'Closing',
    description: 'The words above the button at the end of the page.',
    examples: [{heading: 'Tell us what you need.', text: 'Describe the situation in a few lines.'}],
  }),
  search_terms: z
    .array(text(1, 60))
    .meta({
      title: 'Search terms',
      description: 'Other words a visitor may look for this page by. They are never shown.',
      examples: [['help desk', 'IT support']],
    })
    .optional(),
  redirect_from: z
    .array(
      z.string().regex(/^(\/(?!\.+(\/|$))[\w.~-]+)+$/, {
        error: ({input}) =>
          `"${String(input)}" isn't an address of this site. Write it as in "/insights/old-name".`,
      }),
    )
    .meta({
      title: 'Redirect from',
      description: 'Addresses this page had before. Whoever follows an old link is led here.',
      examples: [['/insights/old-name']],
    })
    .optional(),
  draft: z
    .boolean()
    .meta({
      title: 'Draft',
      description:
        'While this is true, visitors don’t see the page; the dev server shows it with a badge.',
      examples: [true],
    })
    .optional(),
};

/** Front matter of an article, `blog/YYYY-MM-DD-name.md`. */
export const articleSchema = z.strictObject({
  ...heading,
  category: oneOf(categories, 'a category', 'categories').meta({
    title: 'Category',
    description: 'The one label above the title; it chooses the colors of the cover.',
    examples: ['Technology'],
  }),
  date: day.meta({
    title: 'Date',
    description: 'The day of publication, as in the file’s name. A later day waits for its turn.',
    examples: ['2025-10-10'],
    format: 'date',
  }),
  updates: z
    .array(update)
    .meta({
      title: 'Editor’s notes',
      description: 'Dated notes above the text, for what has changed since it was published.',
      examples: [[{date: '2025-11-03', text: 'The deadline has moved to April 26, 2027.'}]],
    })
    .optional(),
  read_time: z
    .int()
    .min(1)
    .max(30)
    .meta({
      title: 'Read time',
      description: 'Minutes it takes to read, at 215 words each.',
      examples: [5],
    }),
  services: z
    .array(z.string())
    .min(1)
    .meta({
      title: 'Services',
      description: 'The services it concerns, by their files’ names, the most relevant first.',
      examples: [['cybersecurity', 'govtech']],
    }),
  cover: z
    .string()
    .regex(/^\/.+\.(avif|jpe?g|png|webp)$/, {
      error: ({input}) =>
        `"${String(input)}" isn't a picture in static/. Write its path from there, such as ` +
        '/covers/team.jpg, or leave the line out: every article has a drawn cover.',
    })
    .meta({
      title: 'Cover',
      description:
        'A picture of your own in place of the drawn cover, 1200 by 675 pixels, in static/covers/.',
      examples: ['/covers/team.jpg'],
    })
    .optional(),
  cover_figure: text(1, 16)
    .meta({
      title: 'Figure on the cover',
      description: 'A figure of the text to set large on the drawn cover, up to 16 characters.',
      examples: ['571 → 1,110'],
    })
    .optional(),
  ...ending,
});

/** Front matter of a service, `docs/technology/*.md` and `docs/behavioral/*.md`. */
export const serviceSchema = z.strictObject({
  ...heading,
  sidebar_label: text(1, 32)
    .meta({
      title: 'Short title',
      description: 'A shorter title for the footer and the side navigation, up to 32 characters.',
      examples: ['Cybersecurity'],
    })
    .optional(),
  icon: oneOf(contentIconNames, 'an icon', 'icons').meta({
    title: 'Icon',
    description: 'The drawing on the service’s card and page.',
    examples: ['shield'],
  }),
  sidebar_position: z
    .number()
    .min(-99)
    .max(99)
    .meta({
      title: 'Place',
      description:
        'Place among the services of its folder, smallest first. 2.5 goes between 2 and 3, 0 before 1.',
      examples: [3],
    }),
  industries: z
    .array(oneOf(industryKeys, 'an industry', 'industries'))
    .min(1)
    .meta({
      title: 'Industries',
      description: `The industries it serves: ${industryKeys.join(', ')}.`,
      examples: [['government', 'healthcare']],
    }),
  status: oneOf(['coming soon'], 'a status', 'statuses')
    .meta({
      title: 'Status',
      description:
        'Write “coming soon” to show a badge wherever the service appears; otherwise leave the line out.',
      examples: ['coming soon'],
    })
    .optional(),
  duration: text(3, 60)
    .meta({
      title: 'Typical duration',
      description:
        'How long the work usually takes, up to 60 characters. Not shown while left out.',
      examples: ['6 to 10 weeks'],
    })
    .optional(),
  price_model: text(3, 60)
    .meta({
      title: 'Price model',
      description: 'How the work is priced, up to 60 characters. Not shown while left out.',
      examples: ['Fixed price per assessment'],
    })
    .optional(),
  ...ending,
});

/** Front matter of an article. */
export type ArticleFrontMatter = z.infer<typeof articleSchema>;
/** Front matter of a service. */
export type ServiceFrontMatter = z.infer<typeof serviceSchema>;
/** A labelled link or mail link. */
export type Action = z.infer<typeof action>;
/** What closes a page. */
export type Closing = z.infer<typeof closing>;
/** An editor's note. */
export type Update = z.infer<typeof update>;

/** Where a field is: `['action', 'to']`, `['industries', 0]`. */
export type FieldPath = (string | number)[];

/** The schema of one field, without what makes it optional. */
function inner(schema: z.ZodType | undefined): z.ZodType | undefined {
  const {innerType} = (schema?.def ?? {}) as {innerType?: z.ZodType};
  return innerType ? inner(innerType) : schema;
}

/** What a schema says of its field beside its type. */
export const metaOf = (schema: z.ZodType | undefined) =>
  (inner(schema)?.meta() ?? {}) as {description?: string; examples?: unknown[]};

/** The fields a schema has, or those of one of its groups or of the groups in one of its lists. */
export function fieldsAt(
  schema: z.ZodType | undefined,
  path: FieldPath,
): Record<string, z.ZodType> {
  const {shape = {}, element} = (inner(schema)?.def ?? {}) as {
    shape?: Record<string, z.ZodType>;
    element?: z.ZodType;
  };
  const [first, ...rest] = path;
  if (first === undefined) return element ? fieldsAt(element, []) : shape;
  return fieldsAt(typeof first === 'number' ? element : shape[first], rest);
}
