import {render, screen, within} from '@testing-library/react';
import type {ServiceCard} from '@site/src/content';
import {services as copy} from '@site/src/data/services';
import {services} from '@site/src/testing/samples';
import ServiceHero from './index';

const herbal = services[3] as ServiceCard;

it('says where the page stands, and that the service is still coming', () => {
  render(<ServiceHero service={herbal} action={{label: 'Ask', to: 'email:behavioral'}} />);
  const trail = within(screen.getByRole('navigation', {name: 'Breadcrumbs'}));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services',
    '/services#behavioral',
  ]);
  expect(trail.getByText(herbal.label)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', {level: 1, name: herbal.title})).toBeInTheDocument();
  expect(screen.getByText(copy.comingSoon)).toBeInTheDocument();
});
