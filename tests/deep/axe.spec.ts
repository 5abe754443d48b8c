/** Every page and all that opens, judged by axe: WCAG 2.2 AA and best practice, nothing ignored. */
import AxeBuilder from '@axe-core/playwright';
import {
  bar,
  expect,
  menuButton,
  notFoundMessages,
  settle,
  showStill,
  test,
  type Page,
} from '../fixtures';
import {articles} from '../published';
import {count, pages} from '../support/deep';

test.use({expected: notFoundMessages, contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 600_000});

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page, one line each: rule, where, why. */
async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).withTags(tags).analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1366]) {
    test(`no page has a fault: ${colorScheme}, ${width} px`, async ({page, visitEach}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 800});
      await visitEach(pages, async (path) => {
        await settle(page);
        expect.soft(await violations(page), path).toEqual([]);
        count('axe', 1);
      });
    });
  }
}

/** Fills the contact form in and sends it. */
async function send(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Your name').fill('Ada');
  await page.getByPlaceholder('your email address').fill(email);
  await page.getByPlaceholder(/^Tell us about/).fill('Hello.');
  await page.getByRole('main').getByRole('button', {name: /send/i}).click();
}

/** Opens something and leaves it open. */
const opened: Record<string, {path: string; open: (page: Page) => Promise<void>}> = {
  'the phone menu': {
    path: '/',
    open: async (page) => {
      await menuButton(page).click();
      await expect(bar(page).getByRole('button', {name: 'Close'})).toBeVisible();
    },
  },
  'the search dialog with results': {
    path: '/',
    open: async (page) => {
      await bar(page).getByRole('button', {name: 'Search'}).click();
      await page.getByRole('searchbox').fill('security');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    },
  },
  'the inquiry types': {
    path: '/contact',
    open: async (page) => {
      await page.getByRole('combobox', {name: /inquiry type/i}).click();
      await expect(page.getByRole('option').last()).toBeVisible();
    },
  },
  'a confirmation': {
    path: '/contact',
    open: async (page) => {
      await send(page, 'ada@visitor.example');
      await expect(page.getByText('Message Sent!').first()).toBeVisible();
    },
  },
  'fields that are wrong': {
    path: '/contact',
    open: async (page) => {
      await send(page, 'nobody');
      await expect(page.locator('main [aria-invalid]').first()).toBeVisible();
    },
  },
  'a term and its tooltip': {
    path: articles.find(({text}) => text.includes(':term['))?.route ?? '',
    open: async (page) => {
      const term = page.getByRole('main').locator('[data-tooltip-tap]').first();
      await showStill(term);
      await term.click();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
};

for (const [name, {path, open}] of Object.entries(opened)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no fault in ${colorScheme}`, async ({page, visit}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 390, height: 844});
      await visit(path);
      await settle(page);
      await open(page);
      expect(await violations(page)).toEqual([]);
      count('opened', 1);
    });
  }
}

test('axe finds a fault where there is one', async ({page, visit}) => {
  await visit('/about');
  await page.evaluate(() => {
    const picture = Object.assign(document.createElement('img'), {src: 'data:,'});
    const heading = Object.assign(document.createElement('h5'), {textContent: 'Far too deep'});
    document.querySelector('main')?.append(picture, heading);
  });
  const found = (await violations(page)).join('\n');
  expect(found).toContain('image-alt');
  expect(found).toContain('heading-order');
});
