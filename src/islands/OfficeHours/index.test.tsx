import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import words from '@site/src/pages/_contact.yml';
import OfficeHours from './index';

jest.mock('../../documents/islandFiles', () => ({
  __esModule: true,
  default: {OfficeHours: () => undefined},
}));

const {hours} = words;

const now = (iso: string) => jest.useFakeTimers({now: new Date(iso)});
afterEach(() => jest.useRealTimers());

const marked = () =>
  screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date');

it('marks the current day in the time zone of the office', () => {
  // Saturday in Greenwich and New York, still Friday evening in Chicago.
  now('2025-11-22T05:30:00Z');
  render(<OfficeHours {...hours} />);
  expect(marked()).toEqual([screen.getByRole('row', {name: /Friday/})]);
  expect(marked()[0]).toHaveTextContent(hours.today);
});

it('marks no day in the built HTML', () => {
  const html = renderToString(<OfficeHours {...hours} />);
  expect(html).toContain('Friday');
  expect(html).not.toContain(`>${hours.today}<`);
  expect(html).not.toContain('aria-current');
});
