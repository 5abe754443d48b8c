/** A virtual screen reader that runs in the page and logs what it says. */
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
 * Starts the screen reader on an open page. From then on it also reads what gets the focus and what live regions
 * announce.
 * @param part the selector of the part to read
 */
export async function listen(page: Page, part = 'body'): Promise<void> {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: library}),
  );
  // As a string, because Playwright would compile `import` to `require`.
  await page.evaluate(`(async () => {
    const {virtual} = await import('/virtual-screen-reader.js');
    await window.reader?.stop();
    window.reader = virtual;
    await virtual.start({container: document.querySelector(${JSON.stringify(part)})});
  })()`);
}

/** Reads to the end of the part. @returns the phrases spoken since the screen reader started */
export async function readAll(page: Page): Promise<string[]> {
  await page.evaluate(`(async () => {
    const [first] = await window.reader.spokenPhraseLog();
    while ((await window.reader.lastSpokenPhrase()) !== 'end of ' + first) await window.reader.next();
  })()`);
  return heard(page);
}

/** The phrases spoken since the screen reader started. */
export const heard = (page: Page) => page.evaluate<string[]>('window.reader.spokenPhraseLog()');

const isState =
  /^(level \d|current page|(not )?(expanded|pressed|checked|selected)|has popup|invalid|disabled)/;

/** A phrase without the text of the content: its role and states. */
function kindOf(phrase: string): string {
  const [role = '', ...others] = phrase.replace(/^end of /, '').split(', ');
  const isRole =
    /^(?!strong$)[a-z]+$/.test(role) && (others.length > 0 || phrase.startsWith('end of '));
  const other = /^(polite|assertive):/.exec(phrase)?.[0] ?? 'text';
  return isRole ? [role, ...others.filter((part) => isState.test(part))].join(', ') : other;
}

/** Compares the kinds of phrases with the log in tests/spoken/, which `--update-snapshots` replaces first. */
export function expectLog(name: string, log: string[]): void {
  const file = `tests/spoken/${name}.txt`;
  if (/all|changed/.test(test.info().config.updateSnapshots))
    writeFileSync(file, `${log.join('\n')}\n`);
  const now = new Set(log.map(kindOf));
  const kept = new Set(readFileSync(file, 'utf8').trim().split('\n').map(kindOf));
  const lost = [...kept].filter((kind) => !now.has(kind));
  expect(lost, `kinds of phrases that are gone; see ${file}`).toEqual([]);
}
