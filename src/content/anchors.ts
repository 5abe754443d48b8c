import {createSlugger} from '@docusaurus/utils';
import {industryKeys} from './schema';
import {serviceFolders} from './kinds';

/** The parts of the custom pages that content may link to, as `/services#technology`. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  '/services': serviceFolders,
  '/industries': industryKeys,
};

/**
 * What the address of a heading is made from.
 * @param words those of the heading
 * @returns the same, or a word in place of none: `## 🎉` has no letter that could stand in an address
 */
export function anchorWords(words: string): string {
  return /[\p{L}\p{N}]/u.test(createSlugger().slug(words)) ? words : 'part';
}
