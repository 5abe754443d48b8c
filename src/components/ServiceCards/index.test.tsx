import {render, screen, within} from '@testing-library/react';
import {services as copy} from '@site/src/data/services';
import {services} from '@site/src/testing/samples';
import ServiceCards from './index';

it('is a list of services, each one link, and says which is still coming', () => {
  render(<ServiceCards items={services} tone="behavioral" />);
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    services.map(({permalink}) => permalink),
  );
  const coming = cards.filter((card) => within(card).queryByText(copy.comingSoon));
  expect(coming).toEqual([screen.getByRole('link', {name: /Herbal/}).closest('li')]);
});
