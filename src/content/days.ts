import {site} from '../site';

/** The one time zone in which the site's days begin: that of its office hours. */
export const timeZone = site.officeHours.timeZone;

/** Swedish writes days as computers do: 2025-10-10. */
const inZone = new Intl.DateTimeFormat('sv-SE', {timeZone, dateStyle: 'short'});

/**
 * The day it is where the company is, whatever clock the computer goes by.
 * @param now the moment, by default the present
 * @returns `YYYY-MM-DD`
 */
export const dayOf = (now = new Date()): string => inZone.format(now);

const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', ...options});
const monthName = inWords({month: 'long'});
const shortDay = inWords({month: 'long', day: 'numeric'});
const longDay = inWords({dateStyle: 'long'});

/**
 * A day as people say it.
 * @param day `YYYY-MM-DD`
 * @param today the year of this day goes without saying
 * @returns `December 24`, or `January 3, 2027` in another year
 */
export function sayDay(day: string, today = dayOf()): string {
  return (day.slice(0, 4) === today.slice(0, 4) ? shortDay : longDay).format(new Date(day));
}

/**
 * Says what is wrong with a day.
 * @param text as a writer wrote it
 * @returns a sentence, or nothing when it is a day of the calendar, written as `YYYY-MM-DD`
 */
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
  const name = `${monthName.format(Date.UTC(year, month - 1))} ${year}`;
  return day < 1 || day > length
    ? `${text} isn't in the calendar: ${name} has ${length} days.`
    : undefined;
}
