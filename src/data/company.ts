import type {ReactNode} from 'react';
import {company as owner} from '../company';
import {site} from '../site';
import {notBehavioral} from './services';

/** Something with a name and, if possible, a page where it can be checked. */
export type Proof = {name?: string; link?: string};

/** A label, and what is said of it: in words, or as the owner's entries. */
export type Fact = {
  label: string;
  text?: ReactNode;
  /** Several become a list. */
  entries?: readonly Proof[];
  /** Where to check it. */
  link?: {label: string; to: string};
  /** Whether the general mailbox and the phone number follow. */
  isContact?: boolean;
  /** Which typeface a large label is set in. */
  tone?: 'technology' | 'behavioral' | 'both';
};

/** Someone accountable for the work. */
export type Person = {
  name: string;
  role?: string;
  credential?: string;
  verifyLink?: string;
  about?: string;
  picture?: string;
};

/** One contract or project. */
export type PastWork = {
  customer: string;
  problem?: string;
  work?: string;
  outcome?: string;
  value?: string;
  period?: string;
  reference?: string;
};

/** What a field may hold: words, something that can be checked, someone to contact, or a list of the first two. */
type Value =
  string | (Proof & {role?: string; email?: string; phone?: string}) | (string | Proof)[];

/** The owner's fields in the order pages show them: how pages label them, and why buyers look for them. */
export const companyFields = {
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
} satisfies Record<string, Record<string, {label: string; why: string}>>;

type Groups = typeof companyFields;

/** Everything only the owner knows. */
export type Company = {[Group in keyof Groups]: Record<keyof Groups[Group], Value>} & {
  people: Person[];
  pastPerformance: PastWork[];
};

/** A filled field, ready to show. */
type FactRow = {field: string; label: string; entries: Proof[]};

/** Why buyers look for the two lists. */
const lists = {
  people: 'Every buyer asks who would be accountable, and checks their credentials.',
  pastPerformance: 'Federal evaluators score it; other buyers look for a customer like themselves.',
};

/** A field's value as entries; none if it is empty. */
function entriesOf(value: Value): Proof[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (typeof value === 'string') return value.trim() ? [{name: value.trim()}] : [];
  const {name, link, role, email, phone} = value;
  return [
    {name: [name, role].filter(Boolean).join(', '), ...(link && {link})},
    {name: email, link: `mailto:${email}`},
    {name: phone, link: `tel:${phone?.replace(/[^+\d]/g, '')}`},
  ].filter((entry) => entry.name);
}

/** All fields of a group, with what is filled in. */
const allRows = (group: keyof Groups, company: Company) =>
  Object.entries<{label: string; why: string}>(companyFields[group]).map(([field, words]) => ({
    field,
    ...words,
    entries: entriesOf((company[group] as Record<string, Value>)[field] ?? ''),
  }));

/**
 * The filled fields of a group, in the order of the page.
 * @param group such as `facts`
 * @param company whose; default: the owner's
 */
export const factRows = (group: keyof Groups, company: Company = owner): FactRow[] =>
  allRows(group, company).filter(({entries}) => entries.length > 0);

/**
 * The owner's empty fields and why buyers look for them, for `npm run check:live`.
 * @param company whose; default: the owner's
 * @returns each field's path in `src/company.ts`, such as `facts.uei`, and the reason in one sentence
 */
export function buyersLookFor(company: Company = owner): {field: string; why: string}[] {
  const groups = (Object.keys(companyFields) as (keyof Groups)[]).flatMap((group) =>
    allRows(group, company)
      .filter(({entries}) => entries.length === 0)
      .map(({field, why}) => ({field: `${group}.${field}`, why})),
  );
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
    ...(entriesOf(company.clinical.restrictiveProcedures).length > 0 ? [] : [restrictive]),
  ];
}

/** What is told of past work, in its order. */
export const workLabels: [field: keyof PastWork, label: string][] = [
  ['problem', 'Problem'],
  ['work', 'What we did'],
  ['outcome', 'Outcome'],
  ['value', 'Value'],
  ['period', 'Period'],
  ['reference', 'Reference'],
];

/** Headings and words around the owner's facts. */
export const companyCopy = {
  facts: {
    heading: 'Company facts',
    intro: 'For market research, vendor files and security reviews.',
  },
  assurance: {heading: 'Security and assurance'},
  people: {
    heading: "Who's accountable",
    verify: (name: string) => `Verify the credential of ${name}`,
  },
  work: {
    heading: 'Past performance',
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
