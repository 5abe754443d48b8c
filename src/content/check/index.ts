import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {site} from '../../site';
import {dayOf, sayDay} from '../days';
import {
  contentFolders,
  glossaryFile,
  isDevServer,
  kindOf,
  ownerFiles,
  removedFile,
  type Kind,
} from '../kinds';
import {files as yamlFiles} from '../model';
import {fillTree} from '../names';
import {placesIn} from '../tree';
import {checkClashes, checkRemoved, gatherFacts, hiddenBy, type Facts} from './facts';
import {noteOfDaily} from './daily';
import {checkFrontMatter} from './fields';
import {checkFile, checkName, faultOfImage, readText} from './files';
import {readGlossary} from './glossary';
import {formerPages, type FormerPage} from './history';
import {ContentError, reporter, sortProblems, type Problem, type Report} from './messages';
import {checkYamlFiles} from './yamlFiles';
import type {ContentFile, Page, Source} from './page';
import loadParser from './parser.cjs';
import {readFrontMatter} from './readFrontMatter';
import {blocks} from './rules/blocks';
import {checkHeadings} from './rules/headings';
import {images, links} from './rules/links';
import {checkHtml, inline} from './rules/markup';
import {checkReadTime, checkText, losses} from './rules/text';

export function diskSource(root: string): Source {
  const at = (file: string) => path.join(root, file);
  return {
    list: (folder) => {
      if (!existsSync(at(folder))) return [];
      const entries = readdirSync(at(folder), {recursive: true, withFileTypes: true});
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => ({
          file: path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
          isLink: entry.isSymbolicLink(),
        }));
    },
    size: (file) => statSync(at(file)).size,
    read: (file) => readFileSync(at(file)),
  };
}

/** Trees by the text they were parsed from, with the problems of the names in it. */
export type Trees = Map<string, {tree: Root; faults: Parameters<Report>[]}>;

const isOwners = ({file}: Problem) => Object.values(yamlFiles).some((one) => one.file === file);

/** The problems by file and line, and a summary of what is published. */
export type Result = {problems: Problem[]; summary: string};

function checkPage(page: Page, facts: Facts): void {
  for (const {node, above} of page.places)
    for (const rule of [blocks, inline, links, images, losses]) rule(node, above, page, facts);
  checkHtml(page);
  // Without front matter, its lines are parsed as text and every rule would complain.
  if (!page.frontMatter) return;
  checkFrontMatter(page, facts);
  checkHeadings(page);
  checkReadTime(page);
  checkText(page);
}

const dailyFile = '.github/workflows/daily.yml';

/** Says what is published: `Published: 6 articles, 11 services. Drafts: 1. Waiting: 1, for May 24.` */
function summarize(pages: ContentFile[], today: string, source: Source): string {
  const hidden = new Map(pages.map((page) => [page, hiddenBy(page, today)]));
  const count = (kind: Kind) =>
    pages.filter((page) => page.kind === kind && !hidden.get(page)).length;
  const reasons = [...hidden.values()].filter((reason) => reason !== undefined).sort();
  const waiting = reasons.filter((reason) => reason !== 'draft');
  const days = [...new Set(waiting)].map((day) => sayDay(day, today)).join('; ');
  const drafts = reasons.length - waiting.length;
  const isThere = source.list(path.dirname(dailyFile)).some(({file}) => file === dailyFile);
  const note = isThere && noteOfDaily(String(source.read(dailyFile)), site.officeHours.timeZone);
  return [
    `Published: ${count('article')} articles, ${count('service')} services.`,
    ...(drafts > 0 ? [`Drafts: ${drafts}.`] : []),
    ...(days ? [`Waiting: ${waiting.length}, for ${days}.`] : []),
    ...(note ? [note] : []),
  ].join(' ');
}

/**
 * Looks at all content and finds every problem at once, for the command line, the build and the dev server.
 * @param options `today`: the day by which an article is published or not; `former`: the pages there
 *   were; `trees`: kept from one time to the next, they save the dev server most of the work
 */
export async function checkContent(
  source: Source,
  {
    today = dayOf(),
    former = [],
    trees,
  }: {today?: string; former?: readonly FormerPage[]; trees?: Trees} = {},
): Promise<Result> {
  const parse = await loadParser();
  const problems: Problem[] = [];
  const reportIn = (file: string) => reporter(file, problems);
  const kept = trees ?? (new Map() as Trees);
  const read = (text: string, isKept = trees !== undefined) => {
    const known = kept.get(text);
    if (known) return known;
    const tree = parse(text);
    const faults: Parameters<Report>[] = [];
    fillTree(tree, text, (...problem) => faults.push(problem));
    if (isKept) kept.set(text, {tree, faults});
    return {tree, faults};
  };
  const pages: ContentFile[] = [];
  const unreadable: string[] = [];

  const files = contentFolders.flatMap((folder) => source.list(folder));
  for (const {file, isLink = false} of files.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const report = reportIn(file);
    const sort = checkFile(file, isLink, report);
    if (sort === 'image') report(1, 'image', faultOfImage(file, source.read(file)));
    const kind = sort === 'page' && kindOf(file);
    if (!kind) continue;
    const text = readText(source.read(file), report);
    if (text === undefined) {
      unreadable.push(file);
      continue;
    }
    const frontMatter = readFrontMatter(text, report);
    pages.push({file, kind, text, frontMatter, report});
  }
  for (const {file} of source.list('static')) checkName(file, reportIn(file));

  const readList = (file: string) =>
    (files.some((other) => other.file === file) && readText(source.read(file), reportIn(file))) ||
    '';
  const terms = new Set(readGlossary(readList(glossaryFile), reportIn(glossaryFile)).keys());
  // Kept, as a page that others link to a part of is read before it is checked.
  const placesOf = ({text}: ContentFile) => placesIn(read(text, true).tree);
  const facts = gatherFacts(source, pages, unreadable, {terms, today}, placesOf);
  checkRemoved(former, readList(removedFile).split(/\s+/), pages, facts, reportIn);
  checkClashes(pages, facts);
  checkYamlFiles(source, facts, reportIn);
  // Pages take names and mailboxes from the identity: what is wrong with it would be told as a fault of theirs.
  const own = problems.filter(isOwners);
  if (own.some(({file}) => file === ownerFiles.identity))
    return {problems: sortProblems(own), summary: summarize(pages, today, source)};
  // One page at a time: the trees of a thousand take more memory than the rest of a build.
  for (const page of pages) {
    const {tree, faults} = read(page.text);
    for (const problem of faults) page.report(...problem);
    checkPage({...page, tree, places: placesIn(tree)}, facts);
  }
  return {problems: sortProblems(problems), summary: summarize(pages, today, source)};
}

export const checkProject = (root: string): Promise<Result> =>
  checkContent(diskSource(root), {former: formerPages(root)});

/**
 * Asks for content that can be published, before a build takes its time; the dev server starts with content as it is,
 * but not without an identity. @throws {ContentError} with every problem
 */
export async function requireContent(root: string): Promise<void> {
  const {problems, summary} = await checkProject(root);
  const wrong = isDevServer() ? problems.filter(isOwners) : problems;
  if (wrong.length > 0) throw new ContentError(wrong);
  process.stdout.write(`${summary}\n`);
}
