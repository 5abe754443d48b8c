/** @jest-environment node */
import {isCurrentSection, mainLinks, quickLinks} from './navigation';

it("lists the pages of the top bar and of the footer in the specification's order", () => {
  expect(mainLinks.map(({label, to}) => `${label} ${to}`)).toEqual([
    'Home /',
    'Services /services',
    'Industries /industries',
    'About /about',
    'Insights /insights',
    'Contact /contact',
  ]);
  expect(quickLinks.map(({label}) => label)).toEqual([
    'Services',
    'Industries',
    'About',
    'Insights',
  ]);
});

it.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services', '/services/'],
  ['/services', '/services/cybersecurity'],
  ['/insights', '/insights/ai-in-government/'],
])('%s names the section of the page %s', (to, page) => {
  expect(isCurrentSection(to, page)).toBe(true);
  expect(mainLinks.filter((link) => isCurrentSection(link.to, page))).toHaveLength(1);
});

it.each([
  ['/', '/services'],
  ['/services', '/'],
  ['/services', '/services-of-others'],
  ['/about', '/insights/about'],
])('%s does not name the section of the page %s', (to, page) => {
  expect(isCurrentSection(to, page)).toBe(false);
});
