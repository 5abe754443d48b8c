import {contentIconNames} from '../../brand/icons';
import {categories} from '../categories';

/** The industries a service can name; each has a band on the industries page and a drawing. */
export const industryKeys = ['aerospace', 'government', 'consumer', 'healthcare'] as const;

export type IndustryKey = (typeof industryKeys)[number];

/** The values of fields that hold one of a few, by what they are called. */
export const choices = {
  categories,
  icons: contentIconNames,
  industries: industryKeys,
  statuses: ['coming soon'],
  openings: ['wide', 'seam'],
  tones: ['technology', 'behavioral', 'both'],
  answers: ['yes'],
} as const;

type Choices = typeof choices;

/** A field that a person fills in: what it takes, and what the check, the guide and the editor say about it. */
export type Field = {
  type: 'text' | 'day' | 'number' | 'boolean' | 'group';
  /** What the editor calls it. */
  label: string;
  /** What the guide and the editor explain it with, where its label doesn't say it. */
  description?: string;
  /** What the check shows where it is missing. A text may hold the names that its example fills in: `{{count}}`. */
  example: unknown;
  /** Several of them. */
  list?: boolean;
  /** It may be left out. */
  optional?: boolean;
  /** The least and the greatest number, or so many characters. */
  min?: number;
  max?: number;
  /** What happens where a text is longer than `max`. */
  because?: string;
  /** No fractions. */
  whole?: boolean;
  /** The values it takes. */
  choices?: keyof Choices;
  /** What a text has to look like, and what the check says of another behind it. */
  pattern?: string;
  fault?: string;
  /** An entry may also be a `name` and a `link` where it can be checked. */
  proof?: boolean;
  /** What it names: a service by its file's name, or a page or mailbox that an action leads to. */
  refersTo?: 'service' | 'page';
  /** The fields of a group; without them, the names are the owner's own. */
  fields?: Fields;
};

/** What a field is and how long it may be, for the guide, the templates and the editor. */
export function explain({type, label, description = `${label}.`, list, min, max}: Field): string {
  const most = min ? `${min} to ${max}` : `Up to ${max}`;
  const limit = type === 'text' && max && ` ${most} characters${list ? ' each' : ''}.`;
  return description + (limit || '');
}

/** Fields by their names, in the order people see them. */
export type Fields = Readonly<Record<string, Field>>;

/** Something with a name and, if possible, a page where it can be checked. */
export type Proof = {name?: string; link?: string};

type Single<Type> = Type extends {fields: infer Parts}
  ? Values<Parts>
  : Type extends {choices: infer Name extends keyof Choices}
    ? Choices[Name][number]
    : Type extends {type: 'group'}
      ? Record<string, string>
      : Type extends {type: 'number'}
        ? number
        : Type extends {type: 'boolean'}
          ? boolean
          : string;

type Value<Type> = Type extends {proof: true}
  ? string | Proof | (string | Proof)[]
  : Type extends {list: true}
    ? Single<Type>[]
    : Single<Type>;

/** The values of fields: what a file that the check passes holds. */
export type Values<Types> = {
  [Name in keyof Types as Types[Name] extends {optional: true} ? never : Name]: Value<Types[Name]>;
} & {
  [Name in keyof Types as Types[Name] extends {optional: true} ? Name : never]?: Value<Types[Name]>;
};

type More = Omit<Partial<Field>, 'type' | 'label' | 'fields'>;
type Rest = Omit<More, 'example'>;

const field =
  <const Type extends Field['type']>(type: Type) =>
  <const Other extends Rest>(
    label: string,
    example: unknown = label,
    rest: Other = {} as Other,
  ) => ({
    type,
    label,
    example,
    ...rest,
  });

/** Fields by what they hold: `text('Title', 'A New Rule', {max: 90})`. Without an example, the label is one. */
export const text = field('text');
export const day = field('day');
export const number = field('number');
export const boolean = field('boolean');
/** Lines whose names are the owner's own. */
export const entries = field('group');

/** What a group looks like that is filled in as its fields' examples are. */
function exampleOf(fields: Fields): object {
  const all = Object.entries(fields);
  const needed = all.filter(([, {optional}]) => !optional);
  const shown = needed.length > 0 ? needed : all.slice(0, 1);
  return Object.fromEntries(shown.map(([name, {example}]) => [name, example]));
}

/** Fields that belong together, indented below their name. */
export const group = <const Parts extends Fields, const Rest extends More>(
  label: string,
  fields: Parts,
  rest: Rest = {} as Rest,
) => ({type: 'group' as const, label, example: exampleOf(fields) as unknown, fields, ...rest});

/** Several such groups, each behind a hyphen. */
export const list = <const Parts extends Fields, const Rest extends More>(
  label: string,
  fields: Parts,
  rest: Rest = {} as Rest,
) => ({
  ...group(label, fields, rest),
  list: true as const,
  example: [exampleOf(fields)] as unknown,
});
