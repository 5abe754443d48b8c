import {faultOfDay} from '../../days';
import {kinds} from '../../kinds';
import {notOneOf} from '../../suggest';
import {faultOfPath} from '../addresses';
import {checkFields} from '../fields';
import type {Facts, Page, Rule} from '../page';
import {maxImageBytes} from '../imageFile';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What the fields name exists: services, the action's page, the cover. */
function checkNames({frontMatter, report, ...page}: Page, facts: Facts): void {
  const {data, lineOf} = frontMatter ?? {data: {}, lineOf: () => 1};
  const {services, action, cover, draft} = data as {
    draft?: unknown;
    services?: unknown;
    action?: {to?: unknown};
    cover?: unknown;
  };
  for (const [index, slug] of (Array.isArray(services) ? services : []).entries()) {
    if (isText(slug) && !facts.services.includes(slug)) {
      report(
        lineOf(['services', index]),
        'services',
        notOneOf(slug, facts.services, ['a service', 'services']),
      );
    } else if (
      isText(slug) &&
      draft !== true &&
      facts.pages.get(`${kinds.service.route}/${slug}`)?.publication === 'draft'
    ) {
      report(
        lineOf(['services', index]),
        'services',
        `"${slug}" is a draft, which no visitor can see. Publish it first, or leave it out.`,
      );
    }
  }
  const to = action?.to;
  const fault =
    isText(to) && to.startsWith('/')
      ? faultOfPath(to, {...page, frontMatter, report}, facts)
      : undefined;
  if (fault) report(lineOf(['action', 'to']), 'action.to', fault);
  if (isText(cover) && cover.startsWith('/')) {
    const size = facts.files.get(`static${cover}`);
    if (size === undefined)
      report(
        lineOf(['cover']),
        'cover',
        `there is no picture static${cover}. Save it there, or leave the line out: every article has a drawn cover.`,
      );
    else if (size > maxImageBytes)
      report(
        lineOf(['cover']),
        'cover',
        `static${cover} is ${(size / 1_000_000).toFixed(1)} MB large; ${maxImageBytes / 1_000_000} MB is the most.`,
      );
  }
}

/** The day of an article is that of its file's name. */
function checkDay({file, kind, frontMatter, report}: Page): void {
  const day = frontMatter?.data.date;
  const named = /(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(file)?.[1];
  if (
    kind === 'article' &&
    isText(day) &&
    named &&
    day !== named &&
    !faultOfDay(day) &&
    !faultOfDay(named)
  ) {
    report(
      frontMatter?.lineOf(['date']) ?? 1,
      'date',
      `${day} is not the day in the file's name, which says ${named}. Change one of the two.`,
    );
  }
}

/** The fields above the text are those of the schema, and what they name exists. */
export const fields: Rule = (page, facts) => {
  if (!page.frontMatter) return;
  const {data, lineOf} = page.frontMatter;
  for (const {path, message} of checkFields(kinds[page.kind].schema, data)) {
    page.report(lineOf(path), path.filter((part) => typeof part === 'string').join('.'), message);
  }
  checkDay(page);
  checkNames(page, facts);
};
