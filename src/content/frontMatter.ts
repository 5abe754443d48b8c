import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {ZodType} from 'zod';
import {checkFields} from './check/fields';
import {ContentError, type Problem, type Report} from './check/problem';
import {endOfFields, readFrontMatter} from './check/readFrontMatter';
import {readText} from './check/readText';
import {dayOf} from './days';
import {kindOf, kinds, slugOf, type Kind} from './kinds';

/**
 * The fields of a page that cannot be published, made whole so that the live server can show it: what
 * is right stays, what is wrong or missing is taken from the schema's examples. The problems stand on
 * the page beside it.
 */
function repairFields(
  kind: Kind,
  file: string,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const {shape} = kinds[kind].schema;
  const stand: Record<string, unknown> = {
    title: slugOf(file),
    date: dayOf(),
    services: [],
    draft: true,
  };
  return Object.fromEntries(
    Object.entries(shape as Record<string, ZodType>).flatMap(([name, schema]) => {
      const {success} = schema.safeParse(data[name]);
      const example =
        stand[name] ?? (schema.meta() as {examples?: unknown[]} | undefined)?.examples?.[0];
      const value = success ? data[name] : schema.isOptional() ? undefined : example;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Reads, checks and completes the front matter of a content file, so that a writer types no address:
 * the file's name is the address.
 * @throws {ContentError} in a build, for front matter that cannot be published; `npm run check:content`
 *   says the same, and all the rest
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const file = path.relative(process.cwd(), filePath).replaceAll('\\', '/');
  const kind = kindOf(file);
  if (!kind) {
    return defaultParseFrontMatter({filePath, fileContent});
  }
  const problems: Problem[] = [];
  const report: Report = (line, about, message) => problems.push({file, line, about, message});
  const text = readText(() => Buffer.from(fileContent), Buffer.byteLength(fileContent), report);
  const end = text === undefined ? undefined : endOfFields(text, report);
  const {
    data = {},
    content = '',
    lineOf,
  } = (text && end && readFrontMatter(text, end, report)) || {};
  if (problems.length === 0) {
    for (const {path: place, message} of checkFields(kinds[kind].schema, data)) {
      report(
        lineOf?.(place) ?? 1,
        place.filter((part) => typeof part === 'string').join('.'),
        message,
      );
    }
  }
  if (problems.length > 0 && process.env.NODE_ENV !== 'development') {
    throw new ContentError(problems);
  }
  const fields = problems.length > 0 ? repairFields(kind, file, data) : data;
  return {frontMatter: {...fields, slug: `/${slugOf(file)}`}, content};
};
