import type {ComponentType} from 'react';
import {screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {setPluginData} from './testing';
import {services} from './testing/samples';
import ContactDetails from './components/ContactDetails';
import AboutPage from './pages/about';
import ContactPage from './pages/contact';
import HomePage from './pages/index';
import IndustriesPage from './pages/industries';
import ServicesPage from './pages/services';
import type {Site} from './site';
import Footer from './components/Footer';
import Navbar from './components/Navbar';

const {site: original} = jest.requireActual<{site: Site}>('./site');

jest.mock('./site', () => ({
  site: {
    ...jest.requireActual<{site: Site}>('./site').site,
    company: 'Northwind Systems',
    shortName: 'Northwind',
    partner: 'Northwind Care',
    tagline: {technology: 'Built to last:', human: 'For People Who Stay'},
    description: 'Another company.',
    blurb: 'Another blurb.',
    emails: {general: 'hello@northwind.example', behavioral: 'care@northwind.example'},
    phone: {display: '(850) 555-0199', dial: '+18505550199'},
    address: ['1 Other Street', 'Miami, FL 33101'],
    url: 'https://northwind.example',
  },
}));

/** The strings in a value, however deep. */
const words = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(words);

const {company, shortName, partner, tagline, description, blurb, emails, phone, address, url} =
  original;

/** Everything by which the original company can be known. */
const originalWords = words([
  company,
  shortName,
  partner,
  tagline,
  description,
  blurb,
  emails,
  phone,
  address,
  url,
]);

/** Shows what the server renders, and finds nothing of the original company in it. */
function show(Part: ComponentType): void {
  setPluginData('site-content', {services});
  document.body.innerHTML = renderToString(<Part />);
  expect(originalWords.filter((word) => document.documentElement.outerHTML.includes(word))).toEqual(
    [],
  );
}

it('names the new company in the bar', () => {
  show(Navbar);
  expect(screen.getByRole('link', {name: 'Northwind home'})).toHaveTextContent('Northwind');
});

it('names the new company in the footer', () => {
  show(Footer);
  expect(screen.getByText(/Northwind Systems$/)).toBeInTheDocument();
  for (const text of [
    'Another blurb.',
    'Built to last: For People Who Stay',
    'Northwind',
    '1 Other Street',
    'Miami, FL 33101',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', {name: 'hello@northwind.example'})).toHaveAttribute(
    'href',
    'mailto:hello@northwind.example',
  );
  expect(screen.getByRole('link', {name: '(850) 555-0199'})).toHaveAttribute(
    'href',
    'tel:+18505550199',
  );
});

it('names the new company and its partner on the home page', () => {
  show(HomePage);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
    'Built to last: For People Who Stay',
  );
  expect(screen.getByRole('heading', {name: 'Why Choose Northwind'})).toBeInTheDocument();
  expect(screen.getByRole('heading', {name: /Northwind Care/})).toBeInTheDocument();
});

it("gives the new company's contact details", () => {
  show(() => <ContactDetails heading="Contact Information" />);
  expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual([
    '(850) 555-0199',
    'hello@northwind.example',
    'care@northwind.example',
    '1 Other StreetMiami, FL 33101',
  ]);
});

it.each([
  ['services', ServicesPage],
  ['industries', IndustriesPage],
  ['about', AboutPage],
])('names the new partner and not the old on the %s page', (_page, Page) => {
  show(Page);
  expect(document.body).toHaveTextContent('Northwind Care');
});

it('names no one else on the contact page', () => {
  show(ContactPage);
  expect(screen.getByRole('link', {name: 'care@northwind.example'})).toBeInTheDocument();
});
