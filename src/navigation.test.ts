/** @jest-environment node */
import {mainLinks, quickLinks} from './navigation';

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
