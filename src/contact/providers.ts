/**
 * What form services differ in. A service that is not here works too, as `custom`, as long as it
 * takes a plain form post; what it wants otherwise is set in `src/site.ts`.
 */
export type ContactProvider = {
  /** The service's name as people know it. */
  label: string;
  /** Hosts by which its endpoints are recognized. */
  hosts: readonly string[];
  /** The name of its honeypot, and the kind of field it expects. */
  honeypot: {name: string; type: 'text' | 'checkbox'};
  /** The field that says where visitors without scripts go afterwards; '' if that is set at the service. */
  redirectField: string;
  /** The field that becomes the mail's subject; '' if there is none. */
  subjectField: string;
  /** Fields that the service cannot do without, and any one of them is enough: its keys. */
  requires?: readonly string[];
  /** Fields it wants besides. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Its answers may be read by pages of other hosts (CORS), by its own documentation. */
  isReadable?: boolean;
  /** The address a script posts to, made from the endpoint, if it is another one. */
  scriptEndpoint?: (endpoint: URL) => string;
};

export const contactProviders = {
  /** formspree.io: endpoint `https://formspree.io/f/<form>`. */
  formspree: {
    label: 'Formspree',
    hosts: ['formspree.io'],
    isReadable: true,
    honeypot: {name: '_gotcha', type: 'text'},
    redirectField: '_next',
    subjectField: '_subject',
  },
  /** web3forms.com: endpoint `https://api.web3forms.com/submit`, `hiddenFields: {access_key: '...'}`. */
  web3forms: {
    label: 'Web3Forms',
    hosts: ['api.web3forms.com'],
    isReadable: true,
    honeypot: {name: 'botcheck', type: 'checkbox'},
    redirectField: 'redirect',
    subjectField: 'subject',
    requires: ['access_key'],
  },
  /** usebasin.com: endpoint `https://usebasin.com/f/<form>`; the redirect is set in Basin's form settings. */
  basin: {
    label: 'Basin',
    hosts: ['usebasin.com', 'www.usebasin.com'],
    isReadable: true,
    honeypot: {name: '_gotcha', type: 'text'},
    redirectField: '',
    subjectField: '',
  },
  /** formsubmit.co: endpoint `https://formsubmit.co/<mailbox or its alias>`. */
  formsubmit: {
    label: 'FormSubmit',
    hosts: ['formsubmit.co'],
    isReadable: true,
    honeypot: {name: '_honey', type: 'text'},
    redirectField: '_next',
    subjectField: '_subject',
    scriptEndpoint: ({origin, pathname}) =>
      `${origin}/ajax${pathname.replace(/^\/ajax(?=\/)/, '')}`,
  },
  /** staticforms.xyz: endpoint `https://api.staticforms.dev/submit`, `hiddenFields: {apiKey: '...'}`. */
  staticforms: {
    label: 'StaticForms',
    hosts: ['api.staticforms.dev', 'api.staticforms.xyz'],
    isReadable: true,
    honeypot: {name: 'honeypot', type: 'text'},
    redirectField: 'redirectTo',
    subjectField: 'subject',
    requires: ['apiKey', 'accessKey'],
    // "@" stands for the address in the field `email`.
    hiddenFields: {replyTo: '@'},
  },
  /** A service of your own, or one that is not listed. */
  custom: {
    label: 'a form service',
    hosts: [],
    honeypot: {name: '_gotcha', type: 'text'},
    redirectField: '_next',
    subjectField: '_subject',
  },
} as const satisfies Record<string, ContactProvider>;

/** The name of a form service. */
export type ContactProviderName = keyof typeof contactProviders;

/** What newsletter services differ in. */
export type NewsletterProvider = {
  label: string;
  /** Recognizes its endpoints: the host is one of these or ends in one that begins with a dot. */
  hosts: readonly string[];
  /** The name of the e-mail field. */
  field: string;
  /** `form` for services whose answers a script may not read (no CORS). */
  transport: 'form' | 'fetch';
  hiddenFields?: Readonly<Record<string, string>>;
  /** The name of its honeypot, made from the endpoint. */
  honeypot?: (endpoint: URL) => string;
};

export const newsletterProviders = {
  /** Endpoint `https://buttondown.com/api/emails/embed-subscribe/<newsletter>`. */
  buttondown: {
    label: 'Buttondown',
    hosts: ['buttondown.com', 'buttondown.email'],
    field: 'email',
    transport: 'form',
    hiddenFields: {embed: '1'},
  },
  /** Endpoint `https://<account>.<region>.list-manage.com/subscribe/post?u=...&id=...`. */
  mailchimp: {
    label: 'Mailchimp',
    hosts: ['.list-manage.com'],
    field: 'EMAIL',
    transport: 'form',
    honeypot: ({searchParams}) =>
      `b_${searchParams.get('u') ?? ''}_${searchParams.get('id') ?? ''}`,
  },
  /** Endpoint `https://app.kit.com/forms/<form>/subscriptions`. */
  kit: {
    label: 'Kit',
    hosts: ['app.kit.com', 'app.convertkit.com'],
    field: 'email_address',
    transport: 'fetch',
  },
  /** A service that is not listed: a plain form post works everywhere. */
  custom: {label: 'a newsletter service', hosts: [], field: 'email', transport: 'form'},
} as const satisfies Record<string, NewsletterProvider>;

/** The name of a newsletter service. */
export type NewsletterProviderName = keyof typeof newsletterProviders;
