import type {Page} from './facts';
import {blocks} from './rules/blocks';
import {checkHtml, inline} from './rules/markup';

/** Checks what our Markdown adds in a page that isn't content, such as one of `src/pages/`, which is read by no other check. */
export function checkMarks(page: Page, terms: ReadonlySet<string>): void {
  const none = new Map();
  const facts = {
    pages: none,
    moved: none,
    services: [],
    authors: [],
    files: none,
    terms,
    today: '',
  };
  for (const {node, above} of page.places)
    for (const rule of [blocks, inline]) rule(node, above, page, facts);
  checkHtml(page);
}
