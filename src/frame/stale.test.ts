import {onRouteDidUpdate} from './stale';

afterEach(() => jest.useRealTimers());

it.each([
  ['2027-02-21', true],
  ['2027-02-22', false],
])('on %s, the notice that figures of February 21 are out of date is hidden: %s', (day, hidden) => {
  document.body.innerHTML = '<p data-stale-after="2027-02-21" hidden>Out of date</p>';
  jest.useFakeTimers({now: new Date(`${day}T12:00:00Z`)});
  onRouteDidUpdate();
  expect(document.querySelector('p')?.hidden).toBe(hidden);
});
