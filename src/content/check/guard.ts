import type {Page} from './facts';
import {blocks} from './rules/blocks';
import {checkHtml, inline} from './rules/markup';

/** Checks blocks, icons, terms, and HTML in Markdown outside `blog/` and `docs/`, which no other check reads. */
export function checkMarks(page: Page, terms: ReadonlyMap<string, string>): void {
  const none = new Map();
  const lists = {pages: none, moved: none, files: none, services: [], authors: []};
  const facts = {...lists, terms, today: ''};
  for (const {node, above} of page.places)
    for (const rule of [blocks, inline]) rule(node, above, page, facts);
  checkHtml(page);
}
