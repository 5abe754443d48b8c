import {render, screen} from '@testing-library/react';
import EditorsNotes from './index';

it('shows dated notes with their links, newest first', () => {
  render(
    <EditorsNotes
      updates={[
        {date: '2025-11-03', text: '[Phase] (2) has begun.'},
        {date: '2026-04-13', text: 'The [renewal](https://www.govinfo.gov/x_(y)) is law.'},
      ]}
    />,
  );
  const notes = screen.getByRole('complementary', {name: 'Editor’s notes'});
  expect([...notes.children].map(({textContent}) => textContent)).toEqual([
    'Editor’s note, April 13, 2026 The renewal is law.',
    'Editor’s note, November 3, 2025 [Phase] (2) has begun.',
  ]);
  expect(screen.getByText('April 13, 2026')).toHaveAttribute('datetime', '2026-04-13');
  expect(screen.getByRole('link', {name: 'renewal'})).toHaveAttribute(
    'href',
    'https://www.govinfo.gov/x_(y)',
  );
});

it('renders nothing for an article without notes', () => {
  expect(render(<EditorsNotes />).container).toBeEmptyDOMElement();
});
