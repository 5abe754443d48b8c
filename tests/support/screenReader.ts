/** A virtual screen reader in the page: what somebody hears who listens to it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

const library = readFileSync(
  path.join(
    path.dirname(require.resolve('@guidepup/virtual-screen-reader/package.json')),
    'lib/esm/index.browser.js',
  ),
  'utf8',
);

/**
 * Starts the reader on a page that is open. From then on it also speaks what gets the focus and what live
 * regions announce.
 * @param part Selector of the part to read.
 */
export async function listen(page: Page, part = 'body'): Promise<void> {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: library}),
  );
  // As text: the test runner would turn `import` into `require`.
  await page.evaluate(`(async () => {
    const {virtual} = await import('/virtual-screen-reader.js');
    await window.reader?.stop();
    window.reader = virtual;
    await virtual.start({container: document.querySelector(${JSON.stringify(part)})});
  })()`);
}

/** Reads on to the end of the part. @returns What was spoken since the reader started, phrase by phrase. */
export async function readAll(page: Page): Promise<string[]> {
  await page.evaluate(`(async () => {
    const [first] = await window.reader.spokenPhraseLog();
    while ((await window.reader.lastSpokenPhrase()) !== 'end of ' + first) await window.reader.next();
  })()`);
  return heard(page);
}

/** What was spoken since the reader started, phrase by phrase. */
export const heard = (page: Page) => page.evaluate<string[]>('window.reader.spokenPhraseLog()');
