import {render, screen} from '@testing-library/react';
import {industries} from '@site/src/data/industries';
import StatBand from './index';

it('says of each figure what it counts and what it means', () => {
  render(
    <StatBand
      heading="Across all"
      items={[{figure: '24/7', label: 'support', text: 'For critical systems.'}]}
    />,
  );
  expect(screen.getByRole('heading', {level: 2, name: 'Across all'})).toBeInTheDocument();
  expect(screen.getByRole('term')).toHaveTextContent('support');
  expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual([
    '24/7',
    'For critical systems.',
  ]);
});

it('says above a figure what kind of figure it is', () => {
  render(
    <StatBand
      heading="Across all"
      items={[{qualifier: 'Our goal', figure: '100%', label: 'satisfaction', text: 'A goal.'}]}
    />,
  );
  expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual([
    'Our goal',
    'satisfaction',
  ]);
});

it("has the specification's three figures on the industries page", () => {
  expect(industries.stats.items.map(({figure, label}) => `${figure} ${label}`)).toEqual([
    '15+ years combined experience',
    '100% client satisfaction',
    '24/7 technical support',
  ]);
});
