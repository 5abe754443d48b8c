/** A field of the contact form. */
export type ContactField = 'name' | 'email' | 'inquiryType' | 'message';

/** The form service that takes the contact form's messages. */
export type ContactService = {
  /** The address the form posts to: `'https://formspree.io/f/abcdwxyz'`. CONTACT_ENDPOINT takes precedence. */
  endpoint?: string;
  /** Fields to send with every message, such as the service's key: `{access_key: '...'}`. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Names to send the fields under, where the service wants others: `{message: 'comments'}`. */
  fieldNames?: Readonly<Partial<Record<ContactField, string>>>;
  /** The name of the field that only programs fill in. Default: the service's own. */
  honeypot?: string;
  /** The field that tells the service to lead visitors back to this site. Default: the service's own. */
  redirectField?: string;
};

/** A service that counts visits. */
export type Analytics = {
  /** Its name, as the privacy text calls it: `'Plausible'`. */
  name: string;
  /** What it records and keeps, in a sentence or two of the privacy text. */
  privacy: string;
  /** The address of its script, where no plugin brings it: `'https://plausible.io/js/script.js'`. */
  script?: string;
  /** Attributes of the script's element: `{'data-domain': 'www.example.com'}`. */
  attributes?: Readonly<Record<string, string>>;
  /** Every host it loads from or sends to, with `https://`; pages may talk to no other. */
  origins: readonly string[];
};

/** A repository on the code host. */
export type Repository = {
  /** The account or organization, the first part of its address: `owner` in github.com/owner/name. */
  owner: string;
  /** The repository's own name, the second part. */
  name: string;
  /** The branch the site is written on; what is merged there is published. */
  branch: string;
  /** The branch `npm run deploy` publishes to, never the one above. Default: `gh-pages`. */
  deploymentBranch?: string;
};

/**
 * The identity of the company behind this site. Every page, card, feed, link and structured-data block reads
 * it from here: change this one file and the whole site is rebranded. The values below are working values:
 * invented names, domains and numbers reserved for examples.
 */
export const site = {
  /** The company's full name, as in contracts and the copyright line. */
  company: 'Solandra Technologies',

  /** The name people say: the logo's word, page titles, running text. */
  shortName: 'Solandra',

  /** The sister company that delivers the behavioral services with us. */
  partner: 'Solandra Behavioral',

  /** The tagline, in its two voices: the first line is set as technology, the second as people. */
  tagline: {
    technology: 'Innovating for the Future:',
    human: 'Where Technology Meets Human Intelligence',
  },

  /** One sentence for search engines and link previews that have nothing better. */
  description:
    'AI, cloud, cybersecurity and government technology, with behavioral services from our sister company for people at work, at school and at home.',

  /** The sentence under the logo in the footer. */
  blurb: 'We build systems and study how people use them.',

  /** The two mailboxes. Content names them by key: `to: email:general`, `to: email:behavioral`. */
  emails: {
    /** Technology, general and partnership questions. */
    general: 'info@solandra.example',
    /** The behavioral team. */
    behavioral: 'behavioral@solandra.example',
  },

  /** The phone number as people read it, and as a phone dials it (E.164). */
  phone: {
    display: '(850) 555-0142',
    dial: '+18505550142',
  },

  /** The mailing address, one line each. */
  address: ['P.O. Box 1042', 'Tallahassee, FL 32302'],

  /** Where the services are offered, as `'United States'`: search engines are told so. */
  areaServed: undefined as string | undefined,

  /** Opening hours, one row a day in the order people read a week (specification section 9). */
  officeHours: {
    /** The words under the table. "Eastern Time" is right all year; "EST" is wrong in summer. */
    zone: 'Eastern Time',
    /** IANA name of that zone, by which "today" is marked. */
    timeZone: 'America/New_York',
    /** Opening hours by day. */
    days: [
      {day: 'Monday', hours: '9:00 AM to 6:00 PM'},
      {day: 'Tuesday', hours: '9:00 AM to 6:00 PM'},
      {day: 'Wednesday', hours: '9:00 AM to 6:00 PM'},
      {day: 'Thursday', hours: '9:00 AM to 6:00 PM'},
      {day: 'Friday', hours: '9:00 AM to 6:00 PM'},
      {day: 'Saturday', hours: 'By appointment'},
      {day: 'Sunday', hours: 'Closed'},
    ],
  },

  /** Where the contact form's messages go, as `{endpoint: 'https://...'}`. Empty: nowhere. */
  contact: {} as ContactService,

  /** Where *Stay Updated* subscribes, as `{endpoint: 'https://...'}`, or NEWSLETTER_ENDPOINT. Empty: nobody can. */
  newsletter: {} as {endpoint?: string},

  /**
   * Where *Book a Consultation* leads, as `{url: 'https://cal.com/your-name/consultation'}`, or BOOKING_URL.
   * Empty: it says how to arrange a time.
   */
  booking: {} as {url?: string},

  /** What counts visits; it drives the script, the security policy and the privacy text. */
  analytics: undefined as Analytics | undefined,

  /** Where the site is published when the environment names no other place (SITE_URL, BASE_URL). */
  url: 'https://solandra.example',

  /** A domain of your own on GitHub Pages, as `'www.example.com'`: the build writes it into the file CNAME. */
  customDomain: undefined as string | undefined,

  /** Where the site's files are kept, as `{owner: 'owner', name: 'website', branch: 'main'}`. */
  repository: undefined as Repository | undefined,

  /** The claims you have seen the proof of, by the names in `npm run check:live`, as `['15+ years']`. */
  provenClaims: [] as string[],
} as const;

/** The identity's type, for functions that take it whole. */
export type Site = typeof site;

/** The key of a mailbox. */
export type Mailbox = keyof Site['emails'];
