import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import Logo from './index';

it('names its link by one name', () => {
  render(
    <a href="/">
      <Logo />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(site.shortName);
});
