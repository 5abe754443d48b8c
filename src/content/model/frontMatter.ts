/** The front matter of articles and services. */
import {site} from '../../site';
import {boolean, day, group, industryKeys, list, number, text, type Values} from './field';

const keys = Object.keys(site.emails);

/** The mailboxes an action can open, as they are written in content. */
export const mailboxes = keys.map((key) => `email:${key}`);

/** Where an action leads. */
export const to = text('Where the button leads', '/contact', {
  pattern: `^(/|email:(${keys.join('|')})$)`,
  fault: `isn't a page or a mailbox. Write a page of this site, such as /contact, or a mailbox: ${mailboxes.join(', ')}.`,
  description: `A page of this site, such as /contact, or a mailbox: ${mailboxes.join(', ')}.`,
  refersTo: 'page',
});

const start = {
  title: text('Title', 'The Future of AI in Government Systems', {
    min: 3,
    max: 90,
    description: 'The heading of the page, of its card and of the browser tab.',
  }),
  description: text(
    'Summary',
    'What agencies must show for high-impact AI, and what to ask a vendor before you sign.',
    {
      min: 60,
      max: 180,
      description: 'One or two sentences for cards and search engines: what the reader gets.',
    },
  ),
};

const services = text('Related services', ['cybersecurity', 'govtech'], {
  list: true,
  description:
    'The services it concerns or leads to, by their files’ names, the most relevant first.',
  refersTo: 'service',
});

/** More words by which search finds a page. */
export const search_terms = text('Other search words', ['help desk', 'IT support'], {
  list: true,
  optional: true,
  max: 60,
  description: 'Other words a visitor may look for this page by. They are never shown.',
});

const end = {
  action: group(
    'Button',
    {
      label: text('Words on the button', 'Get in Touch', {max: 40}),
      to,
    },
    {description: 'The page’s one button.'},
  ),
  closing: group(
    'End of the page',
    {
      heading: text('Heading, two to eight words', 'Tell us what you need.', {max: 60}),
      text: text('What happens next', 'Describe the situation in a few lines.', {max: 280}),
    },
    {description: 'The words above the button at the end of the page.'},
  ),
  search_terms,
  redirect_from: text('Former addresses', ['/insights/old-name'], {
    list: true,
    optional: true,
    pattern: '^(/(?!\\.+(/|$))[\\w.~-]+)+$',
    fault: 'isn\'t an address of this site. Write it as in "/insights/old-name".',
    description: 'Addresses this page had before. Whoever follows an old link is led here.',
  }),
  draft: boolean('Draft', true, {
    optional: true,
    description:
      'While this is true, visitors don’t see the page; the dev server shows it with a badge.',
  }),
};

/** The fields of an article, `blog/YYYY-MM-DD-name.md`. */
export const article = {
  ...start,
  category: text('Category', 'Technology', {
    choices: 'categories',
    description: 'The one label above the title; it chooses the colors of the cover.',
  }),
  date: day('Day of publication', '2025-10-10', {
    description: 'The day of publication, as in the file’s name. A later day waits for its turn.',
  }),
  authors: text('Authors', ['ana'], {
    list: true,
    optional: true,
    description:
      'Who signs it, by the keys of blog/authors.yml, which you write for people. Left out, it is the company.',
  }),
  reviewed: group(
    'Review',
    {
      by: text('Reviewer, and what makes them fit for it', 'Bo Sample, BCBA-D', {min: 3, max: 80}),
      date: day('Day of the review', '2026-11-03'),
    },
    {optional: true, description: 'Only if somebody else has reviewed the article.'},
  ),
  updates: list(
    'Editor’s notes',
    {
      date: day('Day of the note', '2025-11-03'),
      text: text('What has changed', 'The deadline has moved to April 26, 2027.', {
        min: 20,
        max: 400,
        description: 'What has changed, in words and links as in the text.',
      }),
    },
    {
      optional: true,
      description: 'Dated notes above the text, for what has changed since it was published.',
    },
  ),
  read_time: number('Minutes to read', 5, {
    whole: true,
    min: 1,
    max: 30,
    description: 'Minutes it takes to read, at 215 words each.',
  }),
  services,
  cover: text('Cover picture', '/covers/team.jpg', {
    optional: true,
    pattern: '^/.+\\.(avif|jpe?g|png|webp)$',
    fault:
      "isn't a picture in static/. Write its path from there, such as /covers/team.jpg, or leave the line out: " +
      'every article has a drawn cover.',
    description:
      'A picture of your own in place of the drawn cover, 1200 by 675 pixels, in static/covers/.',
  }),
  cover_figure: text('Figure on the cover', '571 → 1,110 AI uses', {
    optional: true,
    max: 32,
    description: 'A figure of the text to set large on the drawn cover, and what it counts.',
  }),
  ...end,
};

/** The fields of a service, `docs/technology/name.md` or `docs/behavioral/name.md`. */
export const service = {
  ...start,
  services: {...services, optional: true as const},
  sidebar_label: text('Short title', 'Cybersecurity', {
    optional: true,
    max: 32,
    description: 'A shorter title for the footer and the side navigation.',
  }),
  icon: text('Icon', 'shield', {
    choices: 'icons',
    description: 'The drawing on the service’s card and page.',
  }),
  sidebar_position: number('Place in the list', 3, {
    min: -99,
    max: 99,
    description:
      'Place among the services of its folder, smallest first. 2.5 goes between 2 and 3, 0 before 1.',
  }),
  industries: text('Industries', ['government', 'healthcare'], {
    list: true,
    choices: 'industries',
    description: `The industries it serves: ${industryKeys.join(', ')}.`,
  }),
  status: text('Status', 'coming soon', {
    optional: true,
    choices: 'statuses',
    description:
      'Write “coming soon” to show a badge wherever the service appears; otherwise leave the line out.',
  }),
  facts: list(
    'Facts',
    {
      label: text('What it is about', 'First result', {min: 3, max: 24}),
      value: text('Figure or plain answer', '2 to 4 weeks', {
        max: 24,
        because: 'It is set large, four in a row.',
      }),
      text: text('How the sentence goes on', 'to a baseline of how well the job is done today', {
        min: 3,
        max: 90,
      }),
    },
    {
      optional: true,
      description:
        'Up to four facts below the sample: the first result, how long it takes, what the client brings, what the price depends on.',
    },
  ),
  opening: text('Sample across the page', 'wide', {
    optional: true,
    choices: 'openings',
    description:
      'Write “wide” to show the sample across the page, “seam” to lay it over two grounds that meet at its third column; otherwise it stands beside the title.',
  }),
  ...end,
};

export type ArticleFrontMatter = Values<typeof article>;
export type ServiceFrontMatter = Values<typeof service>;

/** A button's label and where it leads. */
export type Action = ArticleFrontMatter['action'];

/** A dated note that adds to an article after its publication, without changing its text. */
export type Update = NonNullable<ArticleFrontMatter['updates']>[number];
