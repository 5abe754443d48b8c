import {company as owner, type Company, type ContractingContact, type Proof} from '../company';
import {site} from '../site';
import {notBehavioral} from './services';

/** How pages label one of the owner's fields, and why buyers look for it. */
type Field = {label: string; why: string};
type Fields<Group> = Record<keyof Group, Field>;

/** A filled field, ready to show: its label and its entries. */
export type FactRow = {key: string; label: string; entries: Proof[]};

/** The owner's fields in the order pages show them. */
export const companyFields: {
  [Group in 'facts' | 'assurance' | 'clinical']: Fields<Company[Group]>;
} = {
  facts: {
    legalName: {label: 'Legal name', why: 'It has to match SAM.gov, the contract and the invoice.'},
    ownership: {label: 'Ownership', why: 'Primes and agencies screen for foreign ownership.'},
    relationToPartner: {
      label: `Relation to ${site.partner}`,
      why: 'Buyers need to know which company signs and which one subcontracts.',
    },
    founded: {label: 'Founded', why: 'Evaluators read it as a sign of staying power.'},
    uei: {label: 'UEI', why: 'Without it a contracting officer cannot find you in SAM.gov.'},
    cage: {label: 'CAGE code', why: 'Defense buyers and security offices look you up by it.'},
    naics: {label: 'NAICS codes', why: 'Contracting officers search for companies by these codes.'},
    psc: {label: 'PSC codes', why: 'Agencies sort what they buy by these codes.'},
    sizeStatus: {label: 'Size status', why: 'It decides which set-asides you can bid on.'},
    certifications: {
      label: 'Certifications',
      why: '8(a), HUBZone, veteran-owned and women-owned status qualify you for set-asides.',
    },
    contractVehicles: {
      label: 'Contract vehicles',
      why: 'Buyers would rather order from a contract that already exists.',
    },
    contractingContact: {
      label: 'Contracting contact',
      why: 'Buyers write to a person, not to a general mailbox.',
    },
  },
  assurance: {
    cmmc: {label: 'CMMC and SPRS', why: 'Defense solicitations ask for it before award.'},
    audits: {
      label: 'Audits and certificates',
      why: 'Security reviewers ask for SOC 2 or ISO 27001, and for its scope.',
    },
    dataLocation: {label: 'Data location', why: 'Many contracts keep data in the United States.'},
    staffing: {
      label: 'Staffing',
      why: 'Export control and CUI can limit work to U.S. persons.',
    },
    insurance: {label: 'Insurance', why: 'Purchasing asks for coverage before it signs.'},
    subprocessors: {
      label: 'Subprocessors',
      why: 'Privacy reviewers ask who else touches the data.',
    },
    accessibilityReport: {
      label: 'Accessibility conformance report',
      why: 'Federal buyers ask for one (a VPAT) under Section 508.',
    },
  },
  clinical: {
    director: {label: 'Clinical director', why: 'Families and payers ask who leads the clinic.'},
    providerOfRecord: {
      label: 'Provider of record',
      why: 'Payers and families must know who is responsible for care and records.',
    },
    states: {label: 'States served', why: 'Licenses and coverage end at state lines.'},
    ages: {label: 'Ages served', why: 'It is the first thing a family asks.'},
    payers: {label: 'Payers accepted', why: 'It is the second thing a family asks.'},
    restrictiveProcedures: {
      label: 'Restrictive procedures',
      why: 'Families and clinical directors ask what you never use; the ethics code (2.15) sets limits.',
    },
    accreditation: {label: 'Accreditation', why: 'Some payers require it.'},
  },
};

/** Why buyers look for the two lists. */
const lists = {
  people: 'Every buyer asks who would be accountable, and checks their credentials.',
  pastPerformance: 'Federal evaluators score it; other buyers look for a customer like themselves.',
};

const contactEntries = ({name, role, email, phone}: ContractingContact): Proof[] => [
  {name: [name, role].filter(Boolean).join(', ')},
  {name: email, link: email && `mailto:${email}`},
  {name: phone, link: phone && `tel:${phone.replace(/[^+\d]/g, '')}`},
];

type Value = string | ContractingContact | Proof | (string | Proof)[];

/** A field's value as entries; none if it is empty. */
function entriesOf(value: Value): Proof[] {
  const entries = Array.isArray(value)
    ? value.flatMap(entriesOf)
    : typeof value === 'string'
      ? [{name: value.trim()}]
      : 'email' in value || 'phone' in value || 'role' in value
        ? contactEntries(value)
        : [value];
  return entries.filter(({name}) => name);
}

