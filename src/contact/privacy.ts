/** The contact page's privacy section: what happens to visitors' messages and what their browser keeps. */
import words from '../pages/_contact.yml';
import type {FormSettings} from '../settings';
import {site, type Analytics} from '../site';
import {fill} from '../site/fill';
import {fillIn} from '../site/fillIn';

const hostOf = (address: string) => new URL(address).hostname;

/** Fills in the service that a text names. */
const naming = <Item extends {text: string}>(item: Item, service: string, privacy?: string) => ({
  ...item,
  text: fillIn(item.text, {service, privacy}),
});

/**
 * The items that are true with these settings. After a change in `src/contact/`, `src/islands/` or `src/frame/`, check
 * that every sentence of `privacy` in `src/pages/_contact.yml` is still true.
 */
export function privacyItems(
  {contact, newsletter, booking}: FormSettings,
  analytics: Analytics | undefined = site.analytics,
) {
  const copy = fill(words.privacy);
  return [
    contact ? naming(copy.connected, hostOf(contact.endpoint)) : copy.unconnected,
    copy.email,
    ...(booking ? [naming(copy.booking, hostOf(booking.url))] : []),
    ...(newsletter ? [naming(copy.newsletter, hostOf(newsletter.endpoint))] : []),
    analytics ? naming(copy.analytics, analytics.name, analytics.privacy) : copy.cookies,
    copy.browser,
    copy.logs,
    copy.questions,
  ];
}
