/**
 * Reports what is wrong with content, where, and what to write instead. It checks what `load` has read. Each file here
 * has the rules for one thing: fields, links, headings, blocks, pictures, YAML files, prose.
 */
import {dayOf, sayDay} from '../days';
import {
  contentFolders,
  glossaryFile,
  isDevServer,
  ownerFiles,
  removedFile,
  type Kind,
} from '../kinds';
import {files as yamlFiles} from '../model';
import {diskSource, loadParser, readGlossary, readMarkdown, readPages, type Source} from '../load';
import {placesIn} from '../tree';
import {
  checkClashes,
  checkRemoved,
  gatherFacts,
  hiddenBy,
  type ContentFile,
  type Facts,
  type Page,
} from './facts';
import {checkFrontMatter} from './fields';
import {checkFile, checkName, faultOfImage} from './files';
import {formerPages, type FormerPage} from './history';
import {ContentError, reporter, sortProblems, type Problem} from '../messages';
import {checkYamlFiles} from './yamlFiles';
import {blocks} from './rules/blocks';
import {checkHeadings} from './rules/headings';
import {images, links} from './rules/links';
import {checkHtml, inline} from './rules/markup';
import {checkReadTime, checkText, losses} from './rules/text';

export {hiddenBy} from './facts';
export {checkFields, leaves} from './fields';
export {asSlug, maxImageBytes} from './files';

const isOwners = ({file}: Problem) => Object.values(yamlFiles).some((one) => one.file === file);

/** The problems, sorted by file and line, and a summary of what is published. */
export type Result = {problems: Problem[]; summary: string};

function checkPage(page: Page, facts: Facts): void {
  for (const {node, above} of page.places)
    for (const rule of [blocks, inline, links, images, losses]) rule(node, above, page, facts);
  checkHtml(page);
  // If front matter is unreadable, its lines are parsed as text, which would break the rules below.
  if (!page.frontMatter) return;
  checkFrontMatter(page, facts);
  checkHeadings(page);
  checkReadTime(page);
  checkText(page);
}

/** Summarizes what is published: `Published: 6 articles, 11 services. Drafts: 1. Waiting: 1, for May 24.` */
function summarize(pages: ContentFile[], today: string): string {
  const hidden = new Map(pages.map((page) => [page, hiddenBy(page, today)]));
  const count = (kind: Kind) =>
    pages.filter((page) => page.kind === kind && !hidden.get(page)).length;
  const reasons = [...hidden.values()].filter((reason) => reason !== undefined).sort();
  const waiting = reasons.filter((reason) => reason !== 'draft');
  const days = [...new Set(waiting)].map((day) => sayDay(day, today)).join('; ');
  const drafts = reasons.length - waiting.length;
  return [
    `Published: ${count('article')} articles, ${count('service')} services.`,
    ...(drafts > 0 ? [`Drafts: ${drafts}.`] : []),
    ...(days ? [`Waiting: ${waiting.length}, for ${days}.`] : []),
  ].join(' ');
}

/**
 * Finds all problems in all content, for the command line, the build, and the dev server.
 * @param options `today`: articles dated later aren't published yet; `former`: earlier versions of pages
 */
export async function checkContent(
  source: Source,
  {today = dayOf(), former = []}: {today?: string; former?: readonly FormerPage[]} = {},
): Promise<Result> {
  const parse = await loadParser();
  const problems: Problem[] = [];
  const reportIn = (file: string) => reporter(file, problems);
  const files = contentFolders.flatMap((folder) => source.list(folder));
  for (const {file, isLink = false} of files) {
    const report = reportIn(file);
    const sort = checkFile(file, isLink, report);
    if (sort === 'image') report(1, 'image', faultOfImage(file, source.read(file)));
  }
  for (const {file} of source.list('static')) checkName(file, reportIn(file));

  const all = readPages(source);
  problems.push(...all.flatMap((page) => page.problems));
  const pages = all.flatMap(({text, ...page}): ContentFile[] =>
    text === undefined ? [] : [{...page, text, report: reportIn(page.file)}],
  );
  const unreadable = all.filter(({text}) => text === undefined).map(({file}) => file);
  const terms = readGlossary(source, reportIn(glossaryFile));
  const placesOf = (page: ContentFile) => placesIn(readMarkdown(page, parse).tree);
  const facts = gatherFacts(source, pages, unreadable, {terms, today}, placesOf, reportIn);
  const removed = source.has(removedFile) ? String(source.read(removedFile)).split(/\s+/) : [];
  checkRemoved(former, removed, pages, facts, reportIn);
  checkClashes(pages, facts);
  checkYamlFiles(source, facts, reportIn);
  // Pages fill in names and mailboxes from the identity, so its mistakes would be reported on each of them.
  const own = problems.filter(isOwners);
  if (own.some(({file}) => file === ownerFiles.identity))
    return {problems: sortProblems(own), summary: summarize(pages, today)};
  for (const page of pages) {
    const {tree, problems: found} = readMarkdown(page, parse);
    problems.push(...found);
    checkPage({...page, tree, places: placesIn(tree)}, facts);
  }
  return {problems: sortProblems(problems), summary: summarize(pages, today)};
}

export const checkProject = (root: string): Promise<Result> =>
  checkContent(diskSource(root), {former: formerPages(root)});

/**
 * Checks that content can be published, before a build spends time on it. The dev server requires only a valid
 * identity. @throws {ContentError} with every problem
 */
export async function requireContent(root: string): Promise<void> {
  const {problems, summary} = await checkProject(root);
  const ofIdentity = problems.filter(({file}) => file === ownerFiles.identity);
  const wrong = isDevServer() ? ofIdentity : problems;
  if (wrong.length > 0) throw new ContentError(wrong);
  process.stdout.write(`${summary}\n`);
}
