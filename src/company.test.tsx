import {render, screen, within} from '@testing-library/react';
import CapabilityStatement from './components/CapabilityStatement';
import CompanyFacts from './components/CompanyFacts';
import FactList from './components/FactList';
import {site} from './site';
import {factRows, type Company} from './site/company';
import {fill} from './site/fill';
import {fillIn} from './site/fillIn';
import words from './site/words.yml';
import {setPluginData} from './testing';
import {emptyCompany, filledCompany, halfCompany} from './testing/company';
import {services} from './testing/samples';

const {labels, statement, people, work} = fill(words.company);

/** All that pages show of a company. */
const show = (from: Company) =>
  render(
    <>
      <CompanyFacts company={from} />
      <FactList heading="Clinical" items={factRows('clinical', from)} />
    </>,
  );

const valueOf = (label: string) => screen.getByText(label, {selector: 'dt'}).nextElementSibling;

beforeEach(() => setPluginData('site-content', {services}));

describe('a company of which nothing is known', () => {
  it('leaves no trace on a page, which prints as it is', () => {
    expect(show(emptyCompany).container).toBeEmptyDOMElement();
    const {container} = render(
      <CapabilityStatement company={emptyCompany}>The page</CapabilityStatement>,
    );
    expect(container.innerHTML).toBe('The page');
  });
});

describe('a company all of which is known', () => {
  it('shows each field, with links to check or reach it by', () => {
    show(filledCompany);
    for (const label of [labels.facts, labels.assurance, labels.clinical].flatMap((group) =>
      Object.values(group),
    )) {
      expect(valueOf(label)).not.toBeEmptyDOMElement();
    }
    expect(
      within(valueOf(labels.facts.naics) as HTMLElement).getAllByRole('listitem'),
    ).toHaveLength(12);
    for (const [name, address] of [
      ['Sample certificate', 'https://register.example/1'],
      ['ana@sample.example', 'mailto:ana@sample.example'],
      ['(850) 555-0100', 'tel:+18505550100'],
      ['VPAT 2.5, March 2026', '/files/vpat.pdf'],
      [fillIn(people.verify, {name: 'Ana Sample'}), 'https://register.example/ana'],
    ] as const) {
      expect(screen.getByRole('link', {name})).toHaveAttribute('href', address);
    }
    expect(document.querySelectorAll('#people li')).toHaveLength(filledCompany.people.length);
    expect(document.querySelector('#people img')).toHaveAttribute('src', '/img/people/ana.jpg');
  });

  it('shows six of forty contracts at once, and keeps the others at hand', () => {
    show(filledCompany);
    const others = screen.getByText(fillIn(work.more, {count: 34})).closest('details');
    expect(others?.querySelectorAll('li')).toHaveLength(34);
    expect(document.querySelectorAll('#past-performance li')).toHaveLength(40);
  });

  it('prints as a capability statement instead of its page', () => {
    const {container} = render(
      <CapabilityStatement company={filledCompany}>The page</CapabilityStatement>,
    );
    const sheet = within(container.querySelector('article') as HTMLElement);
    const {competencies, differentiators, data, contact, more} = statement;
    expect(sheet.getAllByRole('heading').map(({textContent}) => textContent)).toEqual([
      competencies,
      differentiators,
      statement.work,
      data,
      contact,
    ]);
    for (const {label, comingSoon} of services) {
      // What can't be ordered yet is no competency.
      expect(sheet.queryAllByText(label)).toHaveLength(comingSoon ? 0 : 1);
    }
    expect(sheet.getByText(fillIn(more, {count: 37}))).toBeInTheDocument();
    expect(sheet.getByText(/^541510; 541511; /)).toHaveTextContent(
      `541515 ${fillIn(more, {count: 6})}`,
    );
    expect(sheet.getByText(/\/about$/)).toBeInTheDocument();
    expect(sheet.getByText('0A1B2')).toBeInTheDocument();
    expect(screen.getByText('The page')).toBeInTheDocument();
  });
});

it('shows of a company what is known, and no empty labels', () => {
  show(halfCompany);
  expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual([
    labels.work.outcome,
    labels.facts.uei,
    labels.facts.contractingContact,
  ]);
  expect(document.querySelector('dd:empty, li:empty, p:empty')).toBeNull();
});

it('gives the mailbox and phone of the site where no contact for contracts has them', () => {
  render(<CapabilityStatement company={halfCompany}>The page</CapabilityStatement>);
  expect(screen.getByText(site.emails.general)).toBeInTheDocument();
  expect(screen.getByText(site.phone.display)).toBeInTheDocument();
});
