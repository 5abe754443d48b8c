/** A virtual screen reader in the page: what somebody hears who listens to it. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';

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

const isState =
  /^(level \d|current page|(not )?(expanded|pressed|checked|selected)|has popup|invalid|disabled)/;

/** A phrase without words of the content: its role and states. */
function kindOf(phrase: string): string {
  const [role = '', ...others] = phrase.replace(/^end of /, '').split(', ');
  const isRole =
    /^(?!strong$)[a-z]+$/.test(role) && (others.length > 0 || phrase.startsWith('end of '));
  const said = /^(polite|assertive):/.exec(phrase)?.[0] ?? 'text';
  return isRole ? [role, ...others.filter((part) => isState.test(part))].join(', ') : said;
}

/** Compares what was spoken with the log kept in tests/spoken/, or keeps it (`--update-snapshots`). */
export function expectAsKept(name: string, log: string[]): void {
  const file = `tests/spoken/${name}.txt`;
  if (/all|changed/.test(test.info().config.updateSnapshots))
    writeFileSync(file, `${log.join('\n')}\n`);
  const now = new Set(log.map(kindOf));
  const kept = new Set(readFileSync(file, 'utf8').trim().split('\n').map(kindOf));
  const lost = [...kept].filter((kind) => !now.has(kind));
  expect(lost, `no longer said; ${file} has where`).toEqual([]);
}
