import type {ContactField} from '../site';

/** The form's fields, by their own names, in the form's order. */
export const contactFields = [
  'name',
  'email',
  'inquiryType',
  'message',
] as const satisfies ContactField[];

/** What a visitor has typed, field by field; an empty string where nothing was typed. */
export type MessageValues = Record<ContactField, string>;

/** A form nobody has typed into. */
export const emptyValues: MessageValues = {name: '', email: '', inquiryType: '', message: ''};

/**
 * What the contact page knows of the form service: the settings of `src/site.ts` and the service's
 * preset in one. The forms plugin writes it; without an endpoint it is empty.
 */
export type ContactConfig = {
  /** Where the form posts to. */
  endpoint: string;
  /** Where the script posts to, if the service has another address for it. */
  scriptEndpoint?: string;
  /** The names under which the fields are sent. */
  fieldNames: Record<ContactField, string>;
  /** Sent along with every message: keys of the service, the mail's subject. */
  hiddenFields: Record<string, string>;
  /** The field that people do not see and programs fill in, and its kind. */
  honeypot: {name: string; type: 'text' | 'checkbox'};
  /** Tells the service where to send visitors without scripts. Left out where the service is told elsewhere. */
  redirect?: {name: string; value: string};
  /** The service is known to let a script read its answers. */
  isReadable: boolean;
  /** Sends the message's id as the header `Idempotency-Key` too. */
  idempotencyHeader: boolean;
};

/** What the insights page knows of the newsletter service; empty without one. */
export type NewsletterConfig = {
  endpoint: string;
  /** The name of the e-mail field. */
  field: string;
  hiddenFields: Record<string, string>;
  honeypot?: string;
  /** `form`: the browser posts and shows the service's own page. `fetch`: a script posts, the page stays. */
  transport: 'form' | 'fetch';
};

/** What the contact page knows of the booking service; empty without one. */
export type BookingConfig = {url: string};

/** The fragment at which a visitor without scripts arrives after a message was sent. */
export const sentFragment = 'message-sent';

/** The longest message, in characters (issue "Contact that never loses a message"). */
export const messageLimit = 5000;

/** Whether two messages say the same. */
export function isSame(one: MessageValues, other: MessageValues): boolean {
  return contactFields.every((field) => one[field] === other[field]);
}

/** Whether nothing at all has been typed. */
export function isEmpty(values: MessageValues): boolean {
  return isSame(values, emptyValues);
}
