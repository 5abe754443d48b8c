import {site} from '../site';

/** In UTC, so that every reader sees the same day. */
const inWords = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Date(day).toLocaleDateString('en-US', {timeZone: 'UTC', ...options});

/** A day in full: `September 15, 2025`. */
export const formatDate = inWords({dateStyle: 'long'});

/** A day of a year that goes without saying: `September 15`. */
export const formatShort = inWords({month: 'long', day: 'numeric'});

export const formatMonth = inWords({month: 'long', year: 'numeric'});

/** The day it is where the company is, whatever clock the computer goes by: `YYYY-MM-DD`, as Swedish writes it. */
export const dayOf = (now = new Date()): string =>
  now.toLocaleDateString('sv-SE', {timeZone: site.officeHours.timeZone});

/** A day as people say it: `December 24`, or `January 3, 2027` in another year than that of `today`. */
export const sayDay = (day: string, today = dayOf()): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatShort(day) : formatDate(day);

/** What is wrong with a day as a writer wrote it; nothing when it is one of the calendar, as `YYYY-MM-DD`. */
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
