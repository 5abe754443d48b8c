/**
 * Who the company is: the values of `identity.yml`, in the form code uses them. Wrong values pass here, so that
 * everything loads; what is wrong with them, the content check says (`src/content/check/yamlFiles.ts`).
 */
import type {Identity} from '../content/model';
import '../yaml.cjs';
import values from './identity.yml';
import {dialOf, isTimeZone, week, type Day} from './values';

/** A service that counts visits. */
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
  /** The number as people read it, and as a phone dials it (E.164). */
  phone: {display: phone, dial: dialOf(phone) ?? ''},
  address: [...(identity.address ?? [])],
  officeHours: {
    ...hours,
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    /** The week from the first day that the owner wrote; days in a row that have the same hours are one line. */
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
