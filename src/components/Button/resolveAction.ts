import {site, type Mailbox} from '@site/src/site';

/**
 * Turns the `to` of an action, as content and page data write it, into an address. A path of this site
 * (`/contact`), a place on the page (`#hours`) and an https address stay as they are; `email:` and a mailbox of
 * `src/site/identity.yml` becomes a `mailto:` address.
 * @throws {Error} for anything else, naming what may be written
 */
export function resolveAction(to: string): string {
  const mailbox = /^email:(.*)$/.exec(to)?.[1] ?? '';
  if (Object.hasOwn(site.emails, mailbox)) return `mailto:${site.emails[mailbox as Mailbox]}`;
  if (/^(\/|#|https:\/\/)/.test(to)) return to;
  const mailboxes = Object.keys(site.emails).map((key) => `email:${key}`);
  throw new Error(
    `"${to}" is not a place an action can lead to. ` +
      `Write a path that starts with "/", an https address, or ${mailboxes.join(' or ')}.`,
  );
}
