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

/** What pages say about past work, in their order. */
export const workLabels = Object.entries(labels.work) as [keyof typeof labels.work, string][];

/**
 * What a reader decides by, beside the button that leads `to` a page or a mailbox: the price of the service's first
 * step, who leads it, how many take turns, and how soon a person answers. Only what is filled in.
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

/** What a field may hold: words, something that can be checked, someone to contact, or a list of the first two. */
type Value =
  string | (Proof & {role?: string; email?: string; phone?: string}) | (string | Proof)[];

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
export const factRows = (group: 'facts' | 'assurance' | 'clinical', from: Company) =>
  Object.entries<string>(labels[group]).flatMap(([field, label]) => {
    const entries = entriesOf((from[group] as Record<string, Value>)[field] ?? '');
    return entries.length > 0 ? [{field, label, entries}] : [];
  });
