/** What `{{company}}` and other placeholders stand for, in Markdown and in the YAML words of pages. */
import '../yaml.cjs';
import {formatMonth} from '../content/days';
import {fillIn} from './fillIn';
import {site} from './index';
import words from './words.yml';

/** Placeholders that come from the identity. */
export const names = {
  company: site.company,
  shortName: site.shortName,
  partner: site.partner,
  email: site.emails.general,
  behavioralEmail: site.emails.behavioral,
  phone: site.phone.display,
};

/** Sentences that are used in several places, by their names in `words.yml`. */
const {statements} = words;

/** Every placeholder that works anywhere. */
export const fillIns = {...names, ...statements};

/** The basis of a claim, by its name in `npm run check:live`; empty until the owner gives one. */
export function basisOf(name: string): string {
  const claim = site.claims.find((each) => each.name === name);
  return claim ? `Basis: ${claim.basis.replace(/\.$/, '')} (${formatMonth(claim.date)}).` : '';
}

/** Fills in the placeholders of a text, or of every text in a YAML file. */
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
