import {contentIconNames} from '../../brand/icons';
import {categories} from '../categories';

/** The industries a service can name. Each has a band on the industries page, and a drawing. */
export const industryKeys = ['aerospace', 'government', 'consumer', 'healthcare'] as const;

export type IndustryKey = (typeof industryKeys)[number];

/** Lists of allowed values, by name. */
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

/** A field that people fill in: what it accepts, and what the check, the guide, and the editor say about it. */
export type Field = {
  type: 'text' | 'day' | 'number' | 'boolean' | 'group';
  /** The editor's label for it. */
  label: string;
  /** The guide's and the editor's explanation. Default: the label. */
  description?: string;
  /** What the check suggests if it is missing. A text may use the placeholders in its example, such as `{{count}}`. */
  example: unknown;
  /** Whether it takes a list of values. */
  list?: boolean;
  /** Whether it can be left out. */
  optional?: boolean;
  /** The range of a number, or of a text's length in characters. */
  min?: number;
  max?: number;
  /** Why a text can't be longer than `max`, as a sentence. */
  because?: string;
  /** Whether a number has to be an integer. */
  whole?: boolean;
  /** The list of allowed values. */
  choices?: keyof Choices;
  /** A regular expression that a text has to match, and the check's message otherwise, which starts with the text. */
  pattern?: string;
  fault?: string;
  /** Whether an entry can also be a group: a `name`, and a `link` that proves it. */
  proof?: boolean;
  /** What it refers to: a service by its file's name, or a page or mailbox that an action leads to. */
  refersTo?: 'service' | 'page';
  /** A group's fields; without them, the owner chooses their names. */
  fields?: Fields;
};

/** A field's description and length limits, for the guide, the templates, and the editor. */
export function explain({type, label, description = `${label}.`, list, min, max}: Field): string {
  const most = min ? `${min} to ${max}` : `Up to ${max}`;
  const limit = type === 'text' && max && ` ${most} characters${list ? ' each' : ''}.`;
  return description + (limit || '');
}

/** Fields by name, in the order that people see them. */
export type Fields = Readonly<Record<string, Field>>;

/** A fact and, if possible, a link that proves it. */
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

/** The type of the fields' values in a valid file. */
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

/** Makes fields by type: `text('Title', 'A New Rule', {max: 90})`. The example defaults to the label. */
export const text = field('text');
export const day = field('day');
export const number = field('number');
export const boolean = field('boolean');
/** A group whose fields the owner names. */
export const entries = field('group');

/** An example of a group, made from its fields' examples. */
function exampleOf(fields: Fields): object {
  const all = Object.entries(fields);
  const needed = all.filter(([, {optional}]) => !optional);
  const shown = needed.length > 0 ? needed : all.slice(0, 1);
  return Object.fromEntries(shown.map(([name, {example}]) => [name, example]));
}

/** A group of fields, indented below its name. */
export const group = <const Parts extends Fields, const Rest extends More>(
  label: string,
  fields: Parts,
  rest: Rest = {} as Rest,
) => ({type: 'group' as const, label, example: exampleOf(fields) as unknown, fields, ...rest});

/** A list of such groups, each starting with a hyphen. */
export const list = <const Parts extends Fields, const Rest extends More>(
  label: string,
  fields: Parts,
  rest: Rest = {} as Rest,
) => ({
  ...group(label, fields, rest),
  list: true as const,
  example: [exampleOf(fields)] as unknown,
});
