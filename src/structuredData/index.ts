/**
 * What search engines are told about the site in schema.org's words. Pure functions: what the site
 * itself states goes in (src/site.ts, front matter, the pages' copy), typed objects come out. Every
 * page's block holds the company, its partner and the site, so that what it refers to is in it.
 */
import type {Graph, Thing} from 'schema-dts';
import {organization, partner, website, wholeOrganization, type Address} from './site';

export {article, blog, page, service, serviceList, type PageFacts} from './content';
export {idOf, type Address} from './site';

/**
 * The block of one page.
 * @param things what the page describes beside the company and the site
 * @param at gives whole addresses
 * @param isAboutCompany whether it says of the company all there is to say
 */
export function graph(things: readonly Thing[], at: Address, isAboutCompany = false): Graph {
  const company = isAboutCompany ? wholeOrganization(at) : organization(at);
  return {
    '@context': 'https://schema.org',
    '@graph': [company, partner(at), website(at), ...things],
  };
}

/**
 * Writes a block so that it can stand in a page: no text in it can end the script element it stands in.
 * @param block what `graph` made
 */
export function serialize(block: Graph): string {
  return JSON.stringify(block).replace(/</g, '\\u003c');
}
