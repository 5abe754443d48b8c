/** What is known of a form service. Any other works too if it takes a form post and lets us read its answer. */
type FormService = {
  honeypot: string;
  /** The field that says where visitors without scripts go afterwards. */
  redirect?: string;
  /** The field that becomes the subject of the email. */
  subject?: string;
  /** The hidden field it can't do without. */
  key?: string;
  /** What precedes the path where a script posts. */
  scriptPath?: string;
};

export const unknownService: FormService = {
  honeypot: '_gotcha',
  redirect: '_next',
  subject: '_subject',
};

/** The form services by the host of their endpoints. */
export const formServices: Record<string, FormService> = {
  'formspree.io': unknownService,
  'api.web3forms.com': {
    honeypot: 'botcheck',
    redirect: 'redirect',
    subject: 'subject',
    key: 'access_key',
  },
  'usebasin.com': {honeypot: '_gotcha'},
  'formsubmit.co': {...unknownService, honeypot: '_honey', scriptPath: '/ajax'},
  'api.staticforms.dev': {
    honeypot: 'honeypot',
    redirect: 'redirectTo',
    subject: 'subject',
    key: 'apiKey',
  },
};

type NewsletterService = {
  field?: string;
  hiddenFields?: Record<string, string>;
  honeypot?: (asked: URLSearchParams) => string;
};

/** The newsletter services by the end of their host. Any other gets the field `email`. */
export const newsletterServices: Record<string, NewsletterService> = {
  'buttondown.com': {hiddenFields: {embed: '1'}},
  'list-manage.com': {
    field: 'EMAIL',
    honeypot: (asked) => `b_${asked.get('u') ?? ''}_${asked.get('id') ?? ''}`,
  },
  'app.kit.com': {field: 'email_address'},
};
