import {render, screen} from '@testing-library/react';
import EditLink from './index';

it("leads to the page's file, and is not there without a repository", () => {
  const {container, rerender} = render(<EditLink to="https://github.com/o/n/edit/main/x.md" />);
  expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/o/n/edit/main/x.md',
  );
  rerender(<EditLink to={null} />);
  expect(container).toBeEmptyDOMElement();
});
