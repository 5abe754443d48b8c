import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {lineOf, type Place} from '../tree';
import {isSafeAddress} from './addresses';
import type {Page} from './page';
import {ContentError, type Problem} from './problem';
import {blocks} from './rules/blocks';
import {html} from './rules/html';
import {inline} from './rules/inline';

/**
 * The second lock of the door: what must not reach a page is stopped where pages are made, whoever
 * called the compiler. The first one, the check of all files at once, has better words.
 * @param places all nodes of the tree
 * @param terms those of the glossary
 * @throws {ContentError} in a build; the live server goes on, with unsafe addresses made empty
 */
export function guard(
  tree: Root,
  places: readonly Place[],
  file: VFile,
  terms: ReadonlySet<string>,
): void {
  const isLive = process.env.NODE_ENV === 'development';
  const problems: Problem[] = [];
  const name = file.path
    ? path.relative(process.cwd(), file.path).replaceAll('\\', '/')
    : 'Markdown';
  const page: Page = {
    file: name,
    kind: 'article',
    text: String(file),
    tree,
    places,
    report: (line, about, message) => problems.push({file: name, line, about, message}),
  };
  for (const {node} of places) {
    if (
      (node.type === 'link' || node.type === 'definition' || node.type === 'image') &&
      !isSafeAddress(node.url, page)
    ) {
      page.report(
        lineOf(node),
        node.type === 'image' ? 'image' : 'link',
        `"${node.url.slice(0, 80)}" is no address a page may have.`,
      );
      node.url = '#';
    }
  }
  for (const rule of [blocks, inline, html]) {
    rule(page, {pages: new Map(), services: [], files: new Map(), terms});
  }
  if (problems.length > 0 && !isLive) {
    throw new ContentError(problems);
  }
}
