import type {Root} from 'mdast';
import {dayOf, sayDay} from '../days';
import {contentFolders, glossaryFile, kindOf, removedFile} from '../kinds';
import {fillTree} from '../names';
import {placesIn, restoreColons} from '../tree';
import {links} from './addresses';
import {gatherFacts, publicationOf} from './facts';
import {checkFrontMatter} from './fields';
import {readGlossary} from './glossary';
import {formerPages, type FormerPage} from './history';
import type {Entry, Facts, Page} from './page';
import loadParser from './parser.cjs';
import {ContentError, reporter, sortProblems, type Problem, type Report} from './problem';
import {checkImageFile, readText} from './readFile';
import {readFrontMatter} from './readFrontMatter';
import {blocks} from './rules/blocks';
import {checkClashes, checkRemoved} from './rules/clashes';
import {checkFile, checkName} from './rules/files';
import {anchorsOf, checkHeadings} from './rules/headings';
import {checkHtml} from './rules/html';
import {images} from './rules/images';
import {inline} from './rules/inline';
import {checkReadTime} from './rules/readTime';
import {checkText, losses} from './rules/text';
import {diskSource, type Source} from './source';

export {ContentError, formatAnnotation, formatProblem, type Problem} from './problem';
export {diskSource, type Source} from './source';

/** Trees by the text they were made from, with what was told about the names in it. */
export type Trees = Map<string, {tree: Root; told: Parameters<Report>[]}>;

/** What a check has found. */
export type Result = {
  /** Everything to fix, by file and line. */
  problems: Problem[];
  /** How many of each there are that visitors see. */
  published: {articles: number; services: number};
  /** How many pages are drafts. */
  drafts: number;
  /** The days that articles wait for, one each, in their order. */
  waiting: string[];
};

function checkPage(page: Page, facts: Facts): void {
  for (const {node, above} of page.places)
    for (const rule of [blocks, inline, links, images, losses]) rule(node, above, page, facts);
  checkFrontMatter(page, facts);
  checkHeadings(page);
  checkHtml(page);
  checkReadTime(page);
  checkText(page);
}

function readEntry(file: string, source: Source, report: Report): Entry | undefined {
  const kind = kindOf(file);
  const text = readText(source.size(file), () => source.read(file), report);
  if (!kind || text === undefined) return undefined;
  const frontMatter = readFrontMatter(text, report);
  return {file, kind, text, report, ...(frontMatter && {frontMatter})};
}

/**
 * Looks at all content and finds every problem at once. The command line, the build and the dev
 * server all ask here, so that they say the same.
 * @param source where the files are
 * @param options `today`: the day by which an article is published or not; `former`: the pages there
 *   were; `trees`: kept from one time to the next, they save the dev server most of the work
 */
export async function checkContent(
  source: Source,
  {
    today = dayOf(),
    former = [],
    trees = new Map(),
  }: {today?: string; former?: readonly FormerPage[]; trees?: Trees} = {},
): Promise<Result> {
  const parse = await loadParser();
  const problems: Problem[] = [];
  const reportIn = (file: string) => reporter(file, problems);
  const read = ({text}: Entry) => {
    const known = trees.get(text);
    if (known) return known;
    const tree = parse(text);
    const told: Parameters<Report>[] = [];
    restoreColons(tree, text);
    fillTree(tree, (...problem) => told.push(problem));
    trees.set(text, {tree, told});
    return {tree, told};
  };
  const entries: Entry[] = [];
  const unreadable: string[] = [];

  const files = contentFolders.flatMap((folder) => source.list(folder));
  for (const {file, isLink = false} of files.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const report = reportIn(file);
    const kind = checkFile(file, isLink, report);
    if (kind === 'image') checkImageFile(file, source.size(file), () => source.read(file), report);
    if (kind !== 'page') continue;
    const entry = readEntry(file, source, report);
    if (entry) entries.push(entry);
    else unreadable.push(file);
  }
  for (const {file} of source.list('static')) checkName(file, reportIn(file));

  const readList = (file: string) =>
    (files.some((other) => other.file === file) &&
      readText(source.size(file), () => source.read(file), reportIn(file))) ||
    '';
  const terms = new Set(readGlossary(readList(glossaryFile), reportIn(glossaryFile)).keys());
  const anchors = (entry: Entry) => anchorsOf(placesIn(read(entry).tree));
  const facts = gatherFacts(source, entries, unreadable, anchors, {terms, today});
  checkRemoved(former, new Set(readList(removedFile).split(/\s+/)), entries, facts, reportIn);
  checkClashes(entries, facts);
  for (const entry of entries) {
    const {tree, told} = read(entry);
    for (const problem of told) entry.report(...problem);
    checkPage({...entry, tree, places: placesIn(tree)}, facts);
  }
  const states = entries.map((entry) => ({...entry, state: publicationOf(entry, today)}));
  const count = (wanted: string) =>
    states.filter(({kind, state}) => kind === wanted && state === 'published').length;
  return {
    problems: sortProblems(problems),
    published: {articles: count('article'), services: count('service')},
    drafts: states.filter(({state}) => state === 'draft').length,
    waiting: states.flatMap(({state}) => (typeof state === 'object' ? [state.from] : [])).sort(),
  };
}

/**
 * Says what visitors see and what not yet.
 * @returns `17 published (6 articles and 11 services), 1 draft, 1 waiting for December 24`
 */
export function describeContent(
  {published: {articles, services}, drafts, waiting}: Result,
  today = dayOf(),
): string {
  const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  const days = [...new Set(waiting)].map((day) => sayDay(day, today));
  const parts = `${plural(articles, 'article')} and ${plural(services, 'service')}`;
  return [
    `${articles + services} published (${parts})`,
    ...(drafts > 0 ? [plural(drafts, 'draft')] : []),
    ...(waiting.length > 0
      ? [`${waiting.length} waiting for ${new Intl.ListFormat('en-US').format(days)}`]
      : []),
  ].join(', ');
}

/** Looks at all content of a project on this computer, and at what Git remembers of it. */
export const checkProject = (root: string): Promise<Result> =>
  checkContent(diskSource(root), {former: formerPages(root)});

/**
 * Asks for content that can be published, before a build takes its time.
 * @param root the project's folder
 * @throws {ContentError} with every problem of every file
 */
export async function requireContent(root: string): Promise<void> {
  const {problems} = await checkProject(root);
  if (problems.length > 0) throw new ContentError(problems);
}
