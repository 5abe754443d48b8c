import type {ReactNode} from 'react';
import {site} from '../site';
import {dialOf} from '../site/values';
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
type Person = {
  name: string;
  role?: string;
  credential?: string;
  verifyLink?: string;
  about?: string;
  picture?: string;
};

const work = {
  problem: 'Problem',
  work: 'What we did',
  outcome: 'Outcome',
  value: 'Value',
  period: 'Period',
  reference: 'Reference',
};

/** What is told of past work, in its order. */
export const workLabels = Object.entries(work) as [field: keyof typeof work, label: string][];

/** One contract or project. */
export type PastWork = {customer: string} & {[Field in keyof typeof work]?: string};

/** What a field may hold: words, something that can be checked, someone to contact, or a list of the first two. */
type Value =
  string | (Proof & {role?: string; email?: string; phone?: string}) | (string | Proof)[];

/** The owner's fields in the order pages show them, by how pages label them. */
export const companyFields = {
  facts: {
    legalName: 'Legal name',
    ownership: 'Ownership',
    relationToPartner: `Relation to ${site.partner}`,
    founded: 'Founded',
    uei: 'UEI',
    cage: 'CAGE code',
    naics: 'NAICS codes',
    psc: 'PSC codes',
    sizeStatus: 'Size status',
    certifications: 'Certifications',
    contractVehicles: 'Contract vehicles',
    contractingContact: 'Contracting contact',
  },
  assurance: {
    cmmc: 'CMMC and SPRS',
    audits: 'Audits and certificates',
    dataLocation: 'Data location',
    staffing: 'Staffing',
    insurance: 'Insurance',
    subprocessors: 'Subprocessors',
    accessibilityReport: 'Accessibility conformance report',
  },
  clinical: {
    director: 'Clinical director',
    providerOfRecord: 'Provider of record',
    states: 'States served',
    ages: 'Ages served',
    payers: 'Payers accepted',
    restrictiveProcedures: 'Restrictive procedures',
    accreditation: 'Accreditation',
  },
} as const;

type Groups = typeof companyFields;

/** Everything only the owner knows. */
export type Company = {[Group in keyof Groups]: {[Field in keyof Groups[Group]]?: Value}} & {
  people: Person[];
  pastPerformance: PastWork[];
};

/** A field's value as entries; none if it is empty. */
function entriesOf(value: Value): Proof[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (typeof value === 'string') return value.trim() ? [{name: value.trim()}] : [];
  const {name, link, role, email, phone} = value;
  return [
    {name: [name, role].filter(Boolean).join(', '), ...(link && {link})},
    {name: email, link: `mailto:${email}`},
    {name: phone, link: `tel:${dialOf(phone ?? '')}`},
  ].filter((entry) => entry.name);
}

/** The filled fields of a group such as `facts`, in the order of the page. */
export const factRows = (group: keyof Groups, company: Company) =>
  Object.entries<string>(companyFields[group]).flatMap(([field, label]) => {
    const entries = entriesOf((company[group] as Record<string, Value>)[field] ?? '');
    return entries.length > 0 ? [{field, label, entries}] : [];
  });

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
