/**
 * What is published on the day of the test, read from the content and the pages. Tests take their lists and counts
 * from here, so that they hold for whatever an owner changes.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {dayOf} from '../src/content/days';
import {hiddenBy} from '../src/content/check';
import {kinds, projectRoot, serviceFolders, slugOf} from '../src/content/kinds';
import {diskSource, readPages} from '../src/content/load';
import {fillNames} from '../src/content/names';
import {words} from '../src/content/ownPages';
import type {ArticleFrontMatter, ServiceFrontMatter} from '../src/content/model';
import {typeset, typesetFields} from '../src/content/typography';
import {legalLinks, mainLinks, quickLinks} from '../src/navigation';

type Published<Fields> = Fields & {file: string; slug: string; route: string; text: string};

const pages = readPages(diskSource(projectRoot)).filter((page) => !hiddenBy(page, dayOf()));

/** The published pages of a folder, as the site reads them. */
const pagesIn = <Fields>(folder: string): Published<Fields>[] =>
  pages
    .filter(({file}) => path.posix.dirname(file) === folder)
    .map(({file, route, content, frontMatter}) => ({
      ...(typesetFields(frontMatter?.data) as Fields),
      file,
      slug: slugOf(file),
      route,
      text: typeset(fillNames(content)),
    }));

/** The articles whose day has come, newest first. */
export const articles = pagesIn<ArticleFrontMatter>(kinds.article.folder).sort((a, b) =>
  b.date.localeCompare(a.date),
);

/** The services of each line, in their order. */
export const groups = serviceFolders.map((line) =>
  pagesIn<ServiceFrontMatter>(`${kinds.service.folder}/${line}`).sort(
    (a, b) => a.sidebar_position - b.sidebar_position,
  ),
);

/** All services, in the one order that holds everywhere. */
export const services = groups.flat();

/** The pages that are neither article nor service. */
const ownPages = readdirSync('src/pages', {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(tsx|mdx?)$/.test(file) && !/(^|\/)_|\.test\./.test(file))
  .map((file) => `/${file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')}`);

/** All pages there are. */
export const routes = [
  ...new Set([...ownPages, kinds.article.route]),
  ...services.map(({route}) => route),
  ...articles.map(({route}) => route),
  // The framework lists authors once there is a file of them.
  ...(existsSync('blog/authors.yml') ? [`${kinds.article.route}/authors`] : []),
];

/** An address that is none of them. */
export const unknownPath = '/no/such-page';

type Page = (typeof services | typeof articles)[number];

/** Of some pages the one that holds the most kinds of blocks and figures, whatever is published beside it. */
function richest(pages: readonly Page[]): string {
  const count = ({text}: Page) => new Set(text.match(/^:::\w+|:term\b|\btype=\w+/gm)).size;
  const [first] = [...pages].sort(
    (one, other) => count(other) - count(one) || one.slug.localeCompare(other.slug),
  );
  return first?.route ?? '';
}

/** An article that explains a term. */
export const withTerm = articles.find(({text}) => text.includes(':term['))?.route ?? '';

/** One page of each kind, by the name of the kind. */
export const pagesByKind = {
  home: '/',
  services: '/services',
  service: richest(services),
  industries: '/industries',
  about: '/about',
  insights: '/insights',
  article: richest(articles),
  contact: '/contact',
};

/** The same as a list, for what holds for all of a kind. */
export const onePageOfEachKind = Object.values(pagesByKind);

/** Where the slow checks go: a page of each kind, and in the deep run all there are. */
export const triedPages = process.env.DEEP_TESTS ? routes : onePageOfEachKind;

/** The same with addresses that are none. */
export const judgedPages = [
  ...triedPages,
  ...(process.env.DEEP_TESTS ? ['/services/no-such-service'] : []),
  unknownPath,
];

/** The links of the footer's columns. */
export const footerLinks = [...quickLinks, ...legalLinks];

/** The kinds of readers, and the links that answer each. */
export const doors = words.shared.doors.items;

export {mainLinks};

/** A day as pages show it. */
export const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
