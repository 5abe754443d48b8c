import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {site} from '@site/src/site';
import {setBaseUrl, setLocation} from '@site/src/testing';
import Navbar from './index';

const links = () => within(screen.getByRole('list')).getAllByRole('link');
const current = () =>
  screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));

it("leads home and to the six pages, in the specification's order", () => {
  render(<Navbar />);
  expect(screen.getByRole('link', {name: `${site.shortName} home`})).toHaveAttribute('href', '/');
  expect(screen.getByRole('navigation', {name: 'Main'})).toContainElement(
    links()[0] as HTMLElement,
  );
  expect(links().map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /',
    'Services /services',
    'Industries /industries',
    'About /about',
    'Insights /insights',
    'Contact /contact',
  ]);
});

it.each([
  ['/', '/', 'Home'],
  ['/', '/services/cybersecurity', 'Services'],
  ['/', '/contact/', 'Contact'],
  ['/repo/', '/repo/', 'Home'],
  ['/repo/', '/repo/insights/ai-in-government', 'Insights'],
])('published under %s, marks on %s the link %s alone', (baseUrl, address, name) => {
  setBaseUrl(baseUrl);
  setLocation(address);
  render(<Navbar />);
  expect(current()).toEqual([screen.getByRole('link', {name})]);
  expect(current()[0]).toHaveAttribute('aria-current', 'page');
});

it('marks none on a page of no section', () => {
  setLocation('/nowhere');
  render(<Navbar />);
  expect(current()).toEqual([]);
});

it('leads to the contact page from the bar and from the menu', () => {
  render(<Navbar />);
  const starts = screen.getAllByRole('link', {name: 'Get Started'});
  expect(starts.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  expect(screen.getByRole('navigation')).toContainElement(starts[0] as HTMLElement);
  expect(screen.getByRole('navigation')).not.toContainElement(starts[1] as HTMLElement);
});

it('has buttons for search, theme and menu, which scripts outside React answer', () => {
  render(<Navbar />);
  expect(screen.getByRole('button', {name: 'Search'})).toHaveAttribute('popovertarget', 'search');
  expect(screen.getByRole('button', {name: 'Dark theme'})).toHaveAttribute('data-theme-toggle');
  expect(screen.getByRole('button', {name: 'Menu'})).toHaveAttribute('data-menu-button');
  expect(screen.getByRole('button', {name: 'Menu'})).toHaveAttribute('aria-expanded', 'false');
});

it('has a menu that the browser opens without scripts, and hides what needs them', () => {
  document.body.innerHTML = renderToString(<Navbar />);
  const menu = screen.getByRole('navigation');
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', {name: 'Menu'})).toHaveAttribute('popovertarget', menu.id);
  expect(screen.getByRole('button', {name: 'Menu'}).closest('[data-needs-js]')).toBeNull();
  for (const name of ['Search', 'Dark theme']) {
    expect(screen.getByRole('button', {name}).closest('[data-needs-js]')).not.toBeNull();
  }
  document.body.innerHTML = '';
});
