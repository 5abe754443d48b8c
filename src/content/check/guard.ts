import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {inProject} from '../kinds';
import {isDevServer} from '../mode';
import {lineOf, type Place} from '../tree';
import {isSafeAddress} from './addresses';
import type {Page} from './page';
import {ContentError, type Problem} from './problem';
import {blocks} from './rules/blocks';
import {html} from './rules/html';
import {inline} from './rules/inline';

/**
 * The second lock on the door: what must not reach a page is stopped where pages are made, whoever
 * called the compiler. The first one, the check of all files at once, has better words.
 * @param places all nodes of the tree
 * @param terms those of the glossary
 * @throws {ContentError} in a build; the dev server goes on, with unsafe addresses made empty
 */
export function guard(tree: Root, places: readonly Place[], vfile: VFile, terms: Set<string>) {
  const problems: Problem[] = [];
  const file = vfile.path ? inProject(vfile.path) : 'Markdown';
  const report: Page['report'] = (line, about, message) =>
    problems.push({file, line, about, message});
  const page: Page = {file, kind: 'article', text: String(vfile), tree, places, report};
  for (const {node} of places) {
    const hasAddress = node.type === 'link' || node.type === 'definition' || node.type === 'image';
    if (!hasAddress || isSafeAddress(node.url, page)) continue;
    const message = `"${node.url.slice(0, 80)}" is no address a page may have.`;
    report(lineOf(node), node.type === 'image' ? 'image' : 'link', message);
    node.url = '#';
  }
  const facts = {pages: new Map(), moved: new Map(), services: [], files: new Map(), terms};
  for (const rule of [blocks, inline, html]) rule(page, {...facts, today: ''});
  if (problems.length > 0 && !isDevServer()) throw new ContentError(problems);
}
