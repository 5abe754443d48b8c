/** What a form service expects. An unlisted service works too if it accepts a form post and CORS requests. */
type FormService = {
  honeypot: string;
  /** The field with the URL that visitors without scripts are redirected to. */
  redirect?: string;
  /** The field that becomes the subject of the email. */
  subject?: string;
  /** The hidden field that the service requires. */
  key?: string;
  /** The prefix of the path that scripts post to. */
  scriptPath?: string;
};

export const unknownService: FormService = {
  honeypot: '_gotcha',
  redirect: '_next',
  subject: '_subject',
};

/** Form services by the host of their endpoints. */
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

/** Newsletter services by the end of their host. Any other service gets the address in a field named `email`. */
export const newsletterServices: Record<string, NewsletterService> = {
  'buttondown.com': {hiddenFields: {embed: '1'}},
  'list-manage.com': {
    field: 'EMAIL',
    honeypot: (asked) => `b_${asked.get('u') ?? ''}_${asked.get('id') ?? ''}`,
  },
  'app.kit.com': {field: 'email_address'},
};
