import {render, screen} from '@testing-library/react';
import EditLink from './index';

it("leads to the page's file", () => {
  render(<EditLink to="https://github.com/owner/name/edit/main/blog/2025-10-10-x.md" />);
  expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/owner/name/edit/main/blog/2025-10-10-x.md',
  );
});

it.each([undefined, null, ''])('is not there without a repository (%p)', (to) => {
  const {container} = render(<EditLink to={to} />);
  expect(container).toBeEmptyDOMElement();
});
