import {render, screen} from '@testing-library/react';
import Prose from './index';

it("marks an article's text for the feeds, and no service's", () => {
  render(
    <>
      <Prose tone="article">Article</Prose>
      <Prose tone="service">Service</Prose>
    </>,
  );
  expect(screen.getByText('Article')).toHaveAttribute('id', '__blog-post-container');
  expect(screen.getByText('Service')).not.toHaveAttribute('id');
});
