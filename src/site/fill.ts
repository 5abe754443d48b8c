/** What `{{company}}` and the like stand for: in Markdown, and in the words of pages. */
import '../yaml.cjs';
import {formatMonth} from '../content/days';
import {fillIn} from './fillIn';
import {site} from './index';
import words from './words.yml';

/** The names that come from the identity. */
export const names = {
  company: site.company,
  shortName: site.shortName,
  partner: site.partner,
  email: site.emails.general,
  behavioralEmail: site.emails.behavioral,
  phone: site.phone.display,
};

/** Sentences that stand in several places, by their names in `words.yml`. */
const {statements} = words;

/** All that can be filled in anywhere, by its name. */
export const fillIns = {...names, ...statements};

/** What a claim rests on, by its name in `npm run check:live`; empty until the owner has given its basis. */
export function basisOf(name: string): string {
  const claim = site.claims.find((each) => each.name === name);
  return claim ? `Basis: ${claim.basis.replace(/\.$/, '')} (${formatMonth(claim.date)}).` : '';
}

/** Fills the names into a text, or into all texts of a file of words. */
export function fill<Content>(content: Content): Content {
  if (Array.isArray(content)) return content.map(fill) as Content;
  if (typeof content === 'object' && content !== null)
    return Object.fromEntries(
      Object.entries(content).map(([name, part]) => [name, fill(part as unknown)]),
    ) as Content;
  if (typeof content !== 'string') return content;
  const proven = content.replace(/\{\{\s*basis: (.+?)\s*\}\}/g, (_, name: string) => basisOf(name));
  return fillIn(proven, fillIns) as Content;
}
