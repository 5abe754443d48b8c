import {expect, settle, test, type Page} from '../fixtures';
import {routes, unknownPath} from '../table';

/** All pages there are: those of the route table, and the 404 page as the site and as a service has it. */
export const pages = [...routes, unknownPath, '/services/no-such-service'];

/** What is counted for ACCESSIBILITY.md; `scripts/accessibility.mjs` adds the counts up. */
type Counted =
  | 'axe'
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

/** Opens a page without motion: a color on its way to another one is neither. */
export async function visitCalmly(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  path: string,
): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(path);
  await settle(page);
  // What islands still load, such as the pages that were perhaps meant.
  await page.waitForLoadState('networkidle');
  // The visitor turns to the form, whose styled list takes the place of the browser's own.
  if (path !== '/contact') return;
  await page.locator('#contact-form').dispatchEvent('pointerover');
  await expect(page.getByRole('combobox', {name: /inquiry type/i})).toHaveJSProperty(
    'tagName',
    'BUTTON',
  );
}
