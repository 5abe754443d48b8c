/**
 * What is published on the day of the test, read from the content and the pages. Tests get their lists and counts
 * here, so that they keep passing when the owner changes the content.
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

/** The published pages of a folder, with their text as the site shows it. */
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

/** The published articles, newest first. */
export const articles = pagesIn<ArticleFrontMatter>(kinds.article.folder).sort((a, b) =>
  b.date.localeCompare(a.date),
);

/** The services of each group, in order. */
export const groups = serviceFolders.map((line) =>
  pagesIn<ServiceFrontMatter>(`${kinds.service.folder}/${line}`).sort(
    (a, b) => a.sidebar_position - b.sidebar_position,
  ),
);

/** All services, in the order used everywhere. */
export const services = groups.flat();

/** The paths of pages that are neither articles nor services. */
const ownPages = readdirSync('src/pages', {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(tsx|mdx?)$/.test(file) && !/(^|\/)_|\.test\./.test(file))
  .map((file) => `/${file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')}`);

/** The paths of all pages. */
export const routes = [
  ...new Set([...ownPages, kinds.article.route]),
  ...services.map(({route}) => route),
  ...articles.map(({route}) => route),
  // With this file, the framework adds a page that lists the authors.
  ...(existsSync('blog/authors.yml') ? [`${kinds.article.route}/authors`] : []),
];

/** A path that leads to the 404 page. */
export const unknownPath = '/no/such-page';

type Page = (typeof services | typeof articles)[number];

/** The path of the page with the most kinds of blocks and figures. */
function richest(pages: readonly Page[]): string {
  const count = ({text}: Page) => new Set(text.match(/^:::\w+|:term\b|\btype=\w+/gm)).size;
  const [first] = [...pages].sort(
    (one, other) => count(other) - count(one) || one.slug.localeCompare(other.slug),
  );
  return first?.route ?? '';
}

/** An article that explains a term. */
export const withTerm = articles.find(({text}) => text.includes(':term['))?.route ?? '';

/** The path of one page of each kind, by the name of the kind. */
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

/** The same as a list. */
export const onePageOfEachKind = Object.values(pagesByKind);

/** The pages for slow checks: one of each kind, or all pages in the deep run. */
export const triedPages = process.env.DEEP_TESTS ? routes : onePageOfEachKind;

/** The same, plus 404 pages. */
export const judgedPages = [
  ...triedPages,
  ...(process.env.DEEP_TESTS ? ['/services/no-such-service'] : []),
  unknownPath,
];

/** The links of the footer's columns. */
export const footerLinks = [...quickLinks, ...legalLinks];

/** The kinds of readers, each with its links. */
export const doors = words.shared.doors.items;

export {mainLinks};

/** A date as pages show it. */
export const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
