/** The text of the site's own pages, and text that pages share, in one YAML file each. */
import {mailboxes, search_terms} from './frontMatter';
import {company} from './owner';
import {group, list, text, type Field, type Fields, type Values} from './field';

const optional = true;

// Fields that sections share. Each page's model below adds its own.
const heading = text('Heading', 'A few words', {max: 90});
const intro = text('Introduction', 'What this part is about.');
const label = text('Label', 'A few words', {max: 80});
const words = text('Text', 'What there is to say, in whole sentences.');
const tone = text('Tone', 'technology', {
  choices: 'tones',
  description: 'Which of the two disciplines it belongs to: it sets the typeface and the color.',
});
const to = text('Where it leads', '/contact', {
  pattern: `^(/|#|https://|(${mailboxes.join('|')})$)`,
  fault: `isn't a place to lead to. Write a page of this site, such as /contact, an https address, or a mailbox: ${mailboxes.join(', ')}.`,
  description: `A page of this site, such as /contact, an https address, or a mailbox: ${mailboxes.join(', ')}.`,
  refersTo: 'page',
});
const action = group('Button', {label, to});
const actions = list('Buttons', {label, to});
const links = list('Links', {label, to});
const paragraphs = text('Paragraphs', ['The first paragraph.'], {list: true});
const voices = group('Heading, in two voices', {
  technology: text('First line'),
  human: text('Second line'),
});
const closing = group('End of the page', {heading, text: words, actions});
const onlyHeading = group('Section', {heading});

/** A fact, and a link to check it or ask about it. */
const fact = {
  label,
  text: words,
  link: group('Link', {label, to}, {optional}),
  isContact: text('Mailbox and phone below it', 'yes', {
    choices: 'answers',
    optional,
    description: 'Write “yes” to show them; otherwise leave the line out.',
  }),
};
const facts = list('Facts', fact);

/** What search engines, the site's search, and link previews show for a page. */
const head = {
  title: text('Title in the browser tab', 'Services', {max: 90}),
  description: text(
    'Summary for search engines',
    'What the page is about, and what a visitor can do there.',
    {min: 60, max: 200},
  ),
  search_terms,
};
const card = text('Heading on its social card', 'Services for systems and for people', {max: 90});

/** The article categories, in `src/site/categories.yml`. */
export const categories = {
  categories: list('Categories', {
    name: text('Name', 'Policy', {max: 30}),
    tone: {...tone, optional: true as const},
  }),
};

const page = <const Name extends string, const Parts extends Fields>(
  file: Name,
  name: string,
  fields: Parts,
) => ({file, label: name, fields});

const home = {
  ...head,
  name: text('What search calls it', 'Home'),
  hero: group('Top of the page', {intro, actions}),
  samples: group('Samples', {
    heading,
    services: text('Services whose samples open here', ['cybersecurity'], {
      list: true,
      refersTo: 'service',
      description: 'The names of their files in docs/, without folder and ending.',
    }),
  }),
  approach: group('Both disciplines', {
    heading,
    intro,
    items: list('Panels', {tone, title: text('Title'), text: words, action}),
  }),
  why: group('Reasons', {heading, action, items: list('Reasons', {label, text: words})}),
  insights: group('Articles', {heading, action}),
  closing,
};

const services = {
  ...head,
  card,
  hero: group('Top of the page', {heading, intro}),
  needs: group('What a visitor needs', {
    heading: text('Beginning of each sentence'),
    items: list('Needs', {
      need: text('How the sentence goes on'),
      to: text('Service it leads to', 'cybersecurity', {
        refersTo: 'service',
        description:
          'The name of its file in docs/, without folder and ending. Without a need, it shows its description.',
      }),
    }),
    sample: text('Words before the name of a sample', 'Sample:'),
  }),
  technology: group('Technology services', {heading, intro}),
  behavioral: group('Behavioral services', {heading, intro, note: text('Note below them')}),
  invitation: group('Below the last service', {text: words, actions}),
  closing,
};

