import {render, screen, within} from '@testing-library/react';
import CapabilityStatement from './components/CapabilityStatement';
import ClinicalFacts from './components/ClinicalFacts';
import CompanyFacts from './components/CompanyFacts';
import PastPerformance from './components/PastPerformance';
import People from './components/People';
import {checkCompany} from './checkCompany';
import {company, type Company} from './company';
import {buyersLookFor, ownerNotices} from './data/company';
import {site} from './site';
import {setPluginData} from './testing';
import {filledCompany, halfCompany} from './testing/company';
import {services} from './testing/samples';

const empty: Company = {
  facts: {
    legalName: '',
    ownership: '',
    relationToPartner: '',
    founded: '',
    uei: '',
    cage: '',
    naics: [],
    psc: [],
    sizeStatus: '',
    certifications: [],
    contractVehicles: [],
    contractingContact: {},
  },
  people: [],
  pastPerformance: [],
  assurance: {
    cmmc: '',
    audits: [],
    dataLocation: ' ',
    staffing: '',
    insurance: '',
    subprocessors: [''],
    accessibilityReport: {},
  },
  clinical: {
    director: {},
    providerOfRecord: '',
    states: [],
    ages: '',
    payers: [],
    restrictiveProcedures: '',
    accreditation: [],
  },
};

/** All that a page shows of a company. */
const show = (from: Company) =>
  render(
    <>
      <People people={from.people} />
      <PastPerformance items={from.pastPerformance} />
      <CompanyFacts company={from} />
      <ClinicalFacts company={from} />
    </>,
  );

const valueOf = (label: string) => screen.getByText(label, {selector: 'dt'}).nextElementSibling;

beforeEach(() => setPluginData('site-content', {services}));

it("lets the build go on with the owner's fields as they are", () => {
  expect(() => checkCompany(company)).not.toThrow();
});

describe('a company of which nothing is known', () => {
  it('leaves no trace on a page', () => {
    expect(show(empty).container).toBeEmptyDOMElement();
  });

  it('prints its page as it is', () => {
    const {container} = render(<CapabilityStatement company={empty}>The page</CapabilityStatement>);
    expect(container.innerHTML).toBe('The page');
  });

  it('is told what buyers look for, each with the reason', () => {
    const missing = buyersLookFor(empty);
    expect(missing).toHaveLength(28);
    expect(missing.map(({field}) => field)).toEqual(
      expect.arrayContaining(['facts.uei', 'clinical.director', 'people', 'pastPerformance']),
    );
    expect(missing.filter(({why}) => !/^.{15,110}\.$/.test(why))).toEqual([]);
  });
});

