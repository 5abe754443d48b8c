/**
 * The record of what pages weigh (`tests/weights.json`), and what is said of a page that has grown.
 *
 * It holds code, so that a growth is a decision, and not words: writers run nothing. A page's document
 * is weighed without its words; all articles stand in one entry and all services in another, each file
 * with the most it weighs on any of them; covers and own pictures are left out. A new article or service
 * is thus held to what is recorded of its kind.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** Files by their names without hashes, and their bytes in transfer. */
export type Files = Record<string, number>;
/** The files of a page by their type, such as "font". */
export type Weights = Record<string, Files>;
/** All that is recorded, by page. */
export type Weighed = Record<string, Weights>;

const file = path.join(__dirname, '..', 'weights.json');

/** The one command that records what pages weigh now. */
export const command = 'npm run weigh';

/**
 * What one type of a page's files may grow by without a decision. Node's versions and processors pack the
 * same file into some bytes more or less, a project path makes each address a little longer, and a line of
 * code should be nobody's worry; as the record stays, what grows line by line is noticed in the end.
 */
const tolerance = (recorded: number) => Math.max(300, 0.02 * recorded);

/**
 * What a text's page may weigh more than that, as its writer may be the first to use a block, whose styles
 * and marks come with it (measured: a page with all blocks and twenty icons has 1,230 bytes of styles and
 * 740 of marks more).
 */
export const blocks = 1500;

/** What is weighed of a packed file. The level is that of most servers' static files. */
export const packedSize = (content: string | Buffer): number =>
  gzipSync(content, {level: 9}).length;

/** Attributes whose values come with words and addresses, not with code. */
const written =
  /\s(href|src|srcset|alt|title|content|id|for|datetime|label|data-[\w-]+|aria-[\w-]+)=("[^"]*"|'[^']*'|[^\s>]+)/g;

/** What stands between the tags of an element, for all there are in a page. */
const inside = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content = '']) => content).join('\n');

/**
 * Takes a document apart into what code has made of it: its styles, its scripts, and each different tag
 * once. What writers make more of are tags that are there already, which cost next to nothing once
 * packed; words, addresses, structured data and the icons that texts choose are left out.
 */
export function codeOf(html: string): {styles: string; scripts: string; markup: string} {
  const markup = html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    // An icon, by its box (src/components/Icon).
    .replace(/<svg[^>]*viewBox="0 0 (36|20) \1"[\s\S]*?<\/svg>/g, '')
    .match(/<[a-z][^>]*>/g);
  return {
    styles: inside(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
    scripts: inside(html, /<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
    markup: [...new Set(markup?.map((tag) => tag.replace(written, ' $1')))].join('\n'),
  };
}

/** Whose words a page holds: a writer's text, or our own copy. */
export const isText = (page: string): boolean => /^\/(services|insights)\/./.test(page);

/** The entry of a page: its own, or that of all articles or services. */
export const entryOf = (page: string): string =>
  isText(page) ? page.replace(/[^/]+$/, '*') : page;

/** What two pages of an entry weigh at most. */
export function heavier(one: Weights = {}, other: Weights = {}): Weights {
  const both: Weights = structuredClone(one);
  for (const [type, files] of Object.entries(other)) {
    const known = (both[type] ??= {});
    for (const [name, bytes] of Object.entries(files))
      known[name] = Math.max(known[name] ?? 0, bytes);
  }
  return both;
}

const total = (files: Files) => Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
const count = (bytes: number) => bytes.toLocaleString('en-US');
const growth = (from: number, to: number) =>
  `from ${count(from)} to ${count(to)} bytes (+${count(to - from)}, +${Math.round((100 * (to - from)) / from)} %)`;

/** Says of each file what has become of it, those that grew most first. */
function changes(recorded: Files, now: Files): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({name, bytes, before: recorded[name]}))
    .filter(({bytes, before = 0}) => bytes > before)
    .sort((a, b) => b.bytes - (b.before ?? 0) - (a.bytes - (a.before ?? 0)))
    .map(({name, bytes, before}) =>
      before ? `${name} grew ${growth(before, bytes)}` : `${name} is new: ${count(bytes)} bytes`,
    );
}

/**
 * Compares what a page weighs with the record, type by type; what became lighter is fine.
 * @param page its path
 * @param recorded what its entry holds; of a page without one nothing is said
 * @returns for each type that grew, which files did and what to do about it
 */
export function complaints(page: string, recorded: Weights | undefined, now: Weights): string[] {
  if (!recorded) return [];
  return Object.entries(now).flatMap(([type, files]) => {
    const before = recorded[type] ?? {};
    const isWritten = isText(page) && ['document', 'stylesheet'].includes(type);
    if (total(files) <= total(before) + tolerance(total(before)) + (isWritten ? blocks : 0))
      return [];
    const name = `${page}: ${type}`;
    const heading = total(before)
      ? `${name} grew ${growth(total(before), total(files))}`
      : `${name} is new: ${count(total(files))} bytes`;
    const gone = Object.keys(before)
      .filter((known) => !(known in files))
      .map((known) => `${known} is gone`);
    return [[heading, ...changes(before, files), ...(isText(page) ? [] : gone)].join('\n  ')];
  });
}

/** What to do about a growth. */
export const advice = `Make it lighter, or, where the growth is worth it, record it by "${command}" and say why in the commit.`;

/** Reads the record. */
export const readRecord = (): Weighed =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Weighed) : {};

/** Keys in their order, so that a new record differs from the old one only in what has changed. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Writes the record anew. */
export const writeRecord = (weighed: Weighed): void =>
  writeFileSync(file, `${JSON.stringify(weighed, sorted, 2)}\n`);
