import {render, screen, within} from '@testing-library/react';
import {services as copy} from '@site/src/data/services';
import {services} from '@site/src/testing/samples';
import ServiceCards from './index';

const cards = () => screen.getAllByRole('listitem');

it('is a list of services, each with its title, promise and way to its page', () => {
  render(<ServiceCards items={services} tone="technology" />);
  expect(cards()).toHaveLength(services.length);
  services.forEach(({title, description, permalink}, index) => {
    const card = within(cards()[index] as HTMLElement);
    expect(card.getByRole('heading', {level: 3})).toHaveTextContent(title);
    expect(card.getByText(description)).toBeInTheDocument();
    expect(card.getByRole('link', {name: title})).toHaveAttribute('href', permalink);
  });
});

it('says which service is still coming, and of no other', () => {
  render(<ServiceCards items={services} tone="behavioral" />);
  const coming = cards().filter((card) => within(card).queryByText(copy.comingSoon));
  expect(coming).toEqual([screen.getByRole('link', {name: /Herbal/}).closest('li')]);
});

it('ends with an invitation, if there is one', () => {
  render(
    <ServiceCards items={services} tone="behavioral">
      <p>Not sure?</p>
    </ServiceCards>,
  );
  expect(cards().at(-1)).toHaveTextContent('Not sure?');
  expect(cards()).toHaveLength(services.length + 1);
});
