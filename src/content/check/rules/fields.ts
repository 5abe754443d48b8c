import {faultOfDay, sayDay} from '../../days';
import {kinds} from '../../kinds';
import {notePieces} from '../../notes';
import type {Update} from '../../schema';
import {notOneOf} from '../../suggest';
import {serviceToName} from '../../templates';
import {textOf} from '../../tree';
import {faultOfLink, faultOfPath} from '../addresses';
import {checkFields} from '../fields';
import {maxImageBytes} from '../imageFile';
import {say} from '../messages';
import type {Facts, Page, Rule} from '../page';
import {sizeOf} from '../readText';

type Tell = (path: (string | number)[], message: string | undefined) => void;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A value as a list: the fields may hold anything, which the schema has told. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Says what is wrong with a service that an article names. */
function faultOfService(slug: string, isDraft: boolean, facts: Facts): string | undefined {
  if (slug === serviceToName)
    return isDraft ? undefined : say('service not chosen', {all: facts.services.join(', ')});
  if (!facts.services.includes(slug))
    return notOneOf(slug, facts.services, ['a service', 'services']);
  const {publication} = facts.pages.get(`${kinds.service.route}/${slug}`) ?? {};
  return publication === 'draft' && !isDraft ? say('service is a draft', {slug}) : undefined;
}

/** Says what is wrong with an article's own cover. */
function faultOfCover(cover: string, {files}: Facts): string | undefined {
  const size = files.get(`static${cover}`);
  if (size === undefined) return say('cover missing', {cover});
  const values = {cover, size: sizeOf(size), most: sizeOf(maxImageBytes)};
  return size > maxImageBytes ? say('cover too large', values) : undefined;
}

/** What the fields name exists: services, the action's page, the cover. */
function checkNames(page: Page, data: Record<string, unknown>, facts: Facts, tell: Tell): void {
  for (const [index, slug] of listOf(data.services).entries())
    if (isText(slug)) tell(['services', index], faultOfService(slug, data.draft === true, facts));
  const {to} = (data.action ?? {}) as {to?: unknown};
  if (isText(to) && to.startsWith('/')) tell(['action', 'to'], faultOfPath(to, page, facts));
  const {cover} = data;
  if (isText(cover) && cover.startsWith('/')) tell(['cover'], faultOfCover(cover, facts));
}

/** Says what is wrong with an editor's note, whose fields are those of the schema. */
function faultOfUpdate({date, text}: Update, page: Page, facts: Facts): string | undefined {
  const {date: day} = page.frontMatter?.data ?? {};
  if (isText(day) && date < day) return say('note too early', {date, day});
  if (date > facts.today) return say('note too late', {date, today: facts.today});
  const pieces = notePieces(text);
  if (pieces.some(({words, to}) => to === undefined && /\]\(|<\w|\*\*|`/.test(words)))
    return say('note with marks');
  return pieces.flatMap(({to}) => (to ? (faultOfLink(to, page, facts) ?? []) : []))[0];
}

/** The figure on the cover is one of the text, and editor's notes are of their day. */
function checkWords(page: Page, data: Record<string, unknown>, facts: Facts, tell: Tell): void {
  const {cover_figure: figure} = data;
  const numbers = isText(figure) ? (figure.match(/\d[\d.,]*\d|\d/g) ?? []) : [];
  const texts = page.tree.children.filter(({type}) => type !== 'yaml').map(textOf);
  const words = numbers.length > 0 ? texts.join('\n') : '';
  const invented = numbers.find((number) => !words.includes(number));
  if (invented) tell(['cover_figure'], say('figure not in the text', {number: invented}));
  for (const [index, update] of listOf(data.updates).entries()) {
    const {date, text} = (update ?? {}) as Partial<Update>;
    if (isText(date) && isText(text) && !faultOfDay(date))
      tell(['updates', index], faultOfUpdate({date, text}, page, facts));
  }
}

/** The day of an article is that of its file's name. */
function faultOfDate({file, kind}: Page, date: unknown): string | undefined {
  const named = /(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(file)?.[1];
  if (kind !== 'article' || !isText(date) || !named || date === named) return undefined;
  if (faultOfDay(date) || faultOfDay(named)) return undefined;
  return say('two dates', {date, named, right: file.replace(named, date), day: sayDay(date)});
}

const curly = /^[“”„‘]([^“”„‘’]*)[“”’‘]$/;

/** Curly quotes around a value are letters of it, and would be shown. */
function checkQuotes(data: Record<string, unknown>, tell: Tell): void {
  for (const [name, value] of Object.entries(data)) {
    const [, words] = (isText(value) && curly.exec(value)) || [];
    if (words) tell([name], say('curly quotes around', {name, words}));
  }
}

/** The fields above the text are those of the schema, and what they name exists. */
export const fields: Rule = (page, facts) => {
  if (!page.frontMatter) return;
  const {data, lineOf} = page.frontMatter;
  const tell: Tell = (path, message) => {
    const about = path.filter((part) => typeof part === 'string').join('.');
    if (message) page.report(lineOf(path), about, message);
  };
  for (const {path, message} of checkFields(kinds[page.kind].schema, data)) tell(path, message);
  tell(['date'], faultOfDate(page, data.date));
  checkNames(page, data, facts, tell);
  checkWords(page, data, facts, tell);
  checkQuotes(data, tell);
};
