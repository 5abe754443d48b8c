import type {MessageValues} from './config';

/**
 * Mail programs are handed the address on a command line or by an intent; beyond about 2,000
 * characters some cut it, some open nothing.
 */
const longestAddress = 1900;

/** What the mail says where the message had to be cut. */
export const cutNotice =
  '[This is only the beginning: the message is longer than an address may be. Press "Copy message" on the page and paste it here in full.]';

/** A prefilled e-mail. */
export type Mail = {
  /** The `mailto:` address. */
  href: string;
  /** Characters of the message that fitted in, if not all did. */
  kept?: number;
};

/** The whole message as text, to paste it elsewhere. */
export function asText(
  {name, email, inquiryType, message}: MessageValues,
  inquiryLabel = inquiryType,
): string {
  return [
    `Name: ${name}`,
    `Email: ${email}`,
    ...(inquiryLabel ? [`Inquiry type: ${inquiryLabel}`] : []),
    '',
    message,
  ].join('\n');
}

/**
 * The message as an e-mail that the visitor can send. What is too long is cut between two characters
 * as people see them, and the mail says so itself.
 * @param to the mailbox
 * @param subject its subject
 */
export function mailtoFallback(
  values: MessageValues,
  to: string,
  subject: string,
  inquiryLabel?: string,
): Mail {
  const address = (message: string) =>
    `mailto:${to}?subject=${encode(subject)}&body=${encode(asText({...values, message}, inquiryLabel))}`;
  const whole = address(values.message);
  if (whole.length <= longestAddress) return {href: whole};

  const room = longestAddress - address(`\n\n${cutNotice}`).length;
  let kept = '';
  let used = 0;
  for (const character of characters(values.message)) {
    used += encode(character).length;
    if (used > room) break;
    kept += character;
  }
  return {href: address(`${kept}\n\n${cutNotice}`), kept: [...kept].length};
}

/** Characters as people see them; Firefox before 125 knows only those of the encoding. */
function* characters(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') yield* text;
  else for (const {segment} of new Intl.Segmenter().segment(text)) yield segment;
}

/** Encodes for a `mailto:` address: lines end as in mails, half characters cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}
