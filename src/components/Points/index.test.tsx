import {render, screen, within} from '@testing-library/react';
import Points from './index';

it('numbers the points in their order', () => {
  const {container} = render(
    <Points
      items={[
        {title: 'One', text: 'First.'},
        {title: 'Two', text: 'Second.'},
      ]}
    />,
  );
  expect(container.querySelector('ol')).toBe(screen.getByRole('list'));
  const points = screen.getAllByRole('listitem');
  expect(points.map((point) => within(point).getByRole('heading', {level: 3}).textContent)).toEqual(
    ['One', 'Two'],
  );
  expect(points[1]).toHaveTextContent('Second.');
});
