/** Which pages come nearest to an address that leads nowhere. For the browser: small, and safe with any input. */
import {distance} from './suggest';

/** A page as the list of pages has it. */
export type SitePage = {
  /** Its path, without the base URL. */
  path: string;
  title: string;
  kind: 'Services' | 'Articles' | 'Pages';
  /** Other words it is looked for by. */
  terms: string;
};

/** How many pages are offered at most. */
const most = 3;

/** Nobody types more than this; what a program asks for must not keep the browser busy. */
const longest = 200;
const mostWords = 10;

/** A page with less than this share of the asked words is not near. */
const threshold = 0.34;

/** Words of addresses that say nothing about the page: file names of other systems, articles and the like. */
const idle = new Set([
  'index',
  'html',
  'htm',
  'php',
  'asp',
  'aspx',
  'default',
  'www',
  'en',
  'us',
  'page',
  'pages',
  'category',
  'tag',
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'is',
  'of',
  'on',
  'or',
  'our',
  'the',
  'to',
  'with',
]);

/** What the folders of this site are called elsewhere. */
const folders = new Map([
  ...['article', 'articles', 'blog', 'blogs', 'insight', 'news', 'post', 'posts'].map(
    (name) => [name, 'insights'] as const,
  ),
  ...['doc', 'docs', 'offerings', 'service', 'solutions'].map(
    (name) => [name, 'services'] as const,
  ),
]);

/** Reads what percent escapes stand for; what cannot be read stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%[\da-f]{2}|%/gi, ' ');
  }
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !idle.has(word));

/** How alike two words are, from 0 to 1; a few wrong letters or another ending are forgiven in long words. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  const shorter = Math.min(asked.length, word.length);
  if (shorter < 4) return 0;
  if (word.startsWith(asked) || asked.startsWith(word)) return 0.8;
  const steps = distance(asked, word);
  if (steps <= Math.floor(shorter / 4)) return 0.9 - 0.15 * steps;
  return shorter > 5 && asked.slice(0, shorter - 1) === word.slice(0, shorter - 1) ? 0.7 : 0;
}

/** The best likeness of a word among those of a page. */
const best = (asked: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => likeness(asked, word)));

/**
 * How near a page is: the share of the asked words that it has, those that few pages have counting most.
 * The address counts more than the title, and the title more than other words.
 */
function nearness(
  asked: readonly string[],
  page: Page,
  weightOf: (word: string) => number,
): number {
  const total = asked.reduce((sum, word) => sum + weightOf(word), 0);
  const found = asked.reduce(
    (sum, word) =>
      sum +
      weightOf(word) *
        Math.max(
          best(word, page.slug),
          0.9 * best(word, page.title),
          0.75 * best(word, page.terms),
        ),
    0,
  );
  const together = best(asked.join(''), [page.slug.join('')]);
  return Math.max(together, total > 0 ? found / total : 0);
}

type Page = {page: SitePage; folder: string; slug: string[]; title: string[]; terms: string[]};

function prepare(page: SitePage): Page {
  const [folder = '', ...rest] = page.path.split('/').filter(Boolean);
  return {
    page,
    folder,
    slug: wordsOf(rest.length > 0 ? rest.join(' ') : folder),
    title: wordsOf(page.title),
    terms: wordsOf(page.terms),
  };
}

/** An address without what hosts and people take for the same: capitals, doubled slashes, one at an end. */
const plain = (path: string) => path.toLowerCase().split('/').filter(Boolean).join('/');

/**
 * The page that is meant by an address written in capitals or with doubled slashes.
 * @param path what was asked, without the base URL
 * @param pages all pages of the site
 * @returns nothing where no page is
 */
export function meantPage(path: string, pages: readonly SitePage[]): SitePage | undefined {
  return pages.find((page) => plain(page.path) === plain(path));
}

/**
 * The pages somebody most likely meant who asked for an address that does not exist.
 * @param path what was asked, without the base URL; any text
 * @param pages all pages of the site
 * @returns at most three, the nearest first; none when nothing is near
 */
export function nearestPages(path: string, pages: readonly SitePage[]): SitePage[] {
  const parts = decoded(path.slice(0, longest))
    .split('/')
    .map(wordsOf)
    .filter(({length}) => length > 0);
  const known = pages.map(prepare);
  const place = parts.flatMap(([word = '', ...others]) => {
    const folder = folders.get(word) ?? word;
    return others.length === 0 &&
      known.some((page) => page.folder === folder && page.page.path !== `/${folder}`)
      ? [folder]
      : [];
  })[0];
  const asked = parts
    .flat()
    .filter((word) => (folders.get(word) ?? word) !== place && !/^\d+$/.test(word))
    .slice(-mostWords);
  if (asked.length === 0)
    return known.filter(({page}) => page.path === `/${place ?? ''}` && place).map(({page}) => page);

  // A word that every second page has tells pages apart less than one that a single page has; one that
  // no page has tells nothing apart, but it is missing.
  const pagesWith = (word: string) =>
    known.filter(({slug, title}) => best(word, slug) > 0 || best(word, title) > 0).length;
  const weigh = (count: number) => (count === 0 ? 0.4 : 1 / (1 + Math.log2(1 + count)));
  const weights = new Map(asked.map((word) => [word, weigh(pagesWith(word))]));
  const near = known
    .map((page) => ({page, near: nearness(asked, page, (word) => weights.get(word) ?? 0)}))
    .filter(({near}) => near >= threshold)
    .map(({page, near}) => ({page, near: near + (page.folder === place ? 0.12 : 0)}))
    .sort((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({page}) => page.page);
  // Nothing is like it, but the folder says what kind of page it was.
  return near.length > 0
    ? near
    : known.filter(({page}) => place && page.path === `/${place}`).map(({page}) => page);
}
