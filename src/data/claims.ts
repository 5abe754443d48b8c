import {formatMonth} from '../content/days';
import {site} from '../site';

/** What a claim rests on, by its name in `npm run check:live`; empty until the owner has given its basis. */
export function basisOf(name: string): string {
  const claim = site.claims.find((each) => each.name === name);
  return claim ? `Basis: ${claim.basis.replace(/\.$/, '')} (${formatMonth(claim.date)}).` : '';
}
