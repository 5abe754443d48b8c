import type {ParseFrontMatter} from '@docusaurus/types';
import {checkFields} from '../check';
import {ContentError, reporter, type Problem} from '../messages';
import {dayOf} from '../days';
import {inProject, isDevServer, kindOf, kinds, slugOf} from '../kinds';
import {readPage} from '../load';
import {fillNames} from '../names';
import {typesetFields} from '../typography';

/** Reads and checks front matter, and takes the slug from the file's name. @throws {ContentError} in a build */
export const parseFrontMatter: ParseFrontMatter = async (page) => {
  const file = inProject(page.filePath);
  const kind = kindOf(file);
  const problems: Problem[] = [];
  const report = reporter(file, problems);
  const throwInBuild = () => {
    if (problems.length > 0 && !isDevServer()) throw new ContentError(problems);
  };
  if (!kind) {
    const {frontMatter, content} = await page.defaultParseFrontMatter(page);
    for (const [name, value] of Object.entries(frontMatter))
      if (typeof value === 'string')
        frontMatter[name] = fillNames(value, (message) => report(1, name, message));
    throwInBuild();
    return {frontMatter, content};
  }
  const read = readPage(file, kind, Buffer.from(page.fileContent));
  problems.push(...read.problems);
  const wrong = read.frontMatter && checkFields(kind, read.frontMatter, report);
  throwInBuild();
  // The dev server shows a page with problems, under its error overlay: invalid or missing fields get their
  // examples as values.
  const own: Record<string, unknown> = {title: slugOf(file), date: dayOf(), services: []};
  const fields = Object.entries(read.frontMatter?.data ?? {}).filter(([name]) => !wrong?.has(name));
  for (const [name, {optional, example}] of Object.entries(kinds[kind].fields))
    if (problems.length > 0 && !optional) fields.unshift([name, own[name] ?? example]);
  const set = typesetFields(Object.fromEntries(fields));
  // Treat an unreadable file as empty, so that the dev server doesn't retry forever.
  const content = read.frontMatter ? read.content : '';
  return {frontMatter: {...set, slug: `/${slugOf(file)}`}, content};
};
