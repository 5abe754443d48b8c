/** Company facts from `company.yml`. Separate from the identity, which every page loads. */
import type {Company as Fields, Proof} from '../content/model';
import '../yaml.cjs';
import {mailboxes} from './index';
import values from './company.yml';
import {fill} from './fill';
import {dialOf} from './values';
import words from './words.yml';

/** Everything only the owner knows; what isn't filled in is empty. */
export type Company = Required<Fields>;

const {people, pastPerformance, ...groups} = values;
const {answers, firstSteps, teams, facts, assurance, clinical} = groups;

export const company: Company = {
  answers: {...answers},
  firstSteps: {...firstSteps},
  teams: {...teams},
  facts: {...facts},
  people: people ?? [],
  pastPerformance: pastPerformance ?? [],
  assurance: {...assurance},
  clinical: {...clinical},
};

const labels = fill(words.company.labels);

/** The labels of past work, in the order pages show them. */
export const workLabels = Object.entries(labels.work) as [keyof typeof labels.work, string][];

/**
 * What helps a reader decide, next to the button that links `to` a page or mailbox: the price of the service's first
 * step, who leads it, the size of the team, and how soon a person answers. Only what the owner has filled in.
 */
export function promisesOf(to: string, service: string, from = company) {
  const mailbox = mailboxes.find((name) => to === `email:${name}`) ?? 'general';
  const leads = from.people.filter(({services}) => services?.includes(service));
  const texts = {
    firstStep: from.firstSteps[service],
    lead: leads
      .map(({name, credential}) => [name, credential].filter(Boolean).join(', '))
      .join('; '),
    team: from.teams[service],
    answer: from.answers[mailbox],
  };
  return Object.entries(labels.promises).flatMap(([name, label]) => {
    const text = texts[name as keyof typeof texts]?.trim();
    return text ? [{label, text}] : [];
  });
}

/** A field's value: text, something that can be checked, someone to contact, or a list of the first two. */
type Value =
  string | (Proof & {role?: string; email?: string; phone?: string}) | (string | Proof)[];

/** A field's value as a list of entries, empty if it isn't filled in. */
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

/** A group's fields that are filled in, in the order pages show them. */
export const factRows = (group: 'facts' | 'assurance' | 'clinical', from: Company) =>
  Object.entries<string>(labels[group]).flatMap(([field, label]) => {
    const entries = entriesOf((from[group] as Record<string, Value>)[field] ?? '');
    return entries.length > 0 ? [{field, label, entries}] : [];
  });
