import type {DocusaurusConfig, ParseFrontMatter} from '@docusaurus/types';
import type {ZodType} from 'zod';
import {checkFields} from './check/fields';
import {ContentError, type Problem, type Report} from './check/problem';
import {readFrontMatter} from './check/readFrontMatter';
import {readText} from './check/readText';
import {dayOf} from './days';
import {inProject, kindOf, kinds, slugOf, type Kind} from './kinds';
import {isDevServer} from './mode';

/** A text as the compiler can take it; nothing when it's too large or broken. */
const readable = (fileContent: string, report: Report = () => {}) =>
  readText(() => Buffer.from(fileContent), Buffer.byteLength(fileContent), report);

/**
 * For `markdown.preprocessor`: what no page can be made of, such as ten megabytes of text, is taken as
 * empty, so that one bad file doesn't keep the dev server busy. The check tells the writer.
 */
export const preprocessor: NonNullable<DocusaurusConfig['markdown']['preprocessor']> = ({
  fileContent,
}) => readable(fileContent) ?? '';

/**
 * The fields of a page that can't be published, made whole so that the dev server can show it: what
 * is right stays, what is wrong or missing is taken from the schema's examples. The problems are shown
 * over the page.
 */
function repairFields(kind: Kind, file: string, data: Record<string, unknown>) {
  const stand: Record<string, unknown> = {
    title: slugOf(file),
    date: dayOf(),
    services: [],
    draft: true,
  };
  return Object.fromEntries(
    Object.entries(kinds[kind].schema.shape as Record<string, ZodType>).flatMap(
      ([name, schema]) => {
        const {examples} = (schema.meta() ?? {}) as {examples?: unknown[]};
        const example = schema.isOptional() ? undefined : (stand[name] ?? examples?.[0]);
        const value = schema.safeParse(data[name]).success ? data[name] : example;
        return value === undefined ? [] : [[name, value]];
      },
    ),
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
  const report: Report = (line, about, message) => problems.push({file, line, about, message});
  const text = readable(fileContent, report);
  const {data = {}, content = '', lineOf} = (text && readFrontMatter(text, report)) || {};
  for (const {path, message} of lineOf ? checkFields(kinds[kind].schema, data) : []) {
    const about = path.filter((part) => typeof part === 'string').join('.');
    report(lineOf?.(path) ?? 1, about, message);
  }
  if (problems.length > 0 && !isDevServer()) throw new ContentError(problems);
  const fields = problems.length > 0 ? repairFields(kind, file, data) : data;
  return {frontMatter: {...fields, slug: `/${slugOf(file)}`}, content};
};
