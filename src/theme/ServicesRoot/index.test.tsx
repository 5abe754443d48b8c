import {render, screen} from '@testing-library/react';
import {setLocation} from '@site/src/testing';
import ServicesRoot from './index';

jest.mock('@site/src/components/NotFound', () => ({
  __esModule: true,
  default: () => <p>Not found</p>,
}));

const route = {
  routes: [{path: '/services/govtech', exact: true, component: () => <p>GovTech</p>}],
};

it.each([
  ['/services/govtech', 'GovTech'],
  ['/services/govtech/more', 'Not found'],
  ['/services/nothing', 'Not found'],
])('shows on %s: %s', (address, text) => {
  setLocation(address);
  const {container} = render(<ServicesRoot route={route} />);
  expect(container).toHaveTextContent(new RegExp(`^${text}$`));
});

it('shows the 404 page when there is no service at all', () => {
  render(<ServicesRoot route={{}} />);
  expect(screen.getByText('Not found')).toBeInTheDocument();
});
