import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import Logo, {Mark} from './index';

it.each([
  [false, site.shortName],
  [true, site.partner],
])('names its link by one name (partner: %s)', (partner, name) => {
  render(
    <a href="/">
      <Logo partner={partner} />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
});

it('draws the mark without facets when small', () => {
  const {container, rerender} = render(<Mark />);
  expect(container.querySelectorAll('path')).toHaveLength(3);
  rerender(<Mark size={20} />);
  expect(container.querySelectorAll('path')).toHaveLength(2);
});
