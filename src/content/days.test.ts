/** @jest-environment node */
import {dayOf, faultOfDay} from './days';

it.each([
  ['2025-10-10T04:59:00Z', '2025-10-09'],
  ['2025-10-10T05:00:00Z', '2025-10-10'],
  ['2025-12-10T05:59:00Z', '2025-12-09'],
  ['2025-12-10T06:00:00Z', '2025-12-10'],
])('at %s it is %s where the company is', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

it.each(['2025-10-10', '2024-02-29', '2000-12-31'])('%s is a day', (day) => {
  expect(faultOfDay(day)).toBeUndefined();
});

it.each([
  ['2025-02-29', 'February 2025 has 28 days'],
  ['2025-04-31', 'April 2025 has 30 days'],
  ['2025-00-10', "there's no month 0"],
  ['2025-1-5', 'Write 2025-01-05'],
  ['10/10/2025', 'Write 2025-10-10'],
  ['soon', "isn't a day"],
])('%s is no day: %s', (day, fault) => {
  expect(faultOfDay(day)).toContain(fault);
});
