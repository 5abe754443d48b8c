import {render, screen} from '@testing-library/react';
import Related from './index';

it('announces no articles when there are none', () => {
  render(
    <Related
      services={{heading: 'Related', items: []}}
      articles={{heading: 'Keep reading', items: []}}
    />,
  );
  expect(screen.queryByText('Keep reading')).toBeNull();
});
