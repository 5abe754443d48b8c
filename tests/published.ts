/**
 * What is published on the day of the test, read from the content itself: what the tests say of lists
 * then holds for whatever a writer adds. (What the specification names stands in `table.ts`.)
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {dayOf} from '../src/content/days';
import {addressOf, kinds, serviceFolders, slugOf, type Kind} from '../src/content/kinds';
import type {ArticleFrontMatter, ServiceFrontMatter} from '../src/content/schema';
import {mainLinks} from './table';

type Published<Fields> = Fields & {slug: string; route: string};

/** The pages of a folder that are no drafts. A name that starts with an underscore is no page. */
function pagesIn<Fields extends {draft?: boolean | undefined}>(
  kind: Kind,
  folder: string,
): Published<Fields>[] {
  return readdirSync(folder)
    .filter((name) => /^[^_].*\.md$/.test(name))
    .map((name) => {
      const [, fields = ''] = readFileSync(path.join(folder, name), 'utf8').split(/^---\s*$/m);
      return {...(parse(fields) as Fields), slug: slugOf(name), route: addressOf(kind, name)};
    })
    .filter(({draft}) => draft !== true);
}

/** The articles whose day has come, newest first. */
export const articles = pagesIn<ArticleFrontMatter>('article', kinds.article.folder)
  .filter(({date}) => date <= dayOf())
  .sort((a, b) => b.date.localeCompare(a.date));

/** The services of each line, in their order. */
export const groups = serviceFolders.map((line) =>
  pagesIn<ServiceFrontMatter>('service', `${kinds.service.folder}/${line}`).sort(
    (a, b) => a.sidebar_position - b.sidebar_position,
  ),
);

/** All services, in the one order that holds everywhere. */
export const services = groups.flat();

/** All pages there are. */
export const routes = [
  ...mainLinks.map((link) => link.path),
  ...services.map(({route}) => route),
  ...articles.map(({route}) => route),
];
