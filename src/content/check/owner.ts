/** The owner's two files: their fields are those of `src/site/fields.yml`, and this is what no table can say. */
import path from 'node:path';
import {readSettings, SettingError, siteAddress} from '../../settings';
import {site, type Identity as Complete} from '../../site';
import {dialOf, isTimeZone, week} from '../../site/values';
import * as yaml from '../../yaml.cjs';
import {faultOfDay} from '../days';
import {ownerFiles} from '../kinds';
import {claimNames} from '../names';
import {owner} from '../schema';
import {nearest, notOneOf} from '../suggest';
import type {Facts} from './facts';
import {checkGroup, leaves, nameOf, type Path} from './fields';
import {faultOfImage, readText} from './files';
import {say, type Report} from './messages';
import type {Source} from './page';
import {readFields} from './readFrontMatter';
import {faultOfPath} from './rules/links';

type Identity = Partial<Complete>;

const digitsOf = (text: string) => text.replace(/\D/g, '');

const time = String.raw`(1[0-2]|[1-9]):[0-5]\d [AP]M`;
const span = `${time} to ${time}`;
const hours = new RegExp(`^(Closed|By appointment|Open 24 hours|${span}(, ${span})*)$`);

/** Minutes since midnight: 12:30 AM is 30, 12:30 PM is 750. */
function minutesOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(/[: ]/).map(Number);
  return (hour % 12) * 60 + minute + (text.endsWith('PM') ? 720 : 0);
}

function faultOfHours(text: string): string | undefined {
  if (!hours.test(text)) return say('hours unreadable', {text});
  const times = (text.match(new RegExp(time, 'g')) ?? []).map(minutesOf);
  const isInOrder = times.every((minute, index) => index === 0 || minute > (times[index - 1] ?? 0));
  return isInOrder ? undefined : say('hours out of order', {text});
}

function faultOfZone(name: string): string | undefined {
  if (isTimeZone(name)) return undefined;
  const zones = Intl.supportedValuesOf('timeZone');
  const city = zones.find((zone) => zone.endsWith(`/${name.replace(/ /g, '_')}`));
  const meant = city ?? nearest(name, zones) ?? site.officeHours.timeZone;
  return say('zone unknown', {name, meant});
}

/** The form that pages show has the digits that a phone dials, but for the country code and a 0 instead of it. */
function faultOfShown(shown: string, phone = ''): string | undefined {
  const dialed = digitsOf(dialOf(phone) ?? '');
  const end = digitsOf(shown).replace(/^0/, '');
  const isSame = end.length > 5 && dialed.endsWith(end) && dialed.length - end.length <= 3;
  return dialed && !isSame ? say('phone of another number', {shown, phone}) : undefined;
}

const faultOfPhone = (text: string) => (dialOf(text) ? undefined : say('phone unreadable', {text}));

/** What a rule may look at beside its own field: the other fields of its file, and what there is in the project. */
type Around = {data: Identity; source: Source; facts: Facts};

type Rule = (value: string, around: Around) => string | undefined;

const faultOfPicture: Rule = (picture, {source}) => {
  const file = `static${picture}`;
  const isThere = source.list('static').some((other) => other.file === file);
  if (!picture.startsWith('/') || !isThere) return say('person without picture', {picture});
  return faultOfImage(file, source.read(file));
};

/** What the fields may hold, by their names without the numbers of list items. */
const rules: Readonly<Record<string, Rule>> = {
  phone: faultOfPhone,
  'facts.contractingContact.phone': faultOfPhone,
  phoneShown: (shown, {data}) => faultOfShown(shown, data.phone),
  'officeHours.timeZone': faultOfZone,
  ...Object.fromEntries(week.map((day) => [`officeHours.days.${day}`, faultOfHours])),
  'people.picture': faultOfPicture,
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
    claimNames.includes(name) ? undefined : notOneOf(name, claimNames, ['a claim', 'claims']),
  'claims.date': (date, {facts: {today}}) =>
    date > today && !faultOfDay(date) ? say('basis too late', {date, today}) : undefined,
};

/** Runs what reads settings for what it complains about. */
function complaintOf(read: () => unknown): SettingError[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingError) return [error];
    throw error;
  }
}

/** What the code that reads several fields together would complain about. */
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

/** Reports all that is wrong with the owner's files, where the project has them. */
export function checkOwner(source: Source, facts: Facts, reportIn: (file: string) => Report): void {
  const files = source.list(path.posix.dirname(ownerFiles.identity)).map(({file}) => file);
  for (const name of ['identity', 'company'] as const) {
    const file = ownerFiles[name];
    if (!files.includes(file)) continue;
    const report = reportIn(file);
    const text = readText(source.read(file), report);
    const fields = text && readFields(text.split('\n'), 1, 'failsafe', report);
    if (!fields) continue;
    const data = yaml.valuesOf(fields.document) as Identity;
    const tell = (at: Path, message?: string) => report(fields.lineOf(at), nameOf(at), message);
    const faults = checkGroup(owner[name], data, []);
    for (const {path: at, message} of faults) tell(at, message);
    for (const {path: at, leaf} of leaves(data)) {
      const value = String(leaf);
      const [braces] = /\{\{.*?(\}\}|$)|\}\}/.exec(value) ?? [];
      tell(at, braces && say('name not filled in', {braces}));
      const rule = Object.hasOwn(rules, nameOf(at)) ? rules[nameOf(at)] : undefined;
      tell(at, rule?.(value, {data, source, facts}));
      const isLink = /^(link|verifyLink)$/.test(String(at.at(-1))) && value.startsWith('/');
      tell(at, isLink ? faultOfPath(value, {kind: 'service'}, facts) : undefined);
    }
    // What they are made of has to be of its kind.
    if (name !== 'identity' || faults.length > 0) continue;
    for (const {setting, fault} of complaintsOf(data)) tell(setting.split('.'), fault);
  }
}
