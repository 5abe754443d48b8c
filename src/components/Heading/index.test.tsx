import {render, screen} from '@testing-library/react';
import Heading from './index';

it.each(['h2', 'h3'] as const)('an %s can be linked to, and keeps its own name', (level) => {
  render(
    <Heading as={level} id="overview">
      What <em>we</em> do
    </Heading>,
  );
  expect(screen.getByRole('heading', {name: 'What we do'})).toHaveAttribute('id', 'overview');
  const link = screen.getByRole('link', {name: 'Link to section: What we do'});
  expect(link).toHaveAttribute('href', '#overview');
  // No text of the page: not for search, feeds and copies.
  expect(link).toHaveAttribute('data-frame');
});

it.each([
  [
    'a heading below those',
    <Heading key="h4" as="h4" id="part">
      Part
    </Heading>,
  ],
  [
    'a heading without an address',
    <Heading key="h2" as="h2">
      Part
    </Heading>,
  ],
])('%s has no link', (_what, heading) => {
  render(heading);
  expect(screen.getByRole('heading', {name: 'Part'})).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
