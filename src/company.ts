import type {Company} from './data/company';

/**
 * Facts that only you, the owner, know and that buyers look for: registrations, people, past work.
 * Fill in what's true and leave the rest empty; an empty field leaves no trace on any page. You don't
 * need a developer for this. Write between the quotes. In a list, write one entry per line between the
 * brackets, with a comma after each. Any entry may say where it can be checked: `{name: '...', link: '...'}`,
 * the link an address starting with `https://`, or `/` for a page or file of this site.
 *
 * The about page shows everything except `clinical`, which is on the applied behavior analysis page.
 * As soon as `facts` holds something, the about page prints as a one-page capability statement.
 */
export const company: Company = {
  facts: {
    /** As registered with the state: `'Example Technologies, LLC'`. */
    legalName: '',
    /** Who owns it: `'Privately held; 100% U.S. owned'`. */
    ownership: '',
    /** How the two companies are related: `'Separate companies under common ownership'`. */
    relationToPartner: '',
    /** The year or date: `'2021'`. */
    founded: '',
    /** Unique Entity ID: the 12 letters and digits SAM.gov shows. */
    uei: '',
    /** Commercial and Government Entity code: 5 letters and digits. */
    cage: '',
    /** Code and name, your primary code first: `'541512 Computer Systems Design Services'`. */
    naics: [],
    /** Product and service codes: `'DA01 Business Application Development Support'`. */
    psc: [],
    /** As in SAM.gov: `'Small business under NAICS 541512'`. */
    sizeStatus: '',
    /** The company's own: `{name: 'SBA 8(a), until May 2031', link: 'https://...'}`. */
    certifications: [],
    /** `{name: 'GSA Multiple Award Schedule 47QTCA00D0000', link: 'https://...'}`. */
    contractVehicles: [],
    /** `{name: 'Ana Sample', role: 'Contracts manager', email: 'ana@...', phone: '(850) 555-0100'}`. */
    contractingContact: {},
  },

  /**
   * The people accountable for the work, in the order you want to show them. Only `name` is needed; `about` is
   * one sentence, the picture a square one in `static/img/people/`:
   * `{
   *   name: 'Ana Sample', role: 'Clinical director', about: 'She signs every behavior plan.',
   *   credential: 'BCBA-D 1-00-0000', verifyLink: 'https://...', picture: '/img/people/ana.jpg',
   * }`
   */
  people: [],

  /**
   * Past work, the most convincing first; the capability statement prints the first three. Only `customer` is
   * needed: by name only with their permission, otherwise `'A state health agency'`. `work` is what you did,
   * `reference` whom to ask, or the contract number:
   * `{
   *   customer: 'Sample Agency', problem: '...', work: 'Rebuilt its case system', outcome: '...',
   *   value: '$240,000', period: 'May 2024 to April 2026', reference: '...',
   * }`
   */
  pastPerformance: [],

  assurance: {
    /** Your own status in SPRS: `'Level 2 (Self), score 110, June 2026'`. */
    cmmc: '',
    /** Reports and certificates with scope and date: `'SOC 2 Type 2, hosting, July 2025 to June 2026'`. */
    audits: [],
    /** Where you keep customers' data: `'United States only'`. */
    dataLocation: '',
    /** `'All staff with access to customer data are U.S. persons'`. */
    staffing: '',
    /** `'Professional liability and cyber, $2 million each claim'`. */
    insurance: '',
    /** Other companies that handle customers' data: `'Sample Cloud: hosting, United States'`. */
    subprocessors: [],
    /** `{name: 'VPAT 2.5, March 2026', link: '/files/vpat.pdf'}`, the file in `static/files/`. */
    accessibilityReport: {},
  },

  clinical: {
    /** With a link to the registry: `{name: 'Ana Sample, PhD, BCBA-D', link: 'https://...'}`. */
    director: {},
    /** The company that bills and keeps the records: `'Example Behavioral, LLC'`. */
    providerOfRecord: '',
    /** `'Florida'`, one entry per state. */
    states: [],
    /** `'2 to 21 years'`. */
    ages: '',
    /** `'Florida Medicaid'`, one entry per payer. */
    payers: [],
    /** What you never use (restraint, seclusion, aversives), and what you may use, under which review. */
    restrictiveProcedures: '',
    /** `{name: 'BHCOE accreditation, until May 2027', link: 'https://...'}`. */
    accreditation: [],
  },
};
