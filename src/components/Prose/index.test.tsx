import {render, screen} from '@testing-library/react';
import Prose from './index';

it('is an article\'s text to the feeds, with room for notes in its margin', () => {
  render(<Prose tone="article"><p>Text</p></Prose>);
  const prose = document.getElementById('__blog-post-container');
  expect(prose).toContainElement(screen.getByText('Text'));
  expect(prose).toHaveAttribute('data-sidenotes');
});

it('is neither on a service page', () => {
  render(<Prose tone="service"><p>Text</p></Prose>);
  expect(screen.getByText('Text').closest('[id], [data-sidenotes]')).toBeNull();
});
