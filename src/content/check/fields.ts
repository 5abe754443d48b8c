import type * as z from 'zod';
import {nearest} from '../suggest';
import {say} from './messages';

/** What is wrong with a field of the front matter. */
export type FieldProblem = {
  /** Where it is: `['action', 'to']`, `['industries', 0]`. */
  path: (string | number)[];
  message: string;
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets, such as [one, two]',
  object: 'a group of lines, each indented by two spaces',
};

/** A value as the file has it. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of lines';
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'string' ? `"${value}"` : written(value);
}

/** The words for what every field may have wrong; the schema has its own where it knows better. */
function explain(issue: Issue): string | undefined {
  const {input} = issue;
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    if (input === undefined || input === null) return 'missing';
    const expected = issue.code === 'invalid_type' ? issue.expected : 'string';
    return expected === 'string' && typeof input !== 'object'
      ? say('field not text', {kind: kinds[typeof input] ?? '', value: written(input)})
      : say('field of another kind', {value: nameOf(input), kind: kinds[expected] ?? expected});
  }
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const small = issue.code === 'too_small';
  if (issue.origin === 'array') return say('list empty');
  if (issue.origin !== 'string')
    return say(small ? 'number too small' : 'number too large', {value: written(input), limit});
  const {length} = written(input);
  return say(small ? 'field too short' : 'field too long', {length, limit});
}

/** The schema of one field, without what makes it optional. */
function inner(schema: z.ZodType | undefined): z.ZodType | undefined {
  const {innerType} = (schema?.def ?? {}) as {innerType?: z.ZodType};
  return innerType ? inner(innerType) : schema;
}

/** The fields a schema has, or those of one of its groups or of the groups in one of its lists. */
export function fieldsAt(
  schema: z.ZodType | undefined,
  path: (string | number)[],
): Record<string, z.ZodType> {
  const {shape = {}, element} = (inner(schema)?.def ?? {}) as {
    shape?: Record<string, z.ZodType>;
    element?: z.ZodType;
  };
  const [first, ...rest] = path;
  if (first === undefined) return element ? fieldsAt(element, []) : shape;
  return fieldsAt(typeof first === 'number' ? element : shape[first], rest);
}

/** A value as one line of YAML. */
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${write(part)}`);
  return `{${parts.join(', ')}}`;
}

/** What to write where a field is missing: the first example of its schema. */
function example(schema: z.ZodType | undefined): string {
  const {examples = []} = (inner(schema)?.meta() ?? {}) as {examples?: unknown[]};
  return write(examples[0]);
}

function unknownField(name: string, known: string[]): string {
  if (name === 'slug' || name === 'id') return say('field for the address');
  const meant = nearest(name, known);
  const values = {name, meant: meant ?? '', all: known.join(', ')};
  return say(meant ? 'field misspelled' : 'field unknown', values);
}

/**
 * Checks the fields of the front matter.
 * @param schema that of the file's kind
 * @param data the fields as they were read
 * @returns one entry for each thing to fix, in the order of the schema
 */
export function checkFields(schema: z.ZodType, data: unknown): FieldProblem[] {
  const {error} = schema.safeParse(data, {error: explain});
  return (error?.issues ?? []).flatMap((issue): FieldProblem[] => {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(fieldsAt(schema, path));
      return issue.keys.map((key) => ({path: [...path, key], message: unknownField(key, known)}));
    }
    const name = String(path.at(-1));
    const field = fieldsAt(schema, path.slice(0, -1))[name];
    const isMissing = issue.message === 'missing' || issue.message === 'no words';
    const values = {name, example: example(field)};
    const message = isMissing ? say(`field ${issue.message}`, values) : issue.message;
    return [{path, message}];
  });
}
