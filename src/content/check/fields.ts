import type * as z from 'zod';
import {faultOfDay, sayDay} from '../days';
import {kinds, type Kind} from '../kinds';
import {notePieces} from '../notes';
import {fieldsAt, type FieldPath as Path, type Update} from '../schema';
import {nearest, notOneOf} from '../suggest';
import {textOf} from '../tree';
import {tooLarge} from './files';
import {say} from './messages';
import type {Facts, Page} from './page';
import {faultOfLink, faultOfPath} from './rules/links';

/** Stands for the services of a new article, until somebody names them. */
const serviceToName = 'name-of-a-service';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const isText = (value: unknown): value is string => typeof value === 'string';

const kindNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of lines',
};

const kindOf = (value: unknown) => kindNames[Array.isArray(value) ? 'array' : typeof value] ?? '';

/** A value as a writer types it. */
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${write(part)}`);
  return `{${parts.join(', ')}}`;
}

function explain(issue: Issue, field: string): string {
  const {input} = issue;
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    if (input === undefined || input === null) return say('field missing', {field});
    const expected = issue.code === 'invalid_type' ? issue.expected : 'string';
    if (expected === 'string' && typeof input !== 'object')
      return say('field not text', {kind: kindOf(input), value: write(input)});
    const value =
      typeof input === 'object' ? kindOf(input) : isText(input) ? `"${input}"` : write(input);
    return say('field of another kind', {value, kind: kindNames[expected] ?? expected, field});
  }
  if (issue.code === 'invalid_format') return say('field no words', {field});
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return issue.message ?? '';
  const isSmall = issue.code === 'too_small';
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') return say('list empty');
  if (!isText(input))
    return say(isSmall ? 'number too small' : 'number too large', {value: String(input), limit});
  return say(isSmall ? 'field too short' : 'field too long', {length: input.length, limit});
}

/**
 * Checks the fields of the front matter against the schema of their kind.
 * @returns one entry for each thing to fix, in the order of the schema
 */
export function checkFields(kind: Kind, data: unknown): {path: Path; message: string}[] {
  const {schema, form} = kinds[kind];
  const pathOf = ({path = []}: {path?: PropertyKey[]}) =>
    path.filter((part) => typeof part !== 'symbol');
  const error = (issue: Issue) => {
    const path = pathOf(issue);
    const name = String(path.filter(isText).at(-1));
    const field = fieldsAt(form, path.slice(0, path.lastIndexOf(name)))[name];
    return explain(issue, `${name}: ${write(field?.examples?.[0])}`);
  };
  const issues = schema.safeParse(data, {error}).error?.issues ?? [];
  const isMissing = ({message}: z.core.$ZodIssue) => message.startsWith('missing');
  /** Fields that are there under another name, and so aren't missing. */
  const meant = new Set<string>();

  const explainUnknown = (name: string, path: Path): string => {
    const known = Object.keys(fieldsAt(form, path));
    const group = known.find((field) => Object.hasOwn(fieldsAt(form, [...path, field]), name));
    if (group) {
      meant.add(group);
      return say('field outside of its group', {name, group});
    }
    if (name === 'slug' || name === 'id') return say('field for the address');
    if (name === 'published') return say('field for a draft');
    // In a group of two or three, the one that is missing.
    const missing = issues.filter(
      (other) => path.length > 0 && isMissing(other) && other.path.length === path.length + 1,
    );
    const only = missing.length === 1 ? String(missing[0]?.path.at(-1)) : undefined;
    const near = nearest(name, known) ?? only;
    if (near) meant.add(near);
    const values = {name, meant: near, all: known.join(', ')};
    return say(near ? 'field misspelled' : 'field unknown', values);
  };
  const unknown = issues.flatMap((issue) => {
    const path = pathOf(issue);
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return names.map((name) => ({path: [...path, name], message: explainUnknown(name, path)}));
  });
  const others = issues.filter(
    (issue) =>
      issue.code !== 'unrecognized_keys' &&
      !(isMissing(issue) && meant.has(String(issue.path.at(-1)))),
  );
  return [...others.map((issue) => ({path: pathOf(issue), message: issue.message})), ...unknown];
}

function faultOfService(slug: string, isDraft: boolean, facts: Facts): string | undefined {
  const all = facts.services.join(', ');
  if (slug === serviceToName) return isDraft ? undefined : say('service not chosen', {all});
  if (/[;,]/.test(slug))
    return say('services not divided', {right: slug.split(/[;,]\s*/).join(', ')});
  if (!facts.services.includes(slug))
    return notOneOf(slug, facts.services, ['a service', 'services']);
  const {hidden} = facts.pages.get(`${kinds.service.route}/${slug}`) ?? {};
  return hidden === 'draft' && !isDraft ? say('service is a draft', {slug}) : undefined;
}

function faultOfCover(cover: string, {files}: Facts): string | undefined {
  const size = files.get(`static${cover}`);
  if (size === undefined) return say('cover missing', {cover});
  const large = tooLarge(size);
  return large && say('cover too large', {cover, ...large});
}

function faultOfUpdate({date, text}: Update, page: Page, facts: Facts): string | undefined {
  const {date: day} = page.frontMatter?.data ?? {};
  if (isText(day) && date < day) return say('note too early', {date, day});
  if (date > facts.today) return say('note too late', {date, today: facts.today});
  const pieces = notePieces(text);
  if (pieces.some(({words, to}) => to === undefined && /\]\(|<\w|\*\*|`/.test(words)))
    return say('note with marks');
  return pieces.flatMap(({to}) => (to ? (faultOfLink(to, page, facts) ?? []) : []))[0];
}

