import type {Page} from './facts';
import {blocks} from './rules/blocks';
import {checkHtml, inline} from './rules/markup';

/** Checks what our Markdown adds in a page that isn't content, such as one of `src/pages/`, which is read by no other check. */
export function checkMarks(page: Page, terms: ReadonlyMap<string, string>): void {
  const none = new Map();
  const lists = {pages: none, moved: none, files: none, services: [], authors: []};
  const facts = {...lists, terms, today: ''};
  for (const {node, above} of page.places)
    for (const rule of [blocks, inline]) rule(node, above, page, facts);
  checkHtml(page);
}
