/**
 * Who the company is: the values of `identity.yml`, in the form code uses them. Wrong values pass here, so that
 * everything loads; what is wrong with them, the content check says (`src/content/check/owner.ts`).
 */
import '../yaml.cjs';
import values from './identity.yml';
import {dialOf, isTimeZone, week, type Day} from './values';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** A field of the contact form. */
export type ContactField = 'name' | 'email' | 'inquiryType' | 'message';

/** The form service that takes the contact form's messages. */
export type ContactService = {
  readonly endpoint?: string;
  readonly hiddenFields?: Readonly<Record<string, string>>;
  readonly fieldNames?: Readonly<Partial<Record<ContactField, string>>>;
  readonly honeypot?: string;
  readonly redirectField?: string;
};

/** A service that counts visits. */
export type Analytics = Texts<'name' | 'privacy'> & {
  readonly script?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly origins: readonly string[];
};

/** A repository on the code host. */
export type Repository = Texts<'owner' | 'name' | 'branch'> & Partial<Texts<'deploymentBranch'>>;

/** What the owner has seen the proof of: a claim of `check:live`, what it rests on, and when that was so. */
export type Claim = Texts<'name' | 'basis' | 'date'>;

/** The fields of `identity.yml`; `fields.yml` says what each may hold. */
export type Identity = Texts<
  'company' | 'shortName' | 'partner' | 'description' | 'blurb' | 'phone' | 'url'
> &
  Partial<Texts<'phoneShown' | 'areaServed' | 'customDomain'>> & {
    readonly tagline: Texts<'technology' | 'human'>;
    readonly emails: Texts<'general' | 'behavioral'>;
    readonly address: readonly string[];
    readonly officeHours: Texts<'zone' | 'timeZone'> & {readonly days: Texts<Day>};
    readonly contact: ContactService;
    readonly newsletter: Partial<Texts<'endpoint'>>;
    readonly booking: Partial<Texts<'url'>>;
    readonly analytics?: Analytics;
    readonly repository?: Repository;
    readonly claims: readonly Claim[];
  };

const {phone = '', phoneShown = phone, ...identity} = values as Identity;
const {days, timeZone, ...hours} = {...identity.officeHours};
const first = Math.max(week.indexOf(Object.keys(days ?? {})[0] as Day), 0);

/** The identity of the company behind this site. */
export const site = {
  ...identity,
  tagline: {...identity.tagline},
  emails: {...identity.emails},
  /** The number as people read it, and as a phone dials it (E.164). */
  phone: {display: phoneShown, dial: dialOf(phone) ?? ''},
  address: [...(identity.address ?? [])],
  officeHours: {
    ...hours,
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    /** One row a day, in the order people read a week: from the first day that the owner wrote. */
    days: [...week.slice(first), ...week.slice(0, first)].map((day) => ({
      day,
      hours: days?.[day] ?? '',
    })),
  },
  contact: {...identity.contact},
  newsletter: {...identity.newsletter},
  booking: {...identity.booking},
  claims: [...(identity.claims ?? [])],
};

/** The identity's type, for functions that take it whole. */
export type Site = typeof site;

/** The key of a mailbox. */
export type Mailbox = keyof Site['emails'];
