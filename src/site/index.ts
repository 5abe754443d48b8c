/**
 * Who the company is: the values of `identity.yml` in the form that code uses. Wrong values are accepted here, so that
 * everything loads; the content check reports them (`src/content/check/yamlFiles.ts`).
 */
import type {Identity} from '../content/model';
import '../yaml.cjs';
import values from './identity.yml';
import {dialOf, isTimeZone, week, type Day} from './values';

/** A web analytics service. */
export type Analytics = NonNullable<Identity['analytics']>;

/** A repository on the code host. */
export type Repository = NonNullable<Identity['repository']>;

type OfficeLine = {days: Day[]; hours: string};

/** A field of the contact form. */
export type ContactField = 'name' | 'email' | 'inquiryType' | 'message';

const {phone = '', ...identity} = values;
const {days, timeZone, ...hours} = {...identity.officeHours};
const first = Math.max(week.indexOf(Object.keys(days ?? {})[0] as Day), 0);

/** The identity of the company behind this site. */
export const site = {
  ...identity,
  tagline: {...identity.tagline},
  emails: {...identity.emails},
  /** The phone number as shown, and as a phone dials it (E.164). */
  phone: {display: phone, dial: dialOf(phone) ?? ''},
  address: [...(identity.address ?? [])],
  officeHours: {
    ...hours,
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    /** The week, starting with the owner's first day; consecutive days with the same hours share a line. */
    lines: [...week.slice(first), ...week.slice(0, first)].reduce<OfficeLine[]>((lines, day) => {
      const [hours, last] = [days?.[day] ?? '', lines.at(-1)];
      if (last?.hours === hours) last.days.push(day);
      else lines.push({days: [day], hours});
      return lines;
    }, []),
  },
  contact: {...identity.contact},
  newsletter: {...identity.newsletter},
  booking: {...identity.booking},
  claims: [...(identity.claims ?? [])],
};

/** The type of the whole identity. */
export type Site = typeof site;

/** The key of a mailbox. */
export type Mailbox = keyof Site['emails'];

/** The keys of the mailboxes. */
export const mailboxes = Object.keys(site.emails) as Mailbox[];
