import type {ContactField} from '../site';

/** The form service: the settings of `src/site.ts`, completed with what `services.ts` knows. */
export type ContactConfig = {
  /** Where the browser posts the form. */
  endpoint: string;
  /** Where the script posts it, if the service has another address for that. */
  scriptEndpoint?: string;
  /** The names under which the fields are sent. */
  fieldNames: Record<ContactField, string>;
  /** Sent along with every message: keys of the service, the subject of the email. */
  hiddenFields: Record<string, string>;
  /** The name of the field that people don't see and programs fill in. */
  honeypot: string;
  /** Tells the service where to send visitors without scripts. */
  redirect?: {name: string; value: string};
  /** The service is known to let scripts of other sites read its answers (CORS). */
  isReadable: boolean;
};

/** The newsletter service. */
export type NewsletterConfig = {
  endpoint: string;
  field: string;
  hiddenFields: Record<string, string>;
  honeypot?: string;
};

/** The online services of the site; left out where none is set. */
export type FormSettings = {
  contact?: ContactConfig;
  newsletter?: NewsletterConfig;
  booking?: {url: string};
};

/** The fragment at which a visitor without scripts arrives after a message was sent. */
export const sentFragment = 'message-sent';

/** The field that carries a message's id, by which a repetition is known. */
export const idField = 'message_id';