const industries = {
  ...head,
  hero: group('Top of the page', {heading: voices, intro}),
  capabilitiesLabel: text('Heading above capabilities'),
  items: list('Industries', {
    key: text('Key', 'healthcare', {
      choices: 'industries',
      description: 'The name by which services and drawings know it.',
    }),
    icon: text('Icon', 'heart', {choices: 'icons'}),
    title: text('Title'),
    text: words,
    capabilities: text('Capabilities', ['Mission data systems'], {list: true}),
    service: text('Service its link leads to', 'cybersecurity', {refersTo: 'service'}),
  }),
  stats: group('Large figures', {
    heading,
    items: list('Figures', {
      qualifier: text('What it is', 'Our goal'),
      proven: text('What it is once it has a basis', 'On record', {optional}),
      figure: text('Figure', '24/7', {max: 8}),
      label,
      text: words,
      basis: text('What it rests on', '{{basis: 24/7 support}}', {optional}),
    }),
  }),
  note: text('Note below them'),
  closing,
};

const about = {
  ...head,
  hero: group('Top of the page', {heading: voices, action}),
  mission: group('Mission', {heading, statement: text('Statement'), paragraphs}),
  apart: group('What sets you apart', {heading, voices, paragraphs}),
  values: group('Values', {heading, items: list('Values', {label, tone, text: words})}),
  federal: group('Federal buyers', {
    heading,
    intro,
    print: text('How to print the sheet', 'Open {{address}} and print.'),
    address: text('Link to its address'),
    inspect: text('Heading of the links'),
    evidence: text('Link to /evidence, if there is that page'),
    links,
  }),
  accountable: group('Who answers for what', {heading, items: facts}),
  mindBody: group('With the sister company', {heading, voices, paragraphs, actions}),
  accessibility: group('Accessibility statement', {heading, items: facts}),
  closing,
};

const toService = {...fact, text: text('Text', 'What you write goes to {{service}}.')};

/** What happens to visitors' messages. `src/contact/privacy.ts` picks what is true for the services in use. */
const privacy = {
  heading,
  connected: group('With a form service', toService),
  unconnected: group('Without one', fact),
  email: group('Email', fact),
  booking: group('With a booking page', toService),
  newsletter: group('With a newsletter', toService),
  analytics: group('With analytics', {
    ...fact,
    text: text('Text', 'We use {{service}} to count visits. {{privacy}}'),
  }),
  cookies: group('Without analytics', fact),
  browser: group('What stays in the browser', fact),
  logs: group('Server logs', fact),
  questions: group('Questions', fact),
};

const contact = {
  ...head,
  hero: group('Top of the page', {heading}),
  information: group('Ways to reach you', {
    heading,
    phone: text('Label of the phone number'),
    general: text('Label of the general mailbox'),
    behavioral: text('Label of the behavioral mailbox'),
    address: text('Label of the mailing address'),
  }),
  hours: group('Office hours', {
    heading,
    today: text('Badge of the present day'),
    range: text('Several days', '{{first}} to {{last}}'),
    note: text('Words below the table', 'All times are {{zone}}.'),
  }),
  form: group('Form', {
    heading,
    note: text('What not to send'),
    emergency: text('Where to turn in an emergency'),
  }),
  consultation: group('Consultation', {
    heading,
    text: words,
    action: text('Words on the button'),
    byHand: text('How to arrange a time without a booking page'),
    answer: text('What the button answers without one'),
  }),
  privacy: group('Privacy', privacy),
};

const insights = {
  ...head,
  hero: group('Top of the page', {heading, intro}),
  card: voices,
  filter: group('Filter', {
    label,
    name: text('Its name for screen readers'),
    all: text('Choice of all categories'),
    loading: text('While older articles load'),
    failed: text('When they could not be loaded'),
  }),
  pages: group('Pages of the list', {
    name: text('Name for screen readers'),
    heading: text('Heading of a later one', 'Insights, page {{number}}'),
    position: text('Which one it is', 'Page {{number}} of {{total}}'),
    newer: text('To newer ones'),
    older: text('To older ones'),
  }),
  stayUpdated: group('Newsletter', {heading, intro}),
  closing,
};

