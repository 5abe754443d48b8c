import {render, screen} from '@testing-library/react';
import {about} from '@site/src/data/about';
import Values from './index';

it('says of each value what it means, in its voice', () => {
  render(
    <Values
      label="Core values"
      items={[{title: 'Excellence', tone: 'both', text: 'Agreed in writing.'}]}
    />,
  );
  expect(screen.getByRole('heading', {level: 2, name: 'Core values'})).toBeInTheDocument();
  expect(screen.getByRole('term')).toHaveTextContent('Excellence');
  expect(screen.getByRole('term')).toHaveClass('both');
  expect(screen.getByRole('definition')).toHaveTextContent('Agreed in writing.');
});

it("has the specification's three values on the about page", () => {
  expect(about.values.items.map(({title}) => title)).toEqual([
    'Innovation',
    'Human-Centered',
    'Excellence',
  ]);
});
