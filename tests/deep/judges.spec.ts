/**
 * Runs the three accessibility engines ("judges") on every page and everything that opens: axe (WCAG 2.2 AA and best
 * practices, with no rule turned off), IBM Equal Access, and HTML_CodeSniffer. ACCESSIBILITY.md answers what they
 * can't decide; their false positives are listed here.
 */
import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {
  expect,
  menuButton,
  openMenuButton,
  searchButton,
  notFoundMessages,
  settle,
  showStill,
  test,
  type Page,
} from '../fixtures';
import {judgedPages, services, withTerm} from '../published';
import {controlsOf} from '../support/contactPage';

test.use({expected: notFoundMessages, contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 600_000});

const isDeep = Boolean(process.env.DEEP_TESTS);
const schemes = ['light', 'dark'] as const;
const widths = [320, 390, 1366];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const scripts = ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js'];

/** False positives of the other two. */
const falsePositives = [
  // The text of a table's answer is transparent on purpose: a drawn mark is shown instead.
  /G18\.Fail .*data-answer=/,
  // Where a sample's rows are stacked, its headers are visually hidden but still read (tests/spoken/home.txt).
  /^table_headers_exists .*data-drawn/,
];

/** The violations that axe finds, one line each: rule, where, why. */
async function axe(page: Page): Promise<string[]> {
  const rules = {'label-content-name-mismatch': {enabled: true}};
  const {violations} = await new AxeBuilder({page}).options({rules}).withTags(tags).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

type Result = {ruleId: string; value: [string, string]; message: string; snippet: string};
type Message = {type: number; code: string; msg: string; element: Element};
type Judges = {
  ace: {
    Checker: new () => {check: (page: Document, rules: string[]) => Promise<{results: Result[]}>};
  };
  HTMLCS: {
    process: (standard: string, root: Document, done: () => void) => void;
    getMessages: () => Message[];
  };
};

/** The violations that the other two find, one line each: rule, what is wrong, where. */
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

/** The theme and width of each visit; the deep run visits pages in every combination. */
const variants = isDeep
  ? schemes.flatMap((scheme) => widths.map((width) => [scheme, width] as const))
  : ([
      ['light', 1366],
      ['dark', 390],
    ] as const);

// In two tests, because two run in parallel; every other page in each, because the long ones follow each other.
const isEven = (_: string, index: number) => index % 2 === 0;
for (const [name, pages] of [
  ['Half of the pages', judgedPages.filter(isEven)],
  ['The other half', judgedPages.slice(1).filter(isEven)],
] as const) {
  test(`${name} has no fault`, async ({page, visitEach}) => {
    // Shown by `npm run evidence`.
    const description = `${pages.length} pages, ${schemes.join(' and ')}, ${widths.join(', ')} px wide`;
    test.info().annotations.push({type: 'judged', description});
    const sources = scripts.map((script) => readFileSync(require.resolve(script), 'utf8'));
    await visitEach(pages, async (route) => {
      await settle(page);
      for (const source of sources) await page.evaluate(source);
      for (const [colorScheme, width] of variants) {
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 800});
        const where = `${route}, ${colorScheme}, ${width} px`;
        expect.soft(await axe(page), where).toEqual([]);
        if (!isDeep && colorScheme === 'dark') continue;
        const faults = await page.evaluate(judge);
        const own = faults.filter(
          (fault) => !falsePositives.some((pattern) => pattern.test(fault)),
        );
        expect.soft(own, where).toEqual([]);
      }
    });
  });
}

/** Things that open, each with its page and how to open it. */
const opened: Record<string, [route: string, open: (page: Page) => Promise<void>]> = {
  'The phone menu': [
    '/',
    async (page) => {
      await menuButton(page).click();
      await expect(openMenuButton(page)).toBeVisible();
    },
  ],
  'The search dialog with results': [
    '/',
    async (page) => {
      await searchButton(page).click();
      await page.getByRole('searchbox').fill(services[0]?.title ?? '');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    },
  ],
  'The inquiry types': [
    '/contact',
    async (page) => {
      await controlsOf(page).inquiry.click();
      await expect(page.getByRole('option').last()).toBeVisible();
    },
  ],
  'A term and its tooltip': [
    withTerm,
    async (page) => {
      const term = page.getByRole('main').locator('[data-tooltip-tap]').first();
      await showStill(term);
      await term.click();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  ],
};

for (const [name, [route, open]] of Object.entries(isDeep ? opened : {})) {
  test(`${name} has no fault`, async ({page, visit}) => {
    test.info().annotations.push({type: 'judged', description: 'axe alone, 390 px wide'});
    await page.setViewportSize({width: 390, height: 844});
    await visit(route);
    await settle(page);
    await open(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({colorScheme});
      expect.soft(await axe(page), colorScheme).toEqual([]);
    }
  });
}
