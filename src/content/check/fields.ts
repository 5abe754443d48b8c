import {stringify} from 'yaml';
import {faultOfDay, sayDay} from '../days';
import {kinds, type Kind} from '../kinds';
import {notePieces} from '../notes';
import {choices, proofFields, type Field, type Fields} from '../model';
import {nearest, notOneOf, say, type Report} from '../messages';
import {textOf} from '../tree';
import {tooLarge, type FrontMatter} from '../load';
import {maxImageBytes} from './files';
import type {Facts, Page} from './facts';
import {faultOfLink, faultOfPath} from './rules/links';

/** The path of a value: `['action', 'to']`, `['industries', 0]`. */
export type Path = (string | number)[];

/** Lists the leaf values of a value, each with its path. */
export function leaves(value: unknown, path: Path = []): {path: Path; leaf: unknown}[] {
  if (typeof value !== 'object' || value === null) return [{path, leaf: value}];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The placeholder for the services of a new article. */
const serviceToName = 'name-of-a-service';

type Fault = {path: Path; message: string};

const isText = (value: unknown): value is string => typeof value === 'string';

/** A value as YAML on one line. */
const write = (value: unknown) =>
  stringify(value, {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trim();

/** Types in a writer's words. */
const kindNames: Record<string, string> = {
  string: 'text',
  text: 'text',
  day: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of lines',
  group: 'a group of lines',
};

function checkField(field: Field, value: unknown, path: Path): Fault[] {
  const {list, optional, min = -Infinity, max = Infinity, whole, pattern, fault} = field;
  const tell = (name: string, values = {}) => {
    const example = `${path.filter(isText).at(-1)}: ${write(field.example)}`;
    return [{path, message: say(name, {value: write(value), field: example, ...values})}];
  };
  if (value === null) return tell('field missing');
  const kind = Array.isArray(value) ? 'a list' : kindNames[typeof value];
  const right = list ? 'a list' : kindNames[field.type];
  const isProof = field.proof && !list && kind === kindNames.group;
  if (kind !== right && !isProof) {
    const isGroup = typeof value === 'object';
    if (right === 'text' && !isGroup) return tell('field not text', {kind});
    const shown = isGroup ? kind : JSON.stringify(value);
    return tell('field of another kind', {kind: right, value: shown});
  }
  if (list && Array.isArray(value)) {
    if (value.length === 0 && !optional) return tell('list empty');
    const item = {...field, list: false};
    return value.flatMap((part, index) => checkField(item, part, [...path, index]));
  }
  if (isProof) return checkGroup(proofFields(field), value as object, path);
  if (field.fields) return checkGroup(field.fields, value as object, path);
  if (field.type === 'group')
    return Object.entries(value as object).flatMap(([name, part]) =>
      checkField({...field, type: 'text'}, part, [...path, name]),
    );
  if (typeof value === 'number') {
    if (whole && !Number.isInteger(value))
      return tell('field of another kind', {kind: 'a whole number'});
    if (!(value >= min)) return tell('number too small', {limit: min});
    return value > max ? tell('number too large', {limit: max}) : [];
  }
  if (!isText(value)) return [];
  const words = field.choices && (choices[field.choices] as readonly string[]);
  const message =
    (field.type === 'day' && faultOfDay(value)) ||
    (words && !words.includes(value) && notOneOf(value, words, field.choices ?? '')) ||
    (pattern && !new RegExp(pattern).test(value) && `"${value}" ${fault}`);
  if (message) return [{path, message}];
  if (value.trim() === '') return tell('field no words');
  // Count only what readers see, not the addresses of links.
  const {length} = notePieces(value)
    .map((piece) => piece.words)
    .join('');
  if (length < min) return tell('field too short', {length, limit: min});
  if (length <= max) return [];
  return tell('field too long', {
    length,
    limit: max,
    because: field.because ? ` ${field.because}` : '',
  });
}

/** Messages for framework fields that writers may know. */
const ofFramework = new Map([
  ['slug', 'field for the address'],
  ['id', 'field for the address'],
  ['published', 'field for a draft'],
  ['tags', 'field for tags'],
]);

export function checkGroup(fields: Fields, data: object, path: Path): Fault[] {
  const names = Object.keys(fields);
  const values = new Map<string, unknown>(Object.entries(data));
  // A field without a value is missing, even if it is optional.
  let missing = names.filter((name) =>
    values.has(name) ? values.get(name) === null : !fields[name]?.optional,
  );
  const unknown = Object.keys(data).filter((name) => !Object.hasOwn(fields, name));
  const strange = unknown.map((name) => {
    const group = names.find((other) => Object.hasOwn(fields[other]?.fields ?? {}, name));
    // In a group with just one field missing, that one is meant.
    const only = path.length > 0 && missing.length === 1 ? missing[0] : undefined;
    const meant = group ?? nearest(name, names) ?? only;
    // It was misspelled, so it isn't missing.
    missing = missing.filter((other) => other !== meant);
    const fault =
      (group && 'field outside of its group') ??
      ofFramework.get(name) ??
      (meant ? 'field misspelled' : 'field unknown');
    const message = say(fault, {name, group, meant, all: names.join(', ')});
    return {path: [...path, name], message};
  });
  const found = names.flatMap((name) => {
    const [field, at] = [fields[name], [...path, name]];
    if (!field) return [];
    if (values.has(name) && values.get(name) !== null)
      return checkField(field, values.get(name), at);
    if (!missing.includes(name)) return [];
    return {path: at, message: say('field missing', {field: `${name}: ${write(field.example)}`})};
  });
  return [...found, ...strange];
}

export const nameOf = (path: Path) => path.filter(isText).join('.');

/** Checks front matter against the fields of its kind. @returns the names of invalid fields */
export function checkFields(kind: Kind, {data, lineOf}: FrontMatter, report: Report) {
  const faults = checkGroup(kinds[kind].fields, data, []);
  for (const {path, message} of faults) report(lineOf(path), nameOf(path), message);
  return new Set(faults.map(({path}) => path[0]));
}

/** What is wrong with a reference to a service, if anything. Only a draft may refer to a draft. */
export function faultOfService(slug: string, {services, pages}: Facts, isDraft = false) {
  if (!services.includes(slug)) return notOneOf(slug, services, 'services');
  const {hidden} = pages.get(`${kinds.service.route}/${slug}`) ?? {};
  return hidden === 'draft' && !isDraft ? say('service is a draft', {slug}) : undefined;
}

type Rule = (value: string, page: Page, facts: Facts) => string | undefined | false;

/** Rules by field name, for what the model can't express. */
const rules: Record<string, Rule> = {
  date(date, {file, kind}) {
    const named = /(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(file)?.[1];
    const isRight = kind !== 'article' || !named || date === named;
    if (isRight || faultOfDay(date) || faultOfDay(named)) return undefined;
    return say('two dates', {date, named, right: file.replace(named, date), day: sayDay(date)});
  },

  services(slug, {frontMatter}, facts) {
    const isDraft = frontMatter?.data.draft === true;
    if (slug === serviceToName)
      return !isDraft && say('service not chosen', {all: facts.services.join(', ')});
    if (/[;,]/.test(slug))
      return say('services not divided', {right: slug.split(/[;,]\s*/).join(', ')});
    return faultOfService(slug, facts, isDraft);
  },

  authors: (key, _page, {authors}) =>
    authors.includes(key) ? undefined : notOneOf(key, authors, 'authors'),

  'action.to': (to, page, facts) => to.startsWith('/') && faultOfPath(to, page, facts),

  cover(cover, _page, {files}) {
    if (!cover.startsWith('/')) return undefined;
    const size = files.get(`static${cover}`);
    if (size === undefined) return say('cover missing', {cover});
    const large = tooLarge(size, maxImageBytes);
    return large && say('cover too large', {cover, ...large});
  },

  cover_figure(figure, {tree}) {
    const texts = tree.children.filter(({type}) => type !== 'yaml').map(textOf);
    const words = texts.join('\n');
    const number = figure.match(/\d[\d.,]*\d|\d/g)?.find((part) => !words.includes(part));
    return number && say('figure not in the text', {number});
  },

  'reviewed.date': (date, _page, {today}) =>
    date > today && !faultOfDay(date) ? say('review too late', {date, today}) : undefined,

  'updates.date'(date, {frontMatter}, {today}) {
    const {date: day} = frontMatter?.data ?? {};
    if (faultOfDay(date)) return undefined;
    if (isText(day) && date < day) return say('note too early', {date, day});
    return date > today && say('note too late', {date, today});
  },

  'updates.text'(text, page, facts) {
    const pieces = notePieces(text);
    if (pieces.some(({words, to}) => to === undefined && /\]\(|<\w|\*\*|`/.test(words)))
      return say('note with marks');
    return pieces.flatMap(({to}) => (to ? (faultOfLink(to, page, facts) ?? []) : []))[0];
  },
};

/** What is wrong with a field's text, which must be plain: Markdown in it would be shown as typed. */
export function faultOfWords(path: Path, value: string): string | undefined {
  const [, words] = /^[“”„‘]([^“”„‘’]*)[“”’‘]$/.exec(value) ?? [];
  if (words) return say('curly quotes around', {name: path.at(-1), words});
  const [mark] = /\]\([^)]*\)|\*\*|`|<\/?\w+>|&(?:[a-z]+|#\d+);/.exec(value) ?? [];
  return mark && say('field with marks', {mark});
}

/** Checks front matter against the model, and that what it names exists. */
export function checkFrontMatter(page: Page, facts: Facts): void {
  if (!page.frontMatter) return;
  const {data, lineOf} = page.frontMatter;
  checkFields(page.kind, page.frontMatter, page.report);
  for (const {path, leaf} of leaves(data)) {
    if (!isText(leaf)) continue;
    const name = nameOf(path);
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const isWords = path.length === 1 || path[0] === 'closing';
    for (const message of [rule?.(leaf, page, facts), isWords && faultOfWords(path, leaf)])
      if (message) page.report(lineOf(path), name, message);
  }
}
