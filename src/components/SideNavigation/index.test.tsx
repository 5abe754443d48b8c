import {render, screen, within} from '@testing-library/react';
import type {ServiceCard} from '@site/src/content';
import {services as copy} from '@site/src/data/services';
import {setPluginData} from '@site/src/testing';
import {services} from '@site/src/testing/samples';
import SideNavigation from './index';

it('lists the services of the same line and marks the current one', () => {
  setPluginData('site-content', {services});
  render(<SideNavigation current={services[1] as ServiceCard} />);
  const links = within(
    screen.getByRole('navigation', {name: copy.groups.technology.label}),
  ).getAllByRole('link');
  expect(links.map(({textContent}) => textContent)).toEqual(['Cybersecurity', 'GovTech']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(links[0]).toHaveAttribute('href', '/services/cybersecurity');
});
