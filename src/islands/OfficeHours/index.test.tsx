import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {site} from '@site/src/site';
import {fillIn} from '@site/src/site/fillIn';
import words from '@site/src/pages/_contact.yml';
import OfficeHours from './index';

const {hours} = words;

const now = (iso: string) => jest.useFakeTimers({now: new Date(iso)});
afterEach(() => jest.useRealTimers());

const marked = () =>
  screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date');

it('is a table with a caption, a row for every day and the zone', () => {
  render(<OfficeHours {...hours} />);
  const table = screen.getByRole('table', {name: hours.heading});
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent?.replace(hours.today, '').trim()),
  ).toEqual(site.officeHours.days.map(({day}) => day));
  expect(within(table).getByRole('row', {name: /Saturday/})).toHaveTextContent('By appointment');
  expect(screen.getByText(fillIn(hours.note, {zone: site.officeHours.zone}))).toBeInTheDocument();
});

it('marks the day it is at the office, whatever day it is elsewhere', () => {
  // Saturday in Greenwich and New York, still Friday evening in Chicago.
  now('2025-11-22T05:30:00Z');
  render(<OfficeHours {...hours} />);
  expect(marked()).toEqual([screen.getByRole('row', {name: /Friday/})]);
  expect(marked()[0]).toHaveTextContent(hours.today);
});

it('marks no day in the HTML of the build', () => {
  const html = renderToString(<OfficeHours {...hours} />);
  expect(html).toContain('Friday');
  expect(html).not.toContain(`>${hours.today}<`);
  expect(html).not.toContain('aria-current');
});
