import {render, screen} from '@testing-library/react';
import ServiceTerms from './index';

it('shows what is filled in, and nothing else', () => {
  const {container, rerender} = render(
    <ServiceTerms duration="6 to 10 weeks" price_model="Fixed price" />,
  );
  expect(screen.getByText('Typical duration').nextElementSibling).toHaveTextContent(
    '6 to 10 weeks',
  );
  expect(screen.getByText('Price model').nextElementSibling).toHaveTextContent('Fixed price');
  rerender(<ServiceTerms duration="6 to 10 weeks" />);
  expect(screen.queryByText('Price model')).toBeNull();
  rerender(<ServiceTerms />);
  expect(container).toBeEmptyDOMElement();
});