function faultOfFigure(figure: string, {tree}: Page): string | undefined {
  const texts = tree.children.filter(({type}) => type !== 'yaml').map(textOf);
  const words = texts.join('\n');
  const number = figure.match(/\d[\d.,]*\d|\d/g)?.find((part) => !words.includes(part));
  return number && say('figure not in the text', {number});
}

function faultOfDate(date: string, {file, kind}: Page): string | undefined {
  const named = /(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(file)?.[1];
  if (kind !== 'article' || !named || date === named) return undefined;
  if (faultOfDay(date) || faultOfDay(named)) return undefined;
  return say('two dates', {date, named, right: file.replace(named, date), day: sayDay(date)});
}

function faultOfWords(name: string, value: string): string | undefined {
  const [, words] = /^[“”„‘]([^“”„‘’]*)[“”’‘]$/.exec(value) ?? [];
  if (words) return say('curly quotes around', {name, words});
  const [mark] = /\]\([^)]*\)|\*\*|`|<\/?\w+>|&(?:[a-z]+|#\d+);/.exec(value) ?? [];
  return mark ? say('field with marks', {mark}) : undefined;
}

/** The fields above the text are those of the schema, and what they name exists. */
export function checkFrontMatter(page: Page, facts: Facts): void {
  if (!page.frontMatter) return;
  const {data, lineOf} = page.frontMatter;
  const tell = (path: Path, message: string | undefined) =>
    page.report(lineOf(path), path.filter(isText).join('.'), message);
  for (const {path, message} of checkFields(page.kind, data)) tell(path, message);
  // The fields may hold anything, which the schema has told.
  const {date, action, closing, cover, cover_figure: figure, services, updates} = data;
  const {to} = (action ?? {}) as {to?: unknown};
  if (isText(date)) tell(['date'], faultOfDate(date, page));
  for (const [index, slug] of (Array.isArray(services) ? services : []).entries())
    if (isText(slug)) tell(['services', index], faultOfService(slug, data.draft === true, facts));
  if (isText(to) && to.startsWith('/')) tell(['action', 'to'], faultOfPath(to, page, facts));
  if (isText(cover) && cover.startsWith('/')) tell(['cover'], faultOfCover(cover, facts));
  if (isText(figure)) tell(['cover_figure'], faultOfFigure(figure, page));
  for (const [index, update] of (Array.isArray(updates) ? updates : []).entries()) {
    const {date: day, text} = (update ?? {}) as Partial<Update>;
    if (isText(day) && isText(text) && !faultOfDay(day))
      tell(['updates', index], faultOfUpdate({date: day, text}, page, facts));
  }
  for (const [name, value] of Object.entries({...data, ...(closing as object)}))
    if (isText(value)) tell(name in data ? [name] : ['closing', name], faultOfWords(name, value));
}
