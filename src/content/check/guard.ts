import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {inProject, isDevServer, kindOf} from '../kinds';
import type {Place} from '../tree';
import {ContentError, formatProblem, reporter, type Problem, type Report} from './messages';
import type {Page} from './page';
import {blocks} from './rules/blocks';
import {isSafeAddress} from './rules/links';
import {checkHtml, inline} from './rules/markup';

/**
 * The second lock: what must not reach a page is stopped where all Markdown is made into pages, `src/pages/` too.
 * What was `told` of names in braces is a fault as well. @throws {ContentError} in a build; the dev server goes on, with unsafe addresses made empty
 */
export function guard(
  tree: Root,
  places: readonly Place[],
  vfile: VFile,
  terms: Set<string>,
  told: readonly Parameters<Report>[] = [],
) {
  const problems: Problem[] = [];
  const file = vfile.path ? inProject(vfile.path) : 'Markdown';
  const report = reporter(file, problems);
  for (const problem of told) report(...problem);
  const page: Page = {file, kind: 'article', text: String(vfile), tree, places, report};
  const none = new Map();
  const facts = {pages: none, moved: none, services: [], files: none, terms, today: ''};
  for (const {node, above} of places) {
    blocks(node, above, page, facts);
    inline(node, above, page, facts);
    const hasAddress = node.type === 'link' || node.type === 'definition' || node.type === 'image';
    if (!hasAddress || isSafeAddress(node.url, page)) continue;
    const message = `"${node.url.slice(0, 80)}" is no address a page may have.`;
    report(node, node.type === 'image' ? 'image' : 'link', message);
    node.url = '#';
  }
  checkHtml(page);
  if (problems.length > 0 && !isDevServer()) throw new ContentError(problems);
  // The dev server shows problems of the other pages by itself (src/content/plugin.ts).
  if (vfile.path && !kindOf(file))
    for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
}
