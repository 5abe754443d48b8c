import AxeBuilder from '@axe-core/playwright';
import {expect, settle, test, type Page} from './fixtures';
import {routes, unknownPath} from './table';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with the page or a part of it, one line each: rule, where, why. */
async function violations(page: Page, part = 'html'): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).include(part).withTags(tags).analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1366].map((width) => ({colorScheme, width})),
);

for (const route of [...routes, unknownPath]) {
  test.describe(route, () => {
    test.use({expected: route === unknownPath ? /Failed to load resource|such-page/ : undefined});

    test('meets WCAG 2.2 AA in both themes, narrow and wide', async ({page, visit}) => {
      test.slow();
      // A color on its way to another one is neither.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await visit(route);
      await settle(page);
      for (const {colorScheme, width} of looks) {
        await test.step(`${colorScheme} at ${width}`, async () => {
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await page.setViewportSize({width, height: 800});
          await page.waitForTimeout(250);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`what opens, in ${colorScheme}`, () => {
    test.use({colorScheme, viewport: {width: 390, height: 844}});

    test.beforeEach(async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    });

    test('the phone menu', async ({page, visit}) => {
      await visit('/');
      await settle(page);
      await page.getByRole('banner').getByRole('button', {name: /menu/i}).click();
      await expect(page.getByRole('banner').getByRole('link', {name: 'About', exact: true})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the search dialog with results', async ({page, visit}) => {
      await visit('/');
      await settle(page);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await dialog.getByRole('searchbox').fill('CMMC');
      await expect(dialog.getByRole('link', {name: /Defense Cybersecurity/}).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the inquiry types and the toast', async ({page, visit}) => {
      await visit('/contact');
      await settle(page);
      await page.getByPlaceholder('Your name').fill('Ada');
      await page.getByPlaceholder('your email address').fill('ada@visitor.example');
      await page.getByPlaceholder(/^Tell us about/).fill('Hello.');
      await page.getByRole('combobox', {name: /inquiry type/i}).press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      // The list alone: the page behind it is hidden from assistive technology and lets no focus in.
      expect(await violations(page, '[role="listbox"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: /send/i}).click();
      await expect(page.getByText('Message Sent!')).toBeVisible();
      await page.waitForTimeout(500);
      expect(await violations(page)).toEqual([]);
    });

    test('a term and its tooltip', async ({page, visit}) => {
      await visit('/insights/defense-security');
      await settle(page);
      const term = page.getByRole('main').getByRole('button', {name: 'CMMC', exact: true});
      // Scrolling hides a tooltip.
      await term.scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      await term.click();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
