import {render, screen} from '@testing-library/react';
import Heading from './index';

it('can be linked to: a section has a link to itself', () => {
  render(<Heading as="h2" id="overview">Overview</Heading>);
  expect(screen.getByRole('heading', {level: 2, name: /^Overview/})).toHaveAttribute('id', 'overview');
  const link = screen.getByRole('link', {name: 'Link to this section'});
  expect(link).toHaveAttribute('href', '#overview');
  expect(link).toHaveAttribute('data-pagefind-ignore');
});

it.each([
  ['a part of a section', <Heading key="h3" as="h3" id="part">Part</Heading>],
  ['a heading without an address', <Heading key="h2" as="h2">Part</Heading>],
])('%s has none', (_what, heading) => {
  render(heading);
  expect(screen.getByRole('heading', {name: 'Part'})).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
