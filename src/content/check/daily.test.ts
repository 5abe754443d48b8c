/** @jest-environment node */
import {noteOfDaily} from './daily';

const daily = (...crons: string[]) => crons.map((cron) => `    - cron: '${cron}'\n`).join('');

it.each([
  ['America/New_York', '15 5 * * *'],
  ['Europe/London', '15 5 * * *'],
  ['America/Los_Angeles', '15 8 * * *'],
  ['Australia/Sydney', '15 14 * * *'],
  ['Asia/Kolkata', '45 18 * * *'],
])('has nothing to tell in %s of a run at %s', (zone, cron) => {
  expect(noteOfDaily(daily(cron), zone)).toBeUndefined();
  expect(noteOfDaily(daily('15 12 * * *', cron), zone)).toBeUndefined();
});

it.each([
  ['America/Chicago', '15 6 * * *'],
  ['America/Los_Angeles', '15 8 * * *'],
  ['Pacific/Honolulu', '15 10 * * *'],
  ['Asia/Tokyo', '15 15 * * *'],
  ['Australia/Sydney', '15 14 * * *'],
])('tells the line for %s, with which there is nothing to tell', (zone, right) => {
  const wrong = zone === 'Australia/Sydney' ? '15 3 * * *' : '15 5 * * *';
  expect(noteOfDaily(daily(wrong), zone)).toContain(`cron: '${right}'`);
  expect(noteOfDaily(daily(right), zone)).toBeUndefined();
});
