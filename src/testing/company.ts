/** Samples of what an owner may fill in. All of it is invented. */
import {companyFields, type Company, type PastWork} from '@site/src/data/company';

const longName =
  'Sample Department of Extraordinarily Long Administrative Names, Office of Regional Coordination';

const work = (number: number): PastWork => ({
  customer: number % 2 ? `Sample Agency ${number}` : `${longName} ${number}`,
  problem: 'Three systems held the same case under three numbers.',
  work: 'We merged them and moved 2.1 million records in eleven rehearsed runs.',
  value: '$240,000',
  period: 'May 2024 to April 2026',
  outcome: 'Staff open a case once; the old systems are switched off.',
  reference: 'Sample contract 0000-00-C-0000',
});

/** Everything filled, much of it long: forty contracts, four people, every register. */
export const filledCompany: Company = {
  facts: {
    legalName: 'Sample Technologies Research and Engineering Holdings, Limited Liability Company',
    ownership: 'Privately held; 100% U.S. owned',
    relationToPartner: 'Separate companies under common ownership, each with its own contracts',
    founded: '2021',
    uei: 'ABC1DEF2GHJ3',
    cage: '0A1B2',
    naics: Array.from({length: 12}, (_, index) => `5415${10 + index} Sample industry ${index}`),
    psc: ['DA01 Application support', 'R425 Engineering support'],
    sizeStatus: 'Small business under NAICS 541512',
    certifications: [{name: 'Sample certificate', link: 'https://register.example/1'}],
    contractVehicles: [{name: 'Sample schedule 00X0000'}, {name: 'Sample vehicle 2'}],
    contractingContact: {
      name: 'Ana Sample',
      role: 'Contracts manager',
      email: 'ana@sample.example',
      phone: '(850) 555-0100',
    },
  },
  people: [
    {
      name: 'Ana Sample',
      role: 'Clinical director',
      credential: 'BCBA-D 1-00-0000',
      verifyLink: 'https://register.example/ana',
      about: 'She supervises every behavior plan.',
      picture: '/img/people/ana.jpg',
    },
    {name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Montgomery-Featherstonehaugh'},
    {name: 'Bo Sample', role: 'Chief engineer'},
    {name: 'Cy Sample', about: 'He answers for security.'},
  ],
  pastPerformance: Array.from({length: 40}, (_, index) => work(index + 1)),
  assurance: {
    cmmc: 'Level 2 (Self), score 110, June 2026',
    audits: ['SOC 2 Type 2, hosting, July 2025 to June 2026'],
    dataLocation: 'United States only',
    staffing: 'All staff with access to customer data are U.S. persons',
    insurance: 'Professional liability and cyber, $2 million each claim',
    subprocessors: ['Sample Cloud: hosting, United States', 'Sample Mail: email'],
    accessibilityReport: {name: 'VPAT 2.5, March 2026', link: '/files/vpat.pdf'},
  },
  clinical: {
    director: {name: 'Ana Sample, PhD, BCBA-D', link: 'https://register.example/ana'},
    providerOfRecord: 'Sample Behavioral, LLC',
    states: ['Florida', 'Georgia'],
    ages: '2 to 21 years',
    payers: ['Sample Health Plan'],
    restrictiveProcedures: 'We never use restraint, seclusion or aversives.',
    accreditation: [{name: 'Sample accreditation'}],
  },
};

const emptyGroup = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, ''])) as Record<keyof Fields, ''>;

/** A company of which nothing is known. */
export const emptyCompany: Company = {
  facts: emptyGroup(companyFields.facts),
  people: [],
  pastPerformance: [],
  assurance: {
    ...emptyGroup(companyFields.assurance),
    dataLocation: ' ',
    subprocessors: [''],
    accessibilityReport: {},
  },
  clinical: emptyGroup(companyFields.clinical),
};

/** A company of which only this much is known. */
export const halfCompany: Company = {
  ...emptyCompany,
  facts: {...emptyCompany.facts, uei: 'ABC1DEF2GHJ3', contractingContact: {name: 'Ana Sample'}},
  people: [{name: 'Ana Sample'}],
  pastPerformance: [{customer: 'A state health agency', outcome: 'It passed its audit.'}],
};
