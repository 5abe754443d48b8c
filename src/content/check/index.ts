import type {Root} from 'mdast';
import {dayOf, sayDay} from '../days';
import {contentFolders, glossaryFile, kindOf, removedFile} from '../kinds';
import {fillTree} from '../names';
import {placesIn, restoreColons} from '../tree';
import {gatherFacts, publicationOf} from './facts';
import {readGlossary} from './glossary';
import {formerPages, type FormerPage} from './history';
import {checkImageFile} from './imageFile';
import type {Entry, Rule} from './page';
import loadParser from './parser.cjs';
import {ContentError, sortProblems, type Problem, type Report} from './problem';
import {readFrontMatter} from './readFrontMatter';
import {readText} from './readText';
import {blocks} from './rules/blocks';
import {checkClashes} from './rules/clashes';
import {fields} from './rules/fields';
import {checkFile, checkName} from './rules/files';
import {anchorsOf, headings} from './rules/headings';
import {html} from './rules/html';
import {images} from './rules/images';
import {inline} from './rules/inline';
import {links} from './rules/links';
import {readTime} from './rules/readTime';
import {checkRemoved} from './rules/removed';
import {text} from './rules/text';
import {diskSource, type Source} from './source';

export {ContentError, formatAnnotation, formatProblem, type Problem} from './problem';
export {diskSource, type Source} from './source';

/** What is asked of each page by itself; the order doesn't matter. */
const rules: Rule[] = [fields, headings, blocks, inline, html, links, images, readTime, text];

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

const byName = (a: {file: string}, b: {file: string}) => (a.file < b.file ? -1 : 1);

/** Reads a text file of `docs/` that is no page; one that isn't there is empty. */
function readList(file: string, source: Source, report: Report): string {
  const isThere = source.list('docs').some((other) => other.file === file);
  return (isThere && readText(() => source.read(file), source.size(file), report)) || '';
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
  const reporter =
    (file: string): Report =>
    (line, about, message) =>
      problems.push({file, line, about, message: message.replace(/\s+/g, ' ')});
  const read = ({text: markdown}: Entry) => {
    const known = trees.get(markdown);
    if (known) return known;
    const tree = parse(markdown);
    const told: Parameters<Report>[] = [];
    restoreColons(tree, markdown);
    fillTree(tree, (...problem) => told.push(problem));
    trees.set(markdown, {tree, told});
    return {tree, told};
  };
  const entries: Entry[] = [];
  const unreadable: string[] = [];

  for (const {file, isLink} of contentFolders
    .flatMap((folder) => source.list(folder))
    .sort(byName)) {
    const report = reporter(file);
    const kind = checkFile(file, isLink ?? false, report);
    if (kind === 'image') checkImageFile(file, source.size(file), () => source.read(file), report);
    if (kind !== 'page') continue;
    const entry = readEntry(file, source, report);
    if (entry) entries.push(entry);
    else unreadable.push(file);
  }
  for (const {file} of source.list('static')) checkName(file, reporter(file));

  const glossary = readList(glossaryFile, source, reporter(glossaryFile));
  const terms = readGlossary(glossary, reporter(glossaryFile));
  const facts = gatherFacts(
    source,
    entries,
    unreadable,
    (entry) => anchorsOf(placesIn(read(entry).tree)),
    new Set(terms.keys()),
    today,
  );
  const removed = new Set(readList(removedFile, source, reporter(removedFile)).split(/\s+/));
  checkRemoved(former, removed, entries, facts, reporter);
  checkClashes(entries, new Set(facts.pages.keys()));
  for (const entry of entries) {
    const {tree, told} = read(entry);
    for (const problem of told) entry.report(...problem);
    for (const rule of rules) rule({...entry, tree, places: placesIn(tree)}, facts);
  }
  const states = entries.map((entry) => ({entry, state: publicationOf(entry, today)}));
  const count = (kind: string) =>
    states.filter(({entry, state}) => entry.kind === kind && state === 'published').length;
  return {
    problems: sortProblems(problems),
    published: {articles: count('article'), services: count('service')},
    drafts: states.filter(({state}) => state === 'draft').length,
    waiting: states.flatMap(({state}) => (typeof state === 'object' ? [state.from] : [])).sort(),
  };
}

/** Reads one file of content, as far as it can be read. */
function readEntry(file: string, source: Source, report: Report): Entry | undefined {
  const kind = kindOf(file);
  const content = readText(() => source.read(file), source.size(file), report);
  if (!kind || content === undefined) return undefined;
  const frontMatter = readFrontMatter(content, report);
  return {file, kind, text: content, report, ...(frontMatter && {frontMatter})};
}

/**
 * Says what visitors see and what not yet.
 * @returns `17 published (6 articles and 11 services), 1 draft, 1 waiting for December 24`
 */
export function describeContent(
  {published: {articles, services}, drafts, waiting}: Result,
  today = dayOf(),
): string {
  const plural = (count: number, one: string) =>
    `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
  const days = [...new Set(waiting)].map((day) => sayDay(day, today));
  const parts = `${plural(articles, 'article')} and ${plural(services, 'service')}`;
  return [
    `${(articles + services).toLocaleString('en-US')} published (${parts})`,
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
