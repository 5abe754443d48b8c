/** Checks YAML files against the model's fields, and for what the model can't express. */
import {readSettings, SettingError, siteAddress} from '../../settings';
import {site} from '../../site';
import {dialOf, isTimeZone, week} from '../../site/values';
import * as yaml from '../../yaml.cjs';
import {faultOfDay} from '../days';
import {ownerFiles} from '../kinds';
import {files, type Field, type Fields, type Identity as Complete} from '../model';
import {claimNames, fillNames} from '../names';
import {nearest, notOneOf, say, type Report} from '../messages';
import type {Facts} from './facts';
import {checkGroup, faultOfService, faultOfWords, leaves, nameOf, type Path} from './fields';
import {readYaml, type Source} from '../load';
import {faultOfImage} from './files';
import {faultOfPath} from './rules/links';

type Identity = Partial<Complete>;

function faultOfZone(name: string): string | undefined {
  if (isTimeZone(name)) return undefined;
  const zones = Intl.supportedValuesOf('timeZone');
  const city = zones.find((zone) => zone.endsWith(`/${name.replace(/ /g, '_')}`));
  const meant = city ?? nearest(name, zones) ?? site.officeHours.timeZone;
  return say('zone unknown', {name, meant});
}

/** Minutes since midnight: 12:30 AM is 30, 12:30 PM is 750. */
function minutesOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(/[: ]/).map(Number);
  return (hour % 12) * 60 + minute + (text.endsWith('PM') ? 720 : 0);
}

/** The model's pattern decides whether hours can be read; this rule, whether they make sense. */
function faultOfHours(text: string): string | undefined {
  const times = (text.match(/\d+:\d\d [AP]M/g) ?? []).map(minutesOf);
  const isInOrder = times.every((minute, index) => index === 0 || minute > (times[index - 1] ?? 0));
  return isInOrder ? undefined : say('hours out of order', {text});
}

const faultOfPhone = (text: string) => (dialOf(text) ? undefined : say('phone unreadable', {text}));

/** What a rule can look at besides its own field: the other fields of the file, and the project. */
type Around = {data: Identity; source: Source; facts: Facts};

type Rule = (value: string, around: Around) => string | undefined;

const faultOfPicture: Rule = (picture, {source}) => {
  const file = `static${picture}`;
  if (!picture.startsWith('/') || !source.has(file))
    return say('person without picture', {picture});
  return faultOfImage(file, source.read(file));
};

/** Rules by field name, without the positions of list items. */
const rules: Readonly<Record<string, Rule>> = {
  phone: faultOfPhone,
  'facts.contractingContact.phone': faultOfPhone,
  'officeHours.timeZone': faultOfZone,
  ...Object.fromEntries(week.map((day) => [`officeHours.days.${day}`, faultOfHours])),
  'people.picture': faultOfPicture,
  'people.services': (slug, {facts}) => faultOfService(slug, facts),
  'repository.deploymentBranch': (branch, {data}) =>
    branch === data.repository?.branch ? say('branch twice', {branch}) : undefined,
  'analytics.script': (script, {data}) => {
    const origin = URL.canParse(script) ? new URL(script).origin : undefined;
    if (!origin?.startsWith('https:')) return say('script elsewhere', {script});
    const isNamed = data.analytics?.origins?.some((named) => named.startsWith(origin));
    return isNamed ? undefined : say('script of another host', {origin});
  },
  'analytics.attributes.integrity': (integrity, {data}) => {
    if (!/^(sha(256|384|512)-[A-Za-z\d+/]{40,}={0,2}( |$))+$/.test(integrity))
      return say('integrity unreadable');
    return data.analytics?.attributes?.crossorigin ? undefined : say('integrity alone');
  },
  'claims.name': (name) =>
    claimNames.includes(name) ? undefined : notOneOf(name, claimNames, 'claims'),
  'claims.date': (date, {facts: {today}}) =>
    date > today && !faultOfDay(date) ? say('basis too late', {date, today}) : undefined,
};

