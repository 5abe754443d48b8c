import {render, screen, within} from '@testing-library/react';
import type {ServiceCard} from '@site/src/content';
import {services as copy} from '@site/src/data/services';
import {services} from '@site/src/testing/samples';
import ServiceHero from './index';

const [cybersecurity, , , herbal] = services as [
  ServiceCard,
  ServiceCard,
  ServiceCard,
  ServiceCard,
];
const action = {label: 'Request Early Access', to: 'email:behavioral'};

it('says where the page stands', () => {
  render(<ServiceHero service={cybersecurity} action={action} />);
  const trail = within(screen.getByRole('navigation', {name: 'Breadcrumbs'}));
  expect(trail.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Services',
    'Technology',
    'Cybersecurity',
  ]);
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services',
    '/services#technology',
  ]);
  expect(trail.getByText('Cybersecurity')).toHaveAttribute('aria-current', 'page');
});

it('shows title, line, promise and main action', () => {
  render(<ServiceHero service={herbal} action={action} />);
  expect(screen.getByRole('heading', {level: 1, name: herbal.title})).toBeInTheDocument();
  expect(screen.getByText(copy.groups.behavioral.singular)).toBeInTheDocument();
  expect(screen.getByText(herbal.description)).toBeInTheDocument();
  expect(screen.getByRole('link', {name: action.label})).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', {name: action.label})).toHaveClass('behavioral');
});

it.each([
  ['is still coming', herbal, 1],
  ['can be had', cybersecurity, 0],
])('says so when a service %s', (_state, service, badges) => {
  render(<ServiceHero service={service} action={action} />);
  expect(screen.queryAllByText(copy.comingSoon)).toHaveLength(badges);
});