describe('a company all of which is known', () => {
  it('shows its registers, with links to check them by', () => {
    show(filledCompany);
    expect(valueOf('UEI')).toHaveTextContent('ABC1DEF2GHJ3');
    expect(within(valueOf('NAICS codes') as HTMLElement).getAllByRole('listitem')).toHaveLength(12);
    expect(valueOf(`Relation to ${site.partner}`)).toHaveTextContent('common ownership');
    expect(screen.getByRole('link', {name: 'Sample certificate'})).toHaveAttribute(
      'href',
      'https://register.example/1',
    );
    expect(screen.getByRole('link', {name: 'ana@sample.example'})).toHaveAttribute(
      'href',
      'mailto:ana@sample.example',
    );
    expect(screen.getByRole('link', {name: '(850) 555-0100'})).toHaveAttribute(
      'href',
      'tel:8505550100',
    );
    expect(valueOf('CMMC and SPRS')).toHaveTextContent('score 110');
    expect(valueOf('Restrictive procedures')).toHaveTextContent('never use restraint');
  });

  it('shows its people, with a picture and a register where there are some', () => {
    show(filledCompany);
    const list = screen.getByRole('heading', {name: 'Ana Sample'}).closest('li');
    const ana = within(list as HTMLElement);
    expect(ana.getByRole('link', {name: 'Verify the credential of Ana Sample'})).toHaveAttribute(
      'href',
      'https://register.example/ana',
    );
    expect(list?.querySelector('img')).toHaveAttribute('src', '/img/people/ana.jpg');
    expect(document.querySelectorAll('#people li')).toHaveLength(4);
    expect(document.querySelectorAll('#people img')).toHaveLength(1);
  });

  it('shows six of forty contracts at once, and keeps the others at hand', () => {
    show(filledCompany);
    const others = screen.getByText('Show 34 more').closest('details');
    expect(others?.querySelectorAll('li')).toHaveLength(34);
    expect(document.querySelectorAll('#past-performance li')).toHaveLength(40);
  });

  it('has nothing left that buyers look for', () => {
    expect(buyersLookFor(filledCompany)).toEqual([]);
    expect(() => checkCompany(filledCompany)).not.toThrow();
  });

  it('prints as a capability statement instead of its page', () => {
    const {container} = render(
      <CapabilityStatement company={filledCompany}>The page</CapabilityStatement>,
    );
    const sheet = within(container.querySelector('article') as HTMLElement);
    expect(sheet.getAllByRole('heading').map(({textContent}) => textContent)).toEqual([
      'Core competencies',
      'Differentiators',
      'Past performance',
      'Company data',
      'Contact',
    ]);
    expect(sheet.getByText('Cybersecurity')).toBeInTheDocument();
    // What cannot be ordered yet is no competency.
    expect(sheet.queryByText('Herbal & Integrative Health')).toBeNull();
    expect(sheet.getByText('and 37 more')).toBeInTheDocument();
    expect(sheet.getByText(/^541510; 541511; /)).toHaveTextContent('541515 and 6 more');
    expect(sheet.getByText(/\/about$/)).toBeInTheDocument();
    expect(sheet.getByText('CAGE code').nextElementSibling).toHaveTextContent('0A1B2');
    expect(screen.getByText('The page')).toBeInTheDocument();
  });
});

it('shows of a company what is known, and no empty labels', () => {
  show(halfCompany);
  expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual([
    'Outcome',
    'UEI',
    'Contracting contact',
  ]);
  expect(document.querySelector('dd:empty, li:empty, p:empty')).toBeNull();
});

it('gives the mailbox and phone of the site where no contact for contracts has them', () => {
  render(<CapabilityStatement company={halfCompany}>The page</CapabilityStatement>);
  expect(screen.getByText(site.emails.general)).toBeInTheDocument();
  expect(screen.getByText(site.phone.display)).toBeInTheDocument();
});

it('tells the owner about restrictive procedures until there is a policy', () => {
  const names = (from: Company) => ownerNotices(from).map(({name}) => name);
  expect(names(empty)).toHaveLength(5);
  expect(names(empty)).toContain('Restrictive procedures');
  expect(names(filledCompany)).not.toContain('Restrictive procedures');
});

it.each<[string, Partial<Company>]>([
  ['facts.uei: "ABC" cannot be right', {facts: {...empty.facts, uei: 'ABC'}}],
  ['facts.cage: "12" cannot', {facts: {...empty.facts, cage: '12'}}],
  ['facts.naics[1]: "Engineering"', {facts: {...empty.facts, naics: ['541330', 'Engineering']}}],
  ['facts.psc[0]: "IT"', {facts: {...empty.facts, psc: ['IT']}}],
  ['people[0].name: there is nothing', {people: [{name: ''}]}],
  ['people[0].verifyLink: "bacb.com"', {people: [{name: 'Ana', verifyLink: 'bacb.com'}]}],
  ['pastPerformance[0].customer: there', {pastPerformance: [{customer: '', value: '$1'}]}],
  [
    'facts.certifications[0].name: there is nothing',
    {facts: {...empty.facts, certifications: [{link: 'https://register.example'}]}},
  ],
  [
    'facts.contractingContact.email: "ana"',
    {facts: {...empty.facts, contractingContact: {email: 'ana'}}},
  ],
])('stops with src/company.ts, %s', (message, wrong) => {
  expect(() => checkCompany({...empty, ...wrong})).toThrow(`src/company.ts, ${message}`);
});