/** Reads settings and returns the error it throws, if any. */
function complaintOf(read: () => unknown): SettingError[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingError) return [error];
    throw error;
  }
}

/** Finds settings that conflict, such as two form fields with one name. */
function complaintsOf(data: Identity): SettingError[] {
  const none = {shortName: '', contact: {}, newsletter: {}, booking: {}};
  const {contact = {}, newsletter = {}, booking = {}, url = ''} = data;
  return [
    ...complaintOf(() => siteAddress({url}, {})),
    ...[{contact}, {newsletter}, {booking}].flatMap((service) =>
      complaintOf(() => readSettings({...none, ...service}, {})),
    ),
  ];
}

/** Finds the field of the model for a value's path. */
function fieldAt(fields: Fields, at: Path): Field | undefined {
  const [name, ...rest] = at.filter((part) => typeof part === 'string');
  const field = fields[name ?? ''];
  return rest.length > 0 && field?.fields ? fieldAt(field.fields, rest) : field;
}

/** Checks a text in the owner's files: names aren't filled in there, and what it refers to has to exist. */
function faultsOfOwn(value: string, at: Path, around: Around): (string | undefined)[] {
  const [braces] = /\{\{.*?(\}\}|$)|\}\}/.exec(value) ?? [];
  const [group, name] = at;
  const isLink = /^(link|verifyLink)$/.test(String(at.at(-1))) && value.startsWith('/');
  const isByService = group === 'firstSteps' || group === 'teams';
  return [
    braces && say('name not filled in', {braces}),
    Object.hasOwn(rules, nameOf(at)) ? rules[nameOf(at)]?.(value, around) : undefined,
    isLink ? faultOfPath(value, {kind: 'service'}, around.facts) : undefined,
    isByService ? faultOfService(String(name), around.facts) : undefined,
  ];
}

/** Checks a text that visitors read: it is plain words, and what it names or links to has to exist. */
function faultsOfWords(value: string, at: Path, field: Field | undefined, facts: Facts) {
  // An unknown field has been reported already.
  if (!field) return [];
  const faults: (string | undefined)[] = [faultOfWords(at, value)];
  const ownNames = [...String(field.example).matchAll(/\{\{(\w+)\}\}/g)].map(
    ([, name = '']) => name,
  );
  const filled = fillNames(value, (message) => faults.push(message), ownNames);
  const left = filled.replace(/\{\{[^{}]*\}\}/g, '');
  const [written] = /\{\{.{0,20}|.{0,20}\}\}/.exec(left) ?? [];
  faults.push(written && say('name never closed', {written}));
  if (field.refersTo === 'service') faults.push(faultOfService(value, facts));
  if (field.refersTo === 'page' && value.startsWith('/'))
    faults.push(faultOfPath(value, {kind: 'service'}, facts));
  return faults;
}

/** Reports all problems in the model's files, as far as the project has them. */
export function checkYamlFiles(
  source: Source,
  facts: Facts,
  reportIn: (file: string) => Report,
): void {
  for (const [name, {file, fields}] of Object.entries(files)) {
    const report = reportIn(file);
    const read = readYaml(source, file, report);
    if (!read) continue;
    const data = yaml.valuesOf(read.document) as Identity;
    const tell = (at: Path, message?: string) =>
      message && report(read.lineOf(at), nameOf(at), message);
    const faults = checkGroup(fields, data, []);
    for (const {path: at, message} of faults) tell(at, message);
    const isOwn = Object.values<string>(ownerFiles).includes(file);
    for (const {path: at, leaf} of leaves(data)) {
      const value = String(leaf);
      const found = isOwn
        ? faultsOfOwn(value, at, {data, source, facts})
        : faultsOfWords(value, at, fieldAt(fields, at), facts);
      for (const message of found) tell(at, message);
    }
    // Settings can be read only when each field has the right type.
    if (name !== 'identity' || faults.length > 0) continue;
    for (const {setting, fault} of complaintsOf(data)) tell(setting.split('.'), fault);
  }
}
