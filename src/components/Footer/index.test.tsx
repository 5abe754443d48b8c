import {render, screen, within} from '@testing-library/react';
import {site} from '@site/src/site';
import {setPluginData} from '@site/src/testing';
import {services} from '@site/src/testing/samples';
import Footer from './index';

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', {name}))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

function show(): HTMLElement {
  setPluginData('site-content', {services});
  render(<Footer />);
  return screen.getByRole('contentinfo');
}

afterEach(() => jest.useRealTimers());

it('lists the services of each line, from the content', () => {
  show();
  expect(linksOf('All technology services')).toEqual([
    'Cybersecurity /services/cybersecurity',
    'GovTech /services/govtech',
  ]);
  expect(linksOf('All behavioral services')).toEqual([
    'Applied Behavior Analysis /services/applied-behavior',
    'Herbal & Integrative Health /services/herbal-health',
  ]);
});

it('has the quick links', () => {
  show();
  expect(linksOf('Company')).toEqual([
    'Services /services',
    'Industries /industries',
    'About /about',
    'Insights /insights',
  ]);
});

it('says who and where the company is, and how to reach it', () => {
  const footer = show();
  expect(footer).toHaveTextContent(site.blurb);
  expect(screen.getByRole('link', {name: site.emails.general})).toHaveAttribute(
    'href',
    `mailto:${site.emails.general}`,
  );
  expect(screen.getByRole('link', {name: site.phone.display})).toHaveAttribute(
    'href',
    `tel:${site.phone.dial}`,
  );
  for (const line of site.address) {
    expect(screen.getByText(line).closest('address')).not.toBeNull();
  }
});

it('bears the year of the visit, not of the build', () => {
  jest.useFakeTimers({now: new Date('2031-07-01T12:00:00Z')});
  expect(show()).toHaveTextContent(`© 2031 ${site.company}`);
});
