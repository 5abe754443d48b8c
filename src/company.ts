/**
 * What only the owner knows, and buyers look for: who the company is in the registers, who its people
 * are, what it has done. Fill in what is true and leave the rest empty: an empty field leaves no trace
 * on any page. Nothing here needs a developer. Write between the quotes; in a list, put one entry a
 * line between the brackets, each with a comma after it.
 *
 * The about page shows all of it but `clinical`, which the page of applied behavior analysis shows.
 * Once `facts` has anything in it, the about page prints as a one-page capability statement.
 */
export const company: Company = {
  facts: {
    /** As registered with the state: `'Solandra Technologies, LLC'`. */
    legalName: '',
    /** Who owns it: `'Privately held; 100% U.S. owned'`. */
    ownership: '',
    /** How the two companies belong together: `'Separate companies under common ownership'`. */
    relationToPartner: '',
    /** The year or date: `'2021'`. */
    founded: '',
    /** Unique Entity ID, the 12 letters and digits that SAM.gov shows. */
    uei: '',
    /** Commercial and Government Entity code, 5 letters and digits. */
    cage: '',
    /** Main industry first, code and name: `'541512 Computer Systems Design Services'`. */
    naics: [],
    /** Product and service codes: `'DA01 Business Application Development Support'`. */
    psc: [],
    /** As in SAM.gov: `'Small business under NAICS 541512'`. */
    sizeStatus: '',
    /** Of the company: `{name: 'SBA 8(a), until May 2031', link: 'https://...'}`. */
    certifications: [],
    /** `{name: 'GSA Multiple Award Schedule 47QTCA00D0000', link: 'https://...'}`. */
    contractVehicles: [],
    /** `{name: 'Ana Sample', role: 'Contracts manager', email: 'ana@...', phone: '(850) 555-0100'}`. */
    contractingContact: {},
  },

  /**
   * Those who answer for the work, in the order to show them:
   * `{name: 'Ana Sample', role: 'Clinical director', credential: 'BCBA-D 1-00-0000'}`. Below, at `Person`,
   * stands what else can be said of them.
   */
  people: [],

  /**
   * Work already done, the most telling first; the capability statement takes the first three:
   * `{customer: 'Sample Agency', work: 'Rebuilt its case system', period: '2024-2026'}`. Below, at
   * `PastPerformance`, stands what else can be said of it. Ask each customer before naming them.
   */
  pastPerformance: [],

  assurance: {
    /** Your own status in SPRS: `'Level 2 (Self), score 110, June 2026'`. */
    cmmc: '',
    /** A report or certificate with its scope and date: `'SOC 2 Type 2, hosting, July 2025 to June 2026'`. */
    audits: [],
    /** Where customers' data is kept: `'United States only'`. */
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
    /** With the registry's page: `{name: 'Ana Sample, PhD, BCBA-D', link: 'https://...'}`. */
    director: {},
    /** The provider that bills and keeps the records: `'Solandra Behavioral, LLC'`. */
    providerOfRecord: '',
    /** `'Florida'`, one entry a state. */
    states: [],
    /** `'2 to 21 years'`. */
    ages: '',
    /** `'Florida Medicaid'`, one entry a payer. */
    payers: [],
    /** What you never use (restraint, seclusion, aversives), and what may be used under which review. */
    restrictiveProcedures: '',
    /** `{name: 'BHCOE accreditation, until May 2027', link: 'https://...'}`. */
    accreditation: [],
  },
};

/** Something with a name and, where it can be checked, a page that shows it. */
export type Proof = {
  /** What visitors read. */
  name?: string;
  /** Where it can be checked, starting with `https://`, or `/` for a page or file of this site. */
  link?: string;
};

/** The person buyers turn to with questions of contracting. */
export type ContractingContact = {name?: string; role?: string; email?: string; phone?: string};

/** Somebody who answers for work. */
export type Person = {
  name: string;
  /** What they answer for: `'Clinical director'`. */
  role?: string;
  /** Certificate or license, with its number if it is public. */
  credential?: string;
  /** The register's page that shows it, starting with `https://`. */
  verifyLink?: string;
  /** One sentence. */
  about?: string;
  /** A square picture in `static/img/people/`: `'/img/people/ana.jpg'`. */
  picture?: string;
};

/** A piece of work for a customer. */
export type PastPerformance = {
  /** Name them only with their permission; else `'A state health agency'`. */
  customer: string;
  problem?: string;
  /** What you did. */
  work?: string;
  /** `'$240,000'`. */
  value?: string;
  /** `'May 2024 to April 2026'`. */
  period?: string;
  outcome?: string;
  /** Who can be asked, or the contract's number. */
  reference?: string;
};

/** All that only the owner knows. */
export type Company = {
  facts: {
    legalName: string;
    ownership: string;
    relationToPartner: string;
    founded: string;
    uei: string;
    cage: string;
    naics: string[];
    psc: string[];
    sizeStatus: string;
    certifications: Proof[];
    contractVehicles: Proof[];
    contractingContact: ContractingContact;
  };
  people: Person[];
  pastPerformance: PastPerformance[];
  assurance: {
    cmmc: string;
    audits: string[];
    dataLocation: string;
    staffing: string;
    insurance: string;
    subprocessors: string[];
    accessibilityReport: Proof;
  };
  clinical: {
    director: Proof;
    providerOfRecord: string;
    states: string[];
    ages: string;
    payers: string[];
    restrictiveProcedures: string;
    accreditation: Proof[];
  };
};
