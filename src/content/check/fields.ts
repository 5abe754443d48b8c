import type * as z from 'zod';
import {nearest} from '../suggest';

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

/** A value that is no list and no group, as a file has it. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of lines';
  return typeof value === 'string'
    ? `"${value}"`
    : `${typeof value === 'number' ? 'the number ' : ''}${written(value)}`;
}

/** The words for what every field may have wrong; the schema has its own where it knows better. */
function explain(issue: Issue): string | undefined {
  const {input} = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined || input === null) return 'missing';
      if (issue.expected === 'string' && typeof input !== 'object') {
        return `${written(input)} is read as ${kinds[typeof input]}. Put it in quotes: "${written(input)}".`;
      }
      return `${nameOf(input)} is not ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return input === undefined || input === null ? 'missing' : `${nameOf(input)} is not text.`;
    case 'too_small':
      if (issue.origin === 'string')
        return `has ${written(input).length} characters and needs at least ${issue.minimum}.`;
      return issue.origin === 'array'
        ? 'the list is empty. Name at least one.'
        : `${written(input)} is too small: ${issue.minimum} is the least.`;
    case 'too_big':
      if (issue.origin === 'string')
        return `has ${written(input).length} characters; ${issue.maximum} is the most.`;
      return `${written(input)} is too large: ${issue.maximum} is the most.`;
    default:
      return undefined;
  }
}

/** The schema of one field, without what makes it optional. */
function inner(schema: z.ZodType | undefined): z.ZodType | undefined {
  const {innerType} = (schema?.def ?? {}) as {innerType?: z.ZodType};
  return innerType ? inner(innerType) : schema;
}

/** The fields a schema has, or those of one of its groups. */
export function fieldsAt(schema: z.ZodType, path: (string | number)[]): Record<string, z.ZodType> {
  const {shape = {}} = (inner(schema)?.def ?? {}) as {shape?: Record<string, z.ZodType>};
  const [first, ...rest] = path;
  return first === undefined ? shape : fieldsAt(shape[first] as z.ZodType, rest);
}

/** A value as one line of YAML. */
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}: ${write(part)}`)
    .join(', ')}}`;
}

/** What to write where a field is missing: the first example of its schema. */
function example(schema: z.ZodType | undefined): string {
  const {examples = []} = (inner(schema)?.meta() ?? {}) as {examples?: unknown[]};
  return write(examples[0]);
}

/**
 * Checks the fields of the front matter.
 * @param schema that of the file's kind
 * @param data the fields as they were read
 * @returns one entry for each thing to mend, in the order of the schema
 */
export function checkFields(schema: z.ZodType, data: unknown): FieldProblem[] {
  const {error} = schema.safeParse(data, {error: explain});
  return (error?.issues ?? []).flatMap((issue): FieldProblem[] => {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: unknownField(key, Object.keys(fieldsAt(schema, path))),
      }));
    }
    const name = String(path.at(-1));
    const field = fieldsAt(schema, path.slice(0, -1))[name];
    return [
      {
        path,
        message:
          issue.message === 'missing'
            ? `missing. Write, for example: ${name}: ${example(field)}`
            : issue.message,
      },
    ];
  });
}

function unknownField(name: string, known: string[]): string {
  if (name === 'slug' || name === 'id') {
    return 'the address of a page is the name of its file. Remove this line, and rename the file where need be.';
  }
  const meant = nearest(name, known);
  return `there is no field "${name}".${meant ? ` Did you mean ${meant}?` : ''} The fields are: ${known.join(', ')}.`;
}
