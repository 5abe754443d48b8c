import {site, type Mailbox} from '@site/src/site';

/**
 * Turns the `to` of an action, as content and page data write it, into an address.
 *
 * @param to one of
 *   - a path of this site or a place on the page: `/contact`, `/services#behavioral`, `#hours`
 *   - a mailbox of `src/site.ts` by its key: `email:general`, `email:behavioral`
 *   - an address elsewhere: `https://...`
 * @returns the address; a mailbox becomes a `mailto:` address, the rest stays as it is
 * @throws {Error} for anything else, naming what may be written
 */
export function resolveAction(to: string): string {
  const mailbox = /^email:(.*)$/.exec(to)?.[1];
  if (mailbox !== undefined && isMailbox(mailbox)) {
    return `mailto:${site.emails[mailbox]}`;
  }
  if (/^(\/|#|https:\/\/)/.test(to)) {
    return to;
  }
  const mailboxes = Object.keys(site.emails).map((key) => `email:${key}`);
  throw new Error(
    `"${to}" is not a place an action can lead to. ` +
      `Write a path that starts with "/", an https address, or ${mailboxes.join(' or ')}.`,
  );
}

function isMailbox(key: string): key is Mailbox {
  return Object.hasOwn(site.emails, key);
}
