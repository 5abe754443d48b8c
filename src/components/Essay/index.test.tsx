import {render, screen} from '@testing-library/react';
import Essay from './index';

it('has its label as heading when there is no other', () => {
  render(
    <Essay label="Our mission" statement="One practice." paragraphs={['First.', 'Second.']} />,
  );
  expect(screen.getByRole('heading', {level: 2, name: 'Our mission'})).toBeInTheDocument();
  expect(screen.getByText('One practice.')).toBeInTheDocument();
  expect(screen.getByText('First.').nextSibling).toBe(screen.getByText('Second.'));
  expect(screen.queryByRole('list')).toBeNull();
});

it('has one heading when it is given a large one', () => {
  render(
    <Essay label="What sets us apart" heading={<h2>Two disciplines</h2>} paragraphs={['First.']} />,
  );
  expect(screen.getAllByRole('heading').map(({textContent}) => textContent)).toEqual([
    'Two disciplines',
  ]);
  expect(screen.getByText('What sets us apart')).toBeInTheDocument();
});

it('lists where to go from here', () => {
  const actions = [
    {label: 'Stress Testing', to: '/services/stress-testing'},
    {label: 'Behavior Analysis', to: '/services/applied-behavior'},
  ];
  render(<Essay label="Mind-body" paragraphs={[]} actions={actions} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    actions.map(({to}) => to),
  );
});
