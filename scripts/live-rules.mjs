/** What `check-live.mjs` looks for. */
import {createHash} from 'node:crypto';

/** The invented names, by fingerprint: a name may stand in the identity file alone. */
const invented = new Set(['0d219e5f96b6', '8e026a6981d6', 'a545b72edfc2', 'd6c522e8bc9b']);
const isInvented = (value) =>
  invented.has(createHash('sha256').update(value).digest('hex').slice(0, 12));

/** Domains that RFC 2606 and RFC 6761 reserve for examples; they reach nobody. */
const isReservedDomain = (value) =>
  /(^|[@./])(example\.(com|net|org)|[\w-]+\.(example|test|invalid))\/?$/.test(value);

/** Numbers that the numbering plan reserves for fiction: 555-0100 to 555-0199. */
const isReservedPhone = (value) => /55501\d\d$/.test(value.replace(/\D/g, ''));

const isMissing = (value) => value === '';

/**
 * What to look at in the identity file. `variable` stands in for a field; what can be left as it is,
 * knowingly, is to `decide`, all else is to `replace`.
 */
export const settings = [
  {field: 'company', isOpen: isInvented, todo: "write the company's full name"},
  {field: 'shortName', isOpen: isInvented, todo: 'write the name people say'},
  {field: 'partner', isOpen: isInvented, todo: "write the sister company's name"},
  {field: 'emails.general', isOpen: isReservedDomain, todo: 'write a mailbox that somebody reads'},
  {
    field: 'emails.behavioral',
    isOpen: isReservedDomain,
    todo: 'write a mailbox that somebody reads',
  },
  {field: 'phone.display', isOpen: isReservedPhone, todo: 'write the number, in phone.dial too'},
  {field: 'phone.dial', isOpen: isReservedPhone, todo: 'write the number, in phone.display too'},
  {field: 'address', isOpen: isInvented, todo: 'write the mailing address'},
  {
    field: 'url',
    variable: 'SITE_URL',
    isOpen: isReservedDomain,
    todo: 'write the address of the site',
  },
  {
    field: 'contact.endpoint',
    variable: 'CONTACT_ENDPOINT',
    isOpen: isMissing,
    todo: 'the contact form sends nothing: give it an endpoint',
  },
  {
    field: 'newsletter.endpoint',
    variable: 'NEWSLETTER_ENDPOINT',
    isOpen: isMissing,
    mayStay: true,
    todo: 'Subscribe says that sign-up is not open',
  },
  {
    field: 'booking.url',
    variable: 'BOOKING_URL',
    isOpen: isMissing,
    mayStay: true,
    todo: 'Book a Consultation says to call or write',
  },
  {
    field: 'repository',
    isOpen: isMissing,
    mayStay: true,
    todo: '`npm run deploy` has nowhere to publish to',
  },
];

/** What the pages may claim, and what would prove it. A name can be put into `provenClaims`. */
export const claims = [
  {
    name: '15+ years',
    pattern: /(?<![\w+])\d+\+(?![\w+])/,
    proof: 'the working years of your people, added up',
  },
  {
    name: '100% client satisfaction',
    pattern: /\b100 ?%/,
    proof: 'acceptance records, or say it otherwise',
  },
  {
    name: '99.99% uptime',
    pattern: /\b99\.\d+ ?% (uptime|availability)/i,
    proof: 'what your agreements commit to',
  },
  {
    name: '24/7 support',
    pattern: /\b24\/7\b/,
    proof: 'an on-call schedule for nights and holidays',
  },
  {
    name: 'response times',
    pattern: /\b\d+ (minutes|hours)\b.*\bresponse|\bresponse.*\b\d+ (minutes|hours)\b/i,
    proof: 'response records, or contracts',
  },
  {
    name: 'credentials',
    pattern: /\bBoard Certified\b|\blicensed (professional|clinician)s? (do|read|will)\b/i,
    proof: 'certificates and licenses, by person',
  },
];
