import type {Root} from 'mdast';
import {dayOf} from '../days';
import {contentFolders, glossaryFile, kindOf} from '../kinds';
import {placesIn, restoreColons} from '../tree';
import {describeFacts, gatherFacts} from './facts';
import {readGlossary} from './glossary';
import {checkImageFile} from './imageFile';
import type {Entry, Rule} from './page';
import loadParser from './parser.cjs';
import {sortProblems, type Problem, type Report} from './problem';
import {endOfFields, readFrontMatter} from './readFrontMatter';
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
import {text} from './rules/text';
import type {Source} from './source';

export {ContentError, formatAnnotation, formatProblem, type Problem} from './problem';
export {diskSource, memorySource, type Source} from './source';

/** What is asked of each page by itself; the order does not matter. */
const rules: Rule[] = [fields, headings, blocks, inline, html, links, images, readTime, text];

/** What was found in a file, and what it was found by. */
export type Memory = Map<string, {known: string; text: string; problems: Problem[]}>;

/** Which part of the pages to look at, when several threads divide the work: every `of`th, from `index`. */
export type Share = {index: number; of: number};

/** What a check has found. */
export type Result = {
  /** Everything to mend, by file and line. */
  problems: Problem[];
  /** Files that could not be read at all; the live server leaves them out. */
  unreadable: string[];
  /** How many files of each kind there are. */
  counts: {articles: number; services: number; images: number; terms: number};
};

/**
 * Looks at all content and finds every problem at once. The command line, the build and the live
 * server all ask here, so that they say the same.
 * @param source where the files are
 * @param today the day by which an article is published or not, `YYYY-MM-DD`
 * @param memory keeps what was found in a file for the next time, when neither it nor what it may
 *   name has changed: the live server asks at every change
 * @param share which pages to look at; what concerns all files together belongs to the first share
 */
export async function checkContent(
  source: Source,
  today = dayOf(),
  memory: Memory = new Map(),
  share: Share = {index: 0, of: 1},
): Promise<Result> {
  const parseMarkdown = await loadParser();
  const parse = (markdown: string): Root => {
    const tree = parseMarkdown(markdown);
    restoreColons(tree, markdown);
    return tree;
  };
  const problems: Problem[] = [];
  const reporter =
    (file: string): Report =>
    (line, about, message) =>
      problems.push({file, line, about, message: message.replace(/\s+/g, ' ')});
  const entries: Entry[] = [];
  const unreadable: string[] = [];
  let imageCount = 0;

  for (const {file, isLink} of contentFolders
    .flatMap((folder) => source.list(folder))
    .sort(byName)) {
    const report = reporter(file);
    const fileKind = checkFile(file, isLink ?? false, report);
    if (fileKind === 'page') {
      const entry = readEntry(file, source, report);
      if (entry) entries.push(entry);
      else unreadable.push(file);
    } else if (fileKind === 'image') {
      imageCount += 1;
      checkImageFile(file, source.size(file), () => source.read(file), report);
    }
  }

  for (const {file} of source.list('static')) checkName(file, reporter(file));

  const terms = source.list('docs').some(({file}) => file === glossaryFile)
    ? readGlossary(
        readText(
          () => source.read(glossaryFile),
          source.size(glossaryFile),
          reporter(glossaryFile),
        ) ?? '',
        reporter(glossaryFile),
      )
    : new Map<string, string>();
  const facts = gatherFacts(
    source,
    entries,
    unreadable,
    (markdown) => anchorsOf(placesIn(parse(markdown))),
    new Set(terms.keys()),
    today,
  );
  checkClashes(entries, new Set(facts.pages.keys()));
  if (share.index > 0) problems.length = 0;
  const known = describeFacts(facts);
  for (const [index, entry] of entries.entries()) {
    if (index % share.of !== share.index) continue;
    const {text: content} = entry;
    const before = memory.get(entry.file);
    const start = problems.length;
    if (before?.text === content && before.known === known) {
      problems.push(...before.problems);
      continue;
    }
    const tree = parse(content);
    const page = {...entry, tree, places: placesIn(tree)};
    for (const rule of rules) rule(page, facts);
    memory.set(entry.file, {known, text: content, problems: problems.slice(start)});
  }
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  return {
    problems: sortProblems(problems),
    unreadable,
    counts: {
      articles: count('article'),
      services: count('service'),
      images: imageCount,
      terms: terms.size,
    },
  };
}

const byName = (a: {file: string}, b: {file: string}) => (a.file < b.file ? -1 : 1);

/** Reads one file of content, as far as it can be read. */
function readEntry(file: string, source: Source, report: Report): Entry | undefined {
  const kind = kindOf(file);
  const content = readText(() => source.read(file), source.size(file), report);
  if (!kind || content === undefined) return undefined;
  const end = endOfFields(content, report);
  if (end === undefined) return undefined;
  const frontMatter = readFrontMatter(content, end, report);
  return {file, kind, text: content, report, ...(frontMatter && {frontMatter})};
}
