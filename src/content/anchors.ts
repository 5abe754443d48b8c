import {industryKeys} from './schema';
import {serviceFolders} from './kinds';

/** The parts of the custom pages that content may link to, as `/services#technology`. A test holds them to the pages. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  '/services': serviceFolders,
  '/industries': industryKeys,
};
