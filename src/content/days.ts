import {site} from '../site';

/** The one time zone in which the site's days begin: that of its office hours. */
export const timeZone = site.officeHours.timeZone;

const inZone = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day it is where the company is, whatever clock the computer goes by.
 * @param now the moment, by default the present
 * @returns `YYYY-MM-DD`
 */
export function dayOf(now = new Date()): string {
  const parts = Object.fromEntries(inZone.formatToParts(now).map(({type, value}) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const monthName = new Intl.DateTimeFormat('en-US', {month: 'long', timeZone: 'UTC'});

/**
 * Says what is wrong with a day.
 * @param text as a writer wrote it
 * @returns a sentence, or nothing when it is a day of the calendar, written as `YYYY-MM-DD`
 */
export function faultOfDay(text: string): string | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) {
    return `"${text}" is not a day. Write year, month and day as in 2025-10-10.`;
  }
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (month < 1 || month > 12) {
    return `${text} is no day of the calendar: there is no month ${month}. Write year, month and day as in 2025-10-10.`;
  }
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > length) {
    return `${text} is no day of the calendar: ${monthName.format(Date.UTC(year, month - 1))} ${year} has ${length} days.`;
  }
  return undefined;
}
