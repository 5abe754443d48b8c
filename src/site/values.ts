/** Parses what the owner writes (days, phone numbers, time zones), for pages and for the check. */

export const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Day = (typeof week)[number];

/** A phone number in E.164, such as `+18505550142`; undefined if it can't be derived from the number shown. */
export function dialOf(shown: string): string | undefined {
  // The (0) is dialed only within the country: +44 (0)20 7946 0958.
  const phone = shown.trim().replace(/^(\+.*?)\(0\)/, '$1');
  if (!/^\+?[\d\s().\-\u2010\u2011/]+$/.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
  return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : undefined;
}

/** Whether a name is an IANA time zone such as `America/New_York`. "EST" isn't: it is wrong half of the year. */
export function isTimeZone(name = ''): boolean {
  try {
    return Boolean(name.includes('/') && new Intl.DateTimeFormat('en-US', {timeZone: name}));
  } catch {
    return false;
  }
}
