import {render, screen, within} from '@testing-library/react';
import CapabilityStatement from './components/CapabilityStatement';
import CompanyFacts from './components/CompanyFacts';
import FactList from './components/FactList';
import {factRows, promisesOf, type Company} from './site/company';
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
      <CapabilityStatement company={from} differentiators={['We test early.']} />
      <CompanyFacts company={from} />
      <FactList heading="Clinical" items={factRows('clinical', from)} />
    </>,
  );

const valueOf = (label: string) => screen.getByText(label, {selector: 'dt'}).nextElementSibling;

beforeEach(() => setPluginData('site-content', {services}));

it('has a statement without data, and nothing else, of a company of which nothing is known', () => {
  const {container} = show(emptyCompany);
  expect(container.children).toHaveLength(1);
  const {competencies, differentiators, contact} = statement;
  const headings = screen.getAllByRole('heading').map(({textContent}) => textContent);
  expect(headings).toEqual([competencies, differentiators, contact]);
  expect(screen.queryAllByRole('term')).toEqual([]);
  expect(promisesOf('email:general', 'cybersecurity', emptyCompany)).toEqual([]);
});

describe('a company all of which is known', () => {
  it('shows each field, with links to check or reach it by', () => {
    show(filledCompany);
    for (const label of [labels.facts, labels.assurance, labels.clinical].flatMap((group) =>
      Object.values(group),
    )) {
      expect(valueOf(label)).not.toBeEmptyDOMElement();
    }
    expect(within(valueOf(labels.facts.naics) as HTMLElement).getAllByText(/Sample/)).toHaveLength(
      12,
    );
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

  it('sums up on a sheet of paper what it offers and who it is', () => {
    render(<CapabilityStatement company={filledCompany} differentiators={['We test early.']} />);
    const {competencies, differentiators, work, data, contact} = statement;
    const headings = screen.getAllByRole('heading').map(({textContent}) => textContent);
    expect(headings).toEqual([competencies, differentiators, work, data, contact]);
    for (const {label, comingSoon} of services) {
      // What can't be ordered yet is no competency.
      expect(screen.queryAllByText(label)).toHaveLength(comingSoon ? 0 : 1);
    }
    expect(screen.getByText(fillIn(statement.more, {count: 37}))).toBeInTheDocument();
    expect(valueOf(labels.facts.naics)).toHaveTextContent(fillIn(statement.more, {count: 6}));
    expect(screen.getByText(/\/about$/)).toBeInTheDocument();
  });

  it.each([
    ['/contact', 'cybersecurity', {firstStep: /\$9,000/, answer: /^Ana Sample answers/}],
    ['email:behavioral', 'applied-behavior', {lead: /^Ana Sample, BCBA-D/, answer: /^Bo Sample/}],
    ['email:general', 'technical-support', {team: /^Seven/, answer: /^Ana Sample answers/}],
  ])('beside a button to %s of %s, what is known of it', (to, service, expected) => {
    expect(promisesOf(to, service, filledCompany)).toEqual(
      Object.entries(expected).map(([name, text]) => ({
        label: labels.promises[name as keyof typeof labels.promises],
        text: expect.stringMatching(text) as string,
      })),
    );
  });
});

it('shows of a company what is known, and no empty labels', () => {
  show(halfCompany);
  expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual([
    labels.facts.uei,
    labels.facts.contractingContact,
    labels.work.outcome,
  ]);
  expect(document.querySelector('dd:empty, li:empty, p:empty')).toBeNull();
});