const notFound = {
  heading: text('Number', '404'),
  text: text('What it means'),
  intro,
  action,
  search: text('Words on the search button'),
  searchFor: text('Words before what was looked for'),
  links,
};

/** A group with a label, shown on pages, for each field of one of the owner's groups. */
const labelsOf = <Parts extends Fields>({label: name, fields}: {label: string; fields: Parts}) =>
  group(
    name,
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, text(field.label)]),
    ) as unknown as Record<keyof Parts, Field & {type: 'text'}>,
  );

const {customer, ...work} = company.pastPerformance.fields;

const line = {
  name: text('Name'),
  label: text('Label above the list'),
  singular: text('Label of one'),
};

const formField = {label, placeholder: text('Example in the empty field')};
const failure = {heading, reason: text('Reason')};

const shared = {
  statements: group(
    'Sentences that stand in several places',
    {
      notBehavioral: text('The statement of standard 5.06'),
      behavioralMeans: text('What “behavioral” means in it'),
      noEndorsement: text('That agencies named here endorse nobody'),
    },
    {description: 'Texts take them by name: {{notBehavioral}}.'},
  ),
  doors: group('Doors by reader', {
    heading,
    items: list('Doors', {label, tone, text: words, links}),
  }),
  services: group('Services', {
    back: group('Link to the list', {label, to}),
    technology: group('Technology', line),
    behavioral: group('Behavioral', line),
    comingSoon: text('Badge of what isn’t open yet'),
    contentsLabel: text('Name of the list of contents'),
    planning: text('What the durations are', 'Times are planning figures.', {
      optional,
      description: 'Leave it out once your own projects confirm them.',
    }),
    shortest: text('What the bar of a step is'),
    longest: text('What the line behind it is'),
    yourPart: text('Label of the client’s part'),
    invented: text('Badge of each sample'),
    viewAll: action,
    related: text('Heading of related services'),
    articles: text('Heading of related articles'),
    footerNote: text('Note in the footer'),
    clinicalService: text('Service that shows the clinical facts', 'applied-behavior', {
      refersTo: 'service',
    }),
  }),
  articles: group('Articles', {
    back: group('Link to the list', {label, to}),
    list: text('Name of the list'),
    readLabel: text('Link to an article'),
    readTime: text('Time to read', '{{minutes}} min read'),
    updated: text('Month of the newest editor’s note', 'Updated {{month}}'),
    by: text('Who signs it', 'By {{names}}'),
    reviewed: text('Who has reviewed it', 'Reviewed by {{name}}, {{date}}'),
    contentsLabel: text('Name of the list of contents'),
    services: text('Heading of related services'),
    related: text('Heading of related articles'),
  }),
  frame: group('Top bar and footer', {
    menu: text('Menu button'),
    close: text('Menu button while it is open'),
    services: text('Button that opens the list of services'),
    theme: text('Color mode button'),
    themeTooltip: text('Its tooltip'),
    contact: text('Heading of the footer’s contact column'),
    edit: text('Link to a page’s file'),
  }),
  search: group('Search', {
    button: text('Button'),
    tooltip: text('Its tooltip'),
    label: text('Name of the field'),
    placeholder: text('Example in the empty field'),
    close: text('Close'),
    loading: text('While it looks'),
    one: text('One result'),
    results: text('Several results', '{{count}} results'),
    corrected: text('Results for other spelling', 'Results for “{{words}}” ({{count}})'),
    none: text('No results', 'No results for “{{query}}”.'),
    instead: text('What to do then'),
    more: text('Button for more results'),
    failed: text('When it did not load'),
    retry: text('Button to try again'),
    links,
  }),
  subscribe: group('Newsletter', {
    label: text('Label of the field'),
    placeholder: text('Example in the empty field'),
    button: text('Words on the button'),
    feed: text('Link to the feed'),
    note: text('Note below the field', 'You can also follow our {{feed}}.'),
    unconnected: text('Note without a newsletter', 'Write to {{email}} or follow our {{feed}}.'),
    answer: text('What the button answers without one'),
    honeypot: text('Field that only programs fill in'),
  }),
  form: group('Contact form', {
    name: group('Name', formField),
    email: group('Email', formField),
    inquiryType: group('Inquiry type', formField),
    message: group('Message', formField),
    inquiryTypes: list('Inquiry types', {value: text('What is sent'), label}),
    send: text('Button'),
    sendingButton: text('Button while it sends'),
    preview: group('Without a form service', {label, text: words}),
    handedBack: group('What comes back without one', failure),
    confirmation: group('After sending', {title: text('Title'), description: text('Text')}),
    privacy: text('Below the button'),
    sending: text('While it sends'),
    retrying: text('Before another try', 'In {{seconds}} s: try {{attempt}} of {{attempts}}.'),
    offline: text('Without a connection'),
    sent: text('When it was sent', 'Sent at {{time}}. Its reference is {{reference}}.'),
    restored: text('When a draft came back'),
    discard: text('Button to discard it'),
    kept: text('What becomes of the words'),
    says: text('What the service says', 'It says: “{{message}}”'),
    laterMinute: text('When to try again, in a minute'),
    later: text('When to try again', 'Try again in {{minutes}} minutes.'),
    retry: text('Button to try again'),
    mail: text('Button to email it'),
    mailIsCut: text('When it is too long for an email'),
    cutNotice: text('The end of such an email'),
    copy: text('Button to copy it'),
    copied: text('When it was copied'),
    notCopied: text('When it could not be'),
    honeypot: text('Field that only programs fill in'),
    trapped: text('When a person filled it in'),
    required: group('What is missing', {
      name: text('Name'),
      email: text('Email'),
      inquiryType: text('Inquiry type'),
      message: text('Message'),
    }),
    notAnAddress: text('When the email address is none'),
    failures: group('Why it was not sent', {
      network: group('No answer', failure),
      timeout: group('Too late', failure),
      busy: group('Too many', failure),
      server: group('A fault of the service', failure),
      refused: group('Refused', failure),
      unclear: group('An answer nobody understands', failure),
      interrupted: group('Page left', failure),
    }),
  }),
  company: group('Company facts', {
    people: group('People', {
      heading,
      verify: text('Link to check', 'Verify the credential of {{name}}'),
    }),
    work: group('Past work', {heading, more: text('Link to the rest', 'Show {{count}} more')}),
    clinical: onlyHeading,
    labels: group('Labels', {
      promises: group('What a reader decides by', {
        firstStep: text('Price of the first step'),
        lead: text('Who leads the work'),
        team: text('How many take turns'),
        answer: text('How soon a person answers'),
      }),
      facts: labelsOf(company.facts),
      assurance: labelsOf(company.assurance),
      clinical: labelsOf(company.clinical),
      work: labelsOf({label: 'Past work', fields: work}),
    }),
    statement: group('Capability statement', {
      label,
      competencies: text('Heading of competencies'),
      behavioral: text('Heading of the sister company’s'),
      note: text('Note below them'),
      differentiators: text('Heading of differentiators'),
      work: text('Heading of past work'),
      data: text('Heading of company data'),
      contact: text('Heading of the contact'),
      more: text('How many are left out', 'and {{count}} more'),
    }),
  }),
  error: group('When a page fails', {
    heading,
    retry: text('Button to try again'),
    home: text('Link to the home page'),
  }),
};

/** The files with the text of pages, by their names in code. */
export const wordFiles = {
  home: page('src/pages/_home.yml', 'Home', home),
  services: page('src/pages/_services.yml', 'Services', services),
  industries: page('src/pages/_industries.yml', 'Industries', industries),
  about: page('src/pages/_about.yml', 'About', about),
  insights: page('src/pages/_insights.yml', 'Insights', insights),
  contact: page('src/pages/_contact.yml', 'Contact', contact),
  notFound: page('src/pages/_404.yml', 'Page not found', notFound),
  shared: page('src/site/words.yml', 'Words that pages share', shared),
};

/** The text of each file, by name. */
export type Words = {
  [Name in keyof typeof wordFiles]: Values<(typeof wordFiles)[Name]['fields']>;
};
