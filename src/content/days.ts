import {site} from '../site';

/** In UTC, so that every reader sees the same day. */
const inWords = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Date(day).toLocaleDateString('en-US', {timeZone: 'UTC', ...options});

/** A day in full: `September 15, 2025`. */
export const formatDate = inWords({dateStyle: 'long'});

/** A day without its year: `September 15`. */
export const formatShort = inWords({month: 'long', day: 'numeric'});

export const formatMonth = inWords({month: 'long', year: 'numeric'});

/** Today's date in the company's time zone, not the computer's: `YYYY-MM-DD`, the Swedish format. */
export const dayOf = (now = new Date()): string =>
  now.toLocaleDateString('sv-SE', {timeZone: site.officeHours.timeZone});

/** A day in words: `December 24`, or `January 3, 2027` if it isn't in the same year as `today`. */
export const sayDay = (day: string, today = dayOf()): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatShort(day) : formatDate(day);

/** What is wrong with a day that a writer entered; undefined for a calendar day in the form `YYYY-MM-DD`. */
export function faultOfDay(text: string): string | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (!year) {
    const [, y, m = '', d = ''] = /^(\d{4})\D(\d\d?)\D(\d\d?)(?!\d)/.exec(text) ?? [];
    const meant = new Date(y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : `${text} UTC`);
    return Number.isNaN(meant.getTime())
      ? `"${text}" isn't a day. Write the year, the month and the day in numbers: YYYY-MM-DD.`
      : `"${text}" has to be in numbers, year first. Write ${meant.toISOString().slice(0, 10)}`;
  }
  if (month < 1 || month > 12)
    return `${text} isn't in the calendar: there's no month ${month}. Months go from 01 to 12.`;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > length
    ? `${text} isn't in the calendar: ${formatMonth(text.slice(0, 7))} has ${length} days.`
    : undefined;
}