/**
 * The filled fields of a group, in the order of the page.
 * @param group such as `facts`
 * @param company whose; default: the owner's
 */
export function factRows(group: keyof typeof companyFields, company: Company = owner): FactRow[] {
  const values: Record<string, Value> = company[group];
  return Object.entries<Field>(companyFields[group])
    .map(([key, {label}]) => ({key, label, entries: entriesOf(values[key] ?? '')}))
    .filter(({entries}) => entries.length > 0);
}

/** A field still empty, and why it should not be. */
type EmptyField = {
  /** Its path in `src/company.ts`: `facts.uei`. */
  field: string;
  /** One sentence. */
  why: string;
};

/**
 * The owner's empty fields and why buyers look for them, for `npm run check:live`.
 * @param company whose; default: the owner's
 */
export function buyersLookFor(company: Company = owner): EmptyField[] {
  const groups = Object.entries(companyFields).flatMap(([group, fields]) => {
    const values: Record<string, Value> = company[group as keyof typeof companyFields];
    return Object.entries<Field>(fields)
      .filter(([key]) => entriesOf(values[key] ?? '').length === 0)
      .map(([key, {why}]) => ({field: `${group}.${key}`, why}));
  });
  const emptyLists = (['people', 'pastPerformance'] as const)
    .filter((list) => company[list].length === 0)
    .map((list) => ({field: list, why: lists[list]}));
  return [...groups, ...emptyLists];
}

/** Something the owner has to know or decide before the site goes live. */
type OwnerNotice = {name: string; where: string; why: string};

/**
 * What the owner has to know about the pages' wording, for `npm run check:live`.
 * @param company whose; default: the owner's
 */
export function ownerNotices(company: Company = owner): OwnerNotice[] {
  const restrictive: OwnerNotice = {
    name: 'Restrictive procedures',
    where: 'src/company.ts, clinical.restrictiveProcedures',
    why: 'The applied behavior analysis page says nothing about restraint, seclusion and aversives until you state your policy here.',
  };
  return [
    {
      name: '"Psychology" in a title',
      where: 'docs/behavioral/psychology.md, title',
      why: 'Florida s. 490.012 reserves the word for licensed psychologists and a few exempt people; have a lawyer clear it, or use "Mind-Body and Work Consulting".',
    },
    {
      name: 'Eastern Time',
      where: 'src/site.ts, officeHours.zone',
      why: 'Your text said "EST", which is wrong from March to November; the site now says "Eastern Time".',
    },
    {
      name: 'NASA Phase II, $1 million',
      where: 'blog/2025-09-26-nasa-opportunities.md',
      why: 'Your text said up to $1 million, which no NASA source confirms: the 2024 awards were up to $850,000.',
    },
    {
      name: 'Permission for PSS-10 and NASA-TLX',
      where: 'docs/behavioral/stress-testing.md',
      why: "Commercial use of both may need their owners' permission; get it in writing before you offer them.",
    },
    ...(company.clinical.restrictiveProcedures.trim() ? [] : [restrictive]),
  ];
}

/** Whether any company fact is filled in. */
export const hasFacts = (company: Company): boolean => factRows('facts', company).length > 0;

/** Copy around the owner's fields. */
export const companyCopy = {
  facts: {
    heading: 'Company facts',
    intro: 'For market research, vendor files and security reviews.',
  },
  assurance: {heading: 'Security and assurance'},
  people: {
    heading: "Who's accountable",
    verifyShort: 'Verify',
    verify: (name: string) => `Verify the credential of ${name}`,
  },
  work: {
    heading: 'Past performance',
    labels: {
      problem: 'Problem',
      work: 'What we did',
      outcome: 'Outcome',
      value: 'Value',
      period: 'Period',
      reference: 'Reference',
    },
    more: (count: number) => `Show ${count} more`,
  },
  clinical: {heading: 'Clinical facts'},
  statement: {
    label: 'Capability statement',
    competencies: 'Core competencies',
    behavioral: `With ${site.partner}`,
    notBehavioral: `Stress testing and mind-body consulting: “${notBehavioral}”`,
    differentiators: 'Differentiators',
    work: 'Past performance',
    data: 'Company data',
    contact: 'Contact',
    more: (count: number) => `and ${count} more`,
  },
} as const;
