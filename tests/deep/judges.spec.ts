/**
 * Two more judges beside axe, on every page in both themes: IBM's Equal Access engine and HTML_CodeSniffer.
 * What they can't decide is answered in ACCESSIBILITY.md; what they get wrong is named here.
 */
import {readFileSync} from 'node:fs';
import {expect, notFoundMessages, settle, test} from '../fixtures';
import {count, pages} from '../support/deep';

test.use({expected: notFoundMessages, contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 600_000});

const scripts = ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js'];

/** What a judge complains about without cause: the complaint, and why it is none. */
const mistaken = [
  // The word of a table's answer is transparent on purpose: a drawn mark stands in its place.
  /G18\.Fail .*data-answer=/,
  // Where a sample's rows are stacked, its headers are out of sight and still read (tests/spoken/home.txt).
  /^table_headers_exists .*data-drawn/,
];

type Judges = {
  ace: {
    Checker: new () => {
      check: (document: Document, rules: string[]) => Promise<{results: IbmResult[]}>;
    };
  };
  HTMLCS: {
    process: (standard: string, root: Document, done: () => void) => void;
    getMessages: () => {type: number; code: string; msg: string; element: Element}[];
  };
};
type IbmResult = {ruleId: string; value: [string, string]; message: string; snippet: string};

/** The violations of a page, a line each: rule, what is wrong, where. */
async function judge(): Promise<string[]> {
  const {ace, HTMLCS} = window as unknown as Judges;
  const {results} = await new ace.Checker().check(document, ['IBM_Accessibility']);
  const ibm = results
    .filter(({value}) => value.join() === 'VIOLATION,FAIL')
    .map(({ruleId, message, snippet}) => `${ruleId} ${message} ${snippet}`);
  await new Promise<void>((resolve) => HTMLCS.process('WCAG2AA', document, resolve));
  const errors = HTMLCS.getMessages()
    .filter(({type}) => type === 1)
    .map(
      ({code, msg, element}) => `${code.split('.').slice(4).join('.')} ${msg} ${element.outerHTML}`,
    );
  return [...ibm, ...errors].map((line) => line.slice(0, 400));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page has a fault to IBM or HTML_CodeSniffer: ${colorScheme}`, async ({
    page,
    visitEach,
  }) => {
    const sources = scripts.map((script) => readFileSync(require.resolve(script), 'utf8'));
    await page.emulateMedia({colorScheme});
    await visitEach(pages, async (path) => {
      await settle(page);
      for (const source of sources) await page.evaluate(source);
      const faults = await page.evaluate(judge);
      const own = faults.filter((fault) => !mistaken.some((pattern) => pattern.test(fault)));
      expect.soft(own, path).toEqual([]);
      count('judges', 1);
    });
  });
}
