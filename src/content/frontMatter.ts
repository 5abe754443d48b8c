import type {ParseFrontMatter} from '@docusaurus/types';
import type {ZodType} from 'zod';
import {checkFields} from './check/fields';
import {ContentError, reporter, type Problem} from './check/messages';
import {readText} from './check/files';
import {readFrontMatter} from './check/readFrontMatter';
import {dayOf} from './days';
import {inProject, isDevServer, kindOf, kinds, slugOf, type Kind} from './kinds';
import {metaOf} from './schema';

/**
 * The fields of a page that can't be published, made whole so that the dev server can show it: what
 * is right stays, what is wrong or missing is taken from the schema's examples. The problems are shown
 * over the page.
 */
function repairFields(kind: Kind, file: string, data: Record<string, unknown>) {
  const own: Record<string, unknown> = {title: slugOf(file), date: dayOf(), services: []};
  const shape = Object.entries(kinds[kind].schema.shape as Record<string, ZodType>);
  return Object.fromEntries(
    shape.flatMap(([name, schema]) => {
      const example = schema.isOptional() ? undefined : (own[name] ?? metaOf(schema).examples?.[0]);
      const value = schema.safeParse(data[name]).success ? data[name] : example;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Reads, checks and completes the front matter of a content file: the names of `src/site.ts` are
 * filled in, and the file's name becomes the address, so that a writer types none.
 * @throws {ContentError} in a build, for front matter that can't be published; `npm run check:content`
 *   says the same, and all the rest
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const file = inProject(filePath);
  const kind = kindOf(file);
  if (!kind) return defaultParseFrontMatter({filePath, fileContent});
  const problems: Problem[] = [];
  const report = reporter(file, problems);
  const text = readText(Buffer.from(fileContent), report);
  // What can't be read is taken as empty, so that it doesn't keep the dev server busy.
  const {data = {}, content = '', lineOf} = (text && readFrontMatter(text, report)) || {};
  for (const {path, message} of lineOf ? checkFields(kinds[kind].schema, data) : [])
    report(lineOf?.(path) ?? 1, path.filter((part) => typeof part === 'string').join('.'), message);
  if (problems.length > 0 && !isDevServer()) throw new ContentError(problems);
  const fields = problems.length > 0 ? repairFields(kind, file, data) : data;
  return {frontMatter: {...fields, slug: `/${slugOf(file)}`}, content};
};
