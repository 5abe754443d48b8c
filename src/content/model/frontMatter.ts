/** The fields above the text of articles and services. */
import {site} from '../../site';
import {boolean, day, group, industryKeys, list, number, text, type Values} from './field';

const keys = Object.keys(site.emails);

/** The mailboxes an action can open, as content writes them. */
export const mailboxes = keys.map((key) => `email:${key}`);

/** Where an action leads. */
export const to = text('Where the button leads', {
  pattern: `^(/|email:(${keys.join('|')})$)`,
  fault: `isn't a page or a mailbox. Write a page of this site, such as /contact, or a mailbox: ${mailboxes.join(', ')}.`,
  description: `A page of this site, such as /contact, or a mailbox: ${mailboxes.join(', ')}.`,
  example: '/contact',
  refersTo: 'page',
});

const start = {
  title: text('Title', {
    min: 3,
    max: 90,
    description: 'The heading of the page, of its card and of the browser tab, 3 to 90 characters.',
    example: 'The Future of AI in Government Systems',
  }),
  description: text('Summary', {
    min: 60,
    max: 180,
    description:
      'One or two sentences for cards and search engines: what the reader gets, 60 to 180 characters.',
    example:
      'What agencies must show for high-impact AI, and what to ask a vendor before you sign.',
  }),
};

const services = text('Related services', {
  list: true,
  description:
    'The services it concerns or leads to, by their files’ names, the most relevant first.',
  example: ['cybersecurity', 'govtech'],
  refersTo: 'service',
});

/** Other words that search finds a page by. */
export const search_terms = text('Other search words', {
  list: true,
  optional: true,
  min: 1,
  max: 60,
  description: 'Other words a visitor may look for this page by. They are never shown.',
  example: ['help desk', 'IT support'],
});

const end = {
  action: group(
    'Button',
    {
      label: text('Words on the button', {
        min: 1,
        max: 40,
        description: 'What the button says, up to 40 characters.',
        example: 'Get in Touch',
      }),
      to,
    },
    {description: 'The page’s one button.'},
  ),
  closing: group(
    'End of the page',
    {
      heading: text('Last heading', {
        min: 1,
        max: 60,
        description: 'Two to eight words, up to 60 characters.',
        example: 'Tell us what you need.',
      }),
      text: text('Last words', {
        min: 1,
        max: 280,
        description: 'One or two sentences on what happens next, up to 280 characters.',
        example: 'Describe the situation in a few lines.',
      }),
    },
    {description: 'The words above the button at the end of the page.'},
  ),
  search_terms,
  redirect_from: text('Former addresses', {
    list: true,
    optional: true,
    pattern: '^(/(?!\\.+(/|$))[\\w.~-]+)+$',
    fault: 'isn\'t an address of this site. Write it as in "/insights/old-name".',
    description: 'Addresses this page had before. Whoever follows an old link is led here.',
    example: ['/insights/old-name'],
  }),
  draft: boolean('Draft', {
    optional: true,
    description:
      'While this is true, visitors don’t see the page; the dev server shows it with a badge.',
    example: true,
  }),
};

/** The fields of an article, `blog/YYYY-MM-DD-name.md`. */
export const article = {
  ...start,
  category: text('Category', {
    choices: 'categories',
    one: 'a category',
    description: 'The one label above the title; it chooses the colors of the cover.',
    example: 'Technology',
  }),
  date: day('Day of publication', {
    description: 'The day of publication, as in the file’s name. A later day waits for its turn.',
    example: '2025-10-10',
  }),
  updates: list(
    'Editor’s notes',
    {
      date: day('Day of the note', {
        description: 'The day of the note, from the article’s own day on.',
        example: '2025-11-03',
      }),
      text: text('What has changed', {
        min: 20,
        max: 400,
        description:
          'What has changed, 20 to 400 characters without addresses. Links as in the text.',
        example: 'The deadline has moved to April 26, 2027.',
      }),
    },
    {
      optional: true,
      description: 'Dated notes above the text, for what has changed since it was published.',
    },
  ),
  read_time: number('Minutes to read', {
    whole: true,
    min: 1,
    max: 30,
    description: 'Minutes it takes to read, at 215 words each.',
    example: 5,
  }),
  services,
  cover: text('Cover picture', {
    optional: true,
    pattern: '^/.+\\.(avif|jpe?g|png|webp)$',
    fault:
      "isn't a picture in static/. Write its path from there, such as /covers/team.jpg, or leave the line out: " +
      'every article has a drawn cover.',
    description:
      'A picture of your own in place of the drawn cover, 1200 by 675 pixels, in static/covers/.',
    example: '/covers/team.jpg',
  }),
  cover_figure: text('Figure on the cover', {
    optional: true,
    min: 1,
    max: 32,
    description:
      'A figure of the text to set large on the drawn cover, and what it counts, up to 32 characters.',
    example: '571 → 1,110 AI uses',
  }),
  ...end,
};

/** The fields of a service, `docs/technology/name.md` or `docs/behavioral/name.md`. */
export const service = {
  ...start,
  services: {...services, optional: true as const},
  sidebar_label: text('Short title', {
    optional: true,
    min: 1,
    max: 32,
    description: 'A shorter title for the footer and the side navigation, up to 32 characters.',
    example: 'Cybersecurity',
  }),
  icon: text('Icon', {
    choices: 'icons',
    one: 'an icon',
    description: 'The drawing on the service’s card and page.',
    example: 'shield',
  }),
  sidebar_position: number('Place in the list', {
    min: -99,
    max: 99,
    description:
      'Place among the services of its folder, smallest first. 2.5 goes between 2 and 3, 0 before 1.',
    example: 3,
  }),
  industries: text('Industries', {
    list: true,
    choices: 'industries',
    one: 'an industry',
    description: `The industries it serves: ${industryKeys.join(', ')}.`,
    example: ['government', 'healthcare'],
  }),
  status: text('Status', {
    optional: true,
    choices: 'statuses',
    one: 'a status',
    description:
      'Write “coming soon” to show a badge wherever the service appears; otherwise leave the line out.',
    example: 'coming soon',
  }),
  duration: text('How long it takes', {
    optional: true,
    min: 3,
    max: 60,
    description: 'How long the work usually takes, up to 60 characters. Not shown while left out.',
    example: '6 to 10 weeks',
  }),
  price_model: text('How it’s priced', {
    optional: true,
    min: 3,
    max: 60,
    description: 'How the work is priced, up to 60 characters. Not shown while left out.',
    example: 'Fixed price per assessment',
  }),
  ...end,
};

export type ArticleFrontMatter = Values<typeof article>;
export type ServiceFrontMatter = Values<typeof service>;

/** What a button says and where it leads. */
export type Action = ArticleFrontMatter['action'];

/** An editor's note: what an article has to add after its day, its dated text unchanged. */
export type Update = NonNullable<ArticleFrontMatter['updates']>[number];
