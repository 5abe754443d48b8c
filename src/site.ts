/**
 * The identity of the company behind this site, and nothing else. Every page, card, feed, link and
 * structured-data block reads it from here: change this one file and the whole site is rebranded.
 *
 * The values below are working values: the names are invented, the e-mail domain and the phone
 * number come from the ranges reserved for examples.
 */
export const site = {
  /** The company's full name, as in contracts and the copyright line. */
  company: 'Solandra Technologies',

  /** The name people say: the logo's word, page titles, running text. */
  shortName: 'Solandra',

  /** The sister behavioral company that delivers the behavioral services with us. */
  partner: 'Solandra Behavioral',

  /** The tagline, in its two voices: the first line is set as technology, the second as people. */
  tagline: {
    technology: 'Innovating for the Future:',
    human: 'Where Technology Meets Human Intelligence',
  },

  /** One sentence for search engines and link previews that have nothing better. */
  description:
    'AI, cloud, cybersecurity and government technology, with behavioral science from our sister company: applied behavior analysis, stress testing and mind-body consulting.',

  /** The sentence under the logo in the footer. */
  blurb: 'Technology and behavioral science, engineered as one system.',

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

  /** Opening hours, one row a day in the order people read a week (specification section 9). */
  officeHours: {
    /** The words under the table. */
    zone: 'Eastern Time (EST)',
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

  /** Where the site is published when the environment names no other place (SITE_URL, BASE_URL). */
  url: 'https://solandra.example',
} as const;

/** The identity's type, for functions that take it whole. */
export type Site = typeof site;

/** The key of a mailbox. */
export type Mailbox = keyof Site['emails'];
