import {test} from '../fixtures';
import {routes, unknownPath} from '../published';

/** All pages there are, and the 404 page as the site and as a service has it. */
export const pages = [...routes, unknownPath, '/services/no-such-service'];

/** What is counted for ACCESSIBILITY.md; `scripts/accessibility.mjs` adds the counts up. */
type Counted =
  | 'axe'
  | 'judges'
  | 'forcedColors'
  | 'opened'
  | 'keyboard'
  | 'reflow'
  | 'zoom'
  | 'targets'
  | 'touch'
  | 'motion'
  | 'pageChanges';

/** Notes in the report that so many checks of a kind have been made. Call it when they have passed. */
export function count(kind: Counted, checks: number): void {
  test.info().annotations.push({type: 'counted', description: `${kind} ${checks}`});
}
