import {
  contactFields,
  sentFragment,
  type BookingConfig,
  type ContactConfig,
  type NewsletterConfig,
} from './contact/config';
import {
  contactProviders,
  newsletterProviders,
  type ContactProvider,
  type NewsletterProvider,
} from './contact/providers';
import type {BookingService, ContactField, ContactService, NewsletterService} from './site';

/** The online services of the site, ready for its pages; left out where none is set. */
type Settings = {contact?: ContactConfig; newsletter?: NewsletterConfig; booking?: BookingConfig};

/** The part of the identity that names the services. */
type Services = {
  shortName: string;
  contact: ContactService;
  newsletter: NewsletterService;
  booking: BookingService;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be right. Its message is one line that names the setting and the remedy. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    // Whoever runs the build can do nothing with the place in our code.
    this.stack = message;
  }
}

/**
 * Reads the services' settings from the identity and the environment, which takes precedence, and
 * completes them with what is known of the service.
 * @param returnTo address of the contact page, for visitors who come back from the service
 * @throws {SettingError} for a setting that cannot be right
 */
export function readSettings(site: Services, environment: Environment, returnTo = ''): Settings {
  const contact = address(
    'contact.endpoint',
    site.contact.endpoint,
    'CONTACT_ENDPOINT',
    environment,
  );
  const newsletter = address(
    'newsletter.endpoint',
    site.newsletter.endpoint,
    'NEWSLETTER_ENDPOINT',
    environment,
  );
  const booking = address('booking.url', site.booking.url, 'BOOKING_URL', environment);
  return {
    ...(contact && {contact: contactConfig(contact, site, returnTo)}),
    ...(newsletter && {newsletter: newsletterConfig(newsletter, site.newsletter)}),
    ...(booking && {booking: {url: booking.url.href}}),
  };
}

/** The hosts the security policy has to let the pages talk to (`connect`) and post forms to (`form`). */
export function allowedOrigins({contact, newsletter}: Settings): {
  connect: string[];
  form: string[];
} {
  const origins = (...addresses: (string | undefined)[]) => [
    ...new Set(addresses.flatMap((url) => (url ? [new URL(url).origin] : []))),
  ];
  return {
    connect: origins(
      contact && (contact.scriptEndpoint ?? contact.endpoint),
      newsletter?.transport === 'fetch' ? newsletter.endpoint : undefined,
    ),
    form: origins(contact?.endpoint, newsletter?.endpoint),
  };
}

/** An address and the name of the setting it came from. */
type Setting = {name: string; url: URL};

const example = 'Write the whole address, such as https://formspree.io/f/abcdwxyz';

function address(
  field: string,
  value: string | undefined,
  variable: string,
  environment: Environment,
): Setting | undefined {
  const given = environment[variable]?.trim();
  const name = given ? variable : `src/site.ts, ${field}`;
  const text = given || value?.trim();
  if (!text) return undefined;
  if (!URL.canParse(text))
    throw new SettingError(`${name}: "${text}" is not an address. ${example}.`);
  const url = new URL(text);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) {
    throw new SettingError(
      `${name}: "${text}" is not safe, because what visitors write would travel open. It must start with https:// (http:// only for this machine, as in tests).`,
    );
  }
  if (url.username || url.password) {
    throw new SettingError(
      `${name}: "${text}" holds a user name or password, which every visitor could read. Leave it out.`,
    );
  }
  if (/your[-_]?(form|id|key|name|access)|<|%3c|\.\.\./i.test(text)) {
    throw new SettingError(
      `${name}: "${text}" still holds a placeholder. Put in what the service shows you.`,
    );
  }
  return {name, url};
}

function contactConfig({name, url}: Setting, site: Services, returnTo: string): ContactConfig {
  const {provider, hiddenFields = {}, fieldNames = {}, ...own} = site.contact;
  const preset: ContactProvider = pick(contactProviders, 'contact.provider', provider, url);
  const {requires = []} = preset;
  if (requires.length > 0 && !requires.some((key) => hiddenFields[key])) {
    throw new SettingError(
      `src/site.ts, contact.hiddenFields: ${preset.label} (${name}) needs its key, as {${requires[0] ?? ''}: '...'}.`,
    );
  }
  const redirectField = own.redirectField ?? preset.redirectField;
  const config: ContactConfig = {
    endpoint: url.href,
    ...(preset.scriptEndpoint && {scriptEndpoint: preset.scriptEndpoint(url)}),
    fieldNames: Object.fromEntries(
      contactFields.map((field) => [field, fieldNames[field] ?? field]),
    ) as Record<ContactField, string>,
    hiddenFields: {
      ...(preset.subjectField && {
        [preset.subjectField]: `Message from the ${site.shortName} website`,
      }),
      ...preset.hiddenFields,
      ...hiddenFields,
    },
    honeypot: {...preset.honeypot, ...(own.honeypot && {name: own.honeypot})},
    ...(redirectField && {redirect: {name: redirectField, value: `${returnTo}#${sentFragment}`}}),
    isReadable: preset.isReadable ?? false,
    idempotencyHeader: own.idempotencyHeader ?? false,
  };
  checkNames(config);
  return config;
}

/** Two fields of one name would overwrite each other somewhere on the way. */
function checkNames({fieldNames, hiddenFields, honeypot, redirect}: ContactConfig): void {
  const names = [
    ...Object.values(fieldNames),
    ...Object.keys(hiddenFields),
    honeypot.name,
    ...(redirect ? [redirect.name] : []),
  ];
  const twice = names.find((name, index) => !name || names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new SettingError(
      `src/site.ts, contact: two fields would be sent as "${twice}". Give each field, the honeypot and the redirect a name of its own.`,
    );
  }
}

function newsletterConfig({url}: Setting, {provider}: NewsletterService): NewsletterConfig {
  const preset: NewsletterProvider = pick(
    newsletterProviders,
    'newsletter.provider',
    provider,
    url,
  );
  return {
    endpoint: url.href,
    field: preset.field,
    hiddenFields: {...preset.hiddenFields},
    ...(preset.honeypot && {honeypot: preset.honeypot(url)}),
    transport: preset.transport,
  };
}

/** The preset that is named, or else the one whose host it is, or else `custom`. */
function pick<Preset extends {hosts: readonly string[]}>(
  presets: Record<string, Preset> & {custom: Preset},
  field: string,
  name: string | undefined,
  {hostname}: URL,
): Preset {
  if (name === undefined) {
    const isHost = (host: string) =>
      host.startsWith('.') ? hostname.endsWith(host) : hostname === host;
    return Object.values(presets).find(({hosts}) => hosts.some(isHost)) ?? presets.custom;
  }
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (!preset) {
    throw new SettingError(
      `src/site.ts, ${field}: "${name}" is not known. Write one of ${Object.keys(presets).join(', ')}.`,
    );
  }
  return preset;
}
