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

/** A phone number as a phone dials it, `+18505550142`; nothing where that can't be told from what people read. */
export function dialOf(shown: string): string | undefined {
  // Dialed inside the country alone: +44 (0)20 7946 0958.
  const phone = shown.trim().replace(/^(\+.*?)\(0\)/, '$1');
  if (!/^\+?[\d\s().\-\u2010\u2011/]+$/.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
  return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : undefined;
}

/** Whether a name is one of the IANA list, as `America/New_York`; an offset such as "EST" is wrong half of the year. */
export function isTimeZone(name = ''): boolean {
  try {
    return Boolean(name.includes('/') && new Intl.DateTimeFormat('en-US', {timeZone: name}));
  } catch {
    return false;
  }
}
