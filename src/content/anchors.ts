import {createSlugger} from '@docusaurus/utils';
import {industryKeys} from './schema';
import {serviceFolders} from './kinds';

/** The parts of the custom pages that content may link to, as `/services#technology`. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  '/services': serviceFolders,
  '/industries': industryKeys,
};

/** The words a heading's address is made from, or one in place of none: `## 🎉` has no letter for an address. */
export function anchorWords(words: string): string {
  return /[\p{L}\p{N}]/u.test(createSlugger().slug(words)) ? words : 'part';
}
