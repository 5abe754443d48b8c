import {render, screen} from '@testing-library/react';
import Prose from './index';

const Text = () => <p>Text</p>;

it("is an article's text to the feeds, with room for notes in its margin", () => {
  render(<Prose tone="article" content={Text} />);
  const prose = document.getElementById('__blog-post-container');
  expect(prose).toContainElement(screen.getByText('Text'));
  expect(prose).toHaveAttribute('data-sidenotes');
});

it('is neither on a service page', () => {
  render(<Prose tone="service" content={Text} />);
  expect(screen.getByText('Text').closest('[id], [data-sidenotes]')).toBeNull();
});
