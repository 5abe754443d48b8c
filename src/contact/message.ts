import {site, type ContactField, type Mailbox} from '../site';
import {fill} from '../site/fill';
import words from '../site/words.yml';

const copy = fill(words.form);

export const contactFields: readonly ContactField[] = ['name', 'email', 'inquiryType', 'message'];

/** The hash that a visitor without scripts is redirected to after sending a message. */
export const sentFragment = 'message-sent';

/** The field with a message's id, by which a duplicate can be recognized. */
export const idField = 'message_id';

export type MessageValues = Record<ContactField, string>;

export const emptyValues: MessageValues = {name: '', email: '', inquiryType: '', message: ''};

export const isSame = (one: MessageValues, other: MessageValues): boolean =>
  contactFields.every((field) => one[field] === other[field]);

export function asText({name, email, inquiryType, message}: MessageValues): string {
  const inquiry = copy.inquiryTypes.find(({value}) => value === inquiryType)?.label;
  const type = inquiry ? `${copy.inquiryType.label}: ${inquiry}\n` : '';
  return `${copy.name.label}: ${name}\n${copy.email.label}: ${email}\n${type}\n${message}`;
}

export const mailboxFor = ({inquiryType}: MessageValues): Mailbox =>
  inquiryType === 'behavioral' ? 'behavioral' : 'general';

/** Browsers and mail programs truncate longer URLs, or open nothing at all. In characters. */
const longestAddress = 1900;

/** The message as an email: its `mailto:` URL, and whether the text had to be cut. */
export function emailDraft(mailbox: Mailbox, text: string): {href: string; isCut: boolean} {
  const subject = encode(`Message from the ${site.shortName} website`);
  const start = `mailto:${site.emails[mailbox]}?subject=${subject}&body=`;
  const whole = start + encode(text);
  if (whole.length <= longestAddress) return {href: whole, isCut: false};

  const end = encode(`\n\n${copy.cutNotice}`);
  let href = start;
  for (const character of text) {
    const next = encode(character);
    if (href.length + next.length + end.length > longestAddress) break;
    href += next;
  }
  return {href: href + end, isCut: true};
}

/** Emails need CRLF line endings, and half of a surrogate pair would make `encodeURIComponent` throw. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));

/** Starts a message with the plan the visitor came to ask about (`/contact?plan=`), if it is one of `plans`. */
export function aboutPlan(message: string, search: string, plans: readonly string[]): string {
  const asked = new URLSearchParams(search).get('plan')?.trim().toLowerCase();
  const plan = plans.find((name) => name.toLowerCase() === asked);
  if (!plan) return message;
  const opening = (name: string) => `About: ${name}\n\n`;
  const known = plans.map(opening).find((start) => message.startsWith(start)) ?? '';
  return opening(plan) + message.slice(known.length);
}
