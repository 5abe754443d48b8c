import {contactFields, sentFragment} from './contact/message';
import {formServices, newsletterServices, unknownService} from './contact/services';
import type {Analytics, ContactField, Site} from './site';

type Services = Pick<Site, 'shortName' | 'contact' | 'newsletter' | 'booking'>;

/** The site's form, newsletter, and booking services. One that isn't set up is omitted. */
export type FormSettings = ReturnType<typeof readSettings>;

/** The form service's settings, from identity.yml and completed from `services.ts`. */
export type ContactConfig = ReturnType<typeof contactConfig>;

export type NewsletterConfig = ReturnType<typeof newsletterConfig>;

type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong setting: a field of the identity, such as `booking.url`, or an environment variable. */
export class SettingError extends Error {
  constructor(
    readonly setting: string,
    readonly fault: string,
  ) {
    const isVariable = setting === setting.toUpperCase();
    super(`${isVariable ? '' : 'src/site/identity.yml, '}${setting}: ${fault}`);
    // A stack trace would not help the owner.
    this.stack = this.message;
  }
}

/** Validates a URL that pages link or post to. @param name the setting's name, for the error message */
function readAddress(text: string, name: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The message leaves out the URL, because other people can read the logs.
  if (url?.username || url?.password)
    throw new SettingError(name, 'must not hold a user name or a password.');
  const isLocal = /^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?\//.test(url?.href ?? '');
  const fault =
    (!url &&
      'is not an address. Write it whole, for example https://www.example.com/f/abcdwxyz.') ||
    (url?.protocol !== 'https:' &&
      !isLocal &&
      'is not safe, because everybody on the way could read it. It must start with https://.') ||
    (/your[-_](form|id|key|name|access)|<|%3c|\.\.\./i.test(text) &&
      'still holds a placeholder. Put in what the service shows you.');
  if (!url || fault) throw new SettingError(name, `"${text}" ${fault}`);
  return url;
}

/**
 * Reads the services' settings from the environment, else from the identity, and completes them from `services.ts`.
 * Visitors without scripts return to `returnTo`. @throws {SettingError} for an invalid setting
 */
export function readSettings(site: Services, environment: Environment, returnTo = '') {
  const read = (field: string, own: string | undefined, variable: string) => {
    const given = environment[variable]?.trim();
    const text = given || own?.trim();
    return text ? readAddress(text, given ? variable : field) : undefined;
  };
  const contact = read('contact.endpoint', site.contact.endpoint, 'CONTACT_ENDPOINT');
  const newsletter = read('newsletter.endpoint', site.newsletter.endpoint, 'NEWSLETTER_ENDPOINT');
  const booking = read('booking.url', site.booking.url, 'BOOKING_URL');
  return {
    ...(contact && {contact: contactConfig(contact, site, returnTo)}),
    ...(newsletter && {newsletter: newsletterConfig(newsletter)}),
    ...(booking && {booking: {url: booking.href}}),
  };
}

/** The hosts that the Content-Security-Policy has to allow for analytics and forms. */
export function allowedOrigins({contact, newsletter}: FormSettings, analytics?: Analytics) {
  const counted = analytics?.origins ?? [];
  const origins = [contact, newsletter].flatMap((form) =>
    form ? [new URL(form.endpoint).origin] : [],
  );
  return {
    script: counted,
    img: counted,
    connect: [...(contact ? origins.slice(0, 1) : []), ...counted],
    form: [...new Set(origins)],
  };
}

/** The site's URL: `SITE_URL` and `BASE_URL`, by default the identity's `url` and `/`. @throws {SettingError} */
export function siteAddress(
  site: {url: string},
  {SITE_URL, BASE_URL}: Environment,
): {url: string; baseUrl: string} {
  const name = SITE_URL ? 'SITE_URL' : 'url';
  const {origin, href} = readAddress(SITE_URL || site.url, name);
  if (href !== `${origin}/`)
    throw new SettingError(
      name,
      `"${href}" must end after the host, "${origin}"; a path belongs into BASE_URL.`,
    );
  const baseUrl = BASE_URL || '/';
  // Browsers would interpret `//host/`, `/../`, a space, or a question mark differently.
  if (!/^\/([\w~.%-]+\/)*$/.test(baseUrl) || new URL(baseUrl, origin).pathname !== baseUrl)
    throw new SettingError(
      'BASE_URL',
      `"${baseUrl}" is not a path that starts and ends with a slash, for example "/repo/".`,
    );
  return {url: origin, baseUrl};
}

function contactConfig(endpoint: URL, site: Services, returnTo: string) {
  const service = formServices[endpoint.hostname.replace(/^www\./, '')];
  const {key, scriptPath, subject, ...known} = service ?? unknownService;
  const {hiddenFields = {}, fieldNames, ...own} = site.contact;
  if (key && !hiddenFields[key])
    throw new SettingError(
      'contact.hiddenFields',
      `${endpoint.hostname} needs its key. Below this line, indented by two more spaces, write ${key}: and the key.`,
    );
  const redirect = own.redirectField ?? known.redirect;
  const sameNames = Object.fromEntries(contactFields.map((field) => [field, field]));
  const config = {
    endpoint: endpoint.href,
    /** Where a script posts, if the service has a separate endpoint for that. */
    ...(scriptPath && {scriptEndpoint: endpoint.origin + scriptPath + endpoint.pathname}),
    fieldNames: {...(sameNames as Record<ContactField, string>), ...fieldNames},
    hiddenFields: {
      ...(subject && {[subject]: `Message from the ${site.shortName} website`}),
      ...hiddenFields,
    } as Record<string, string>,
    /** The name of the hidden field that only bots fill in. */
    honeypot: own.honeypot ?? known.honeypot,
    /** Tells the service where to send visitors without scripts. */
    ...(redirect && {redirect: {name: redirect, value: `${returnTo}#${sentFragment}`}}),
    /** Whether the service is known to let other sites read its responses (CORS). */
    isReadable: service !== undefined,
  };
  const hidden = Object.keys(config.hiddenFields);
  const names = [...Object.values(config.fieldNames), ...hidden, config.honeypot, redirect];
  const twice = names.find((name, index) => name === '' || (name && names.indexOf(name) !== index));
  if (twice !== undefined)
    throw new SettingError(
      own.honeypot === twice ? 'contact.honeypot' : 'contact',
      `two fields would be sent as "${twice}". Give each field, the honeypot and the redirect a name of its own.`,
    );
  return config;
}

function newsletterConfig(endpoint: URL) {
  const host = Object.keys(newsletterServices).find((end) => endpoint.hostname.endsWith(end));
  const {honeypot, ...known} = newsletterServices[host ?? ''] ?? {};
  return {
    endpoint: endpoint.href,
    field: 'email',
    hiddenFields: {},
    ...known,
    ...(honeypot && {honeypot: honeypot(endpoint.searchParams)}),
  };
}
