/** Every page and all that opens, judged by axe: WCAG 2.2 AA and best practice, nothing ignored. */
import {expect, settle, test, type Page} from '../fixtures';
import {violations} from '../support/axe';
import {count, pages, visitCalmly} from '../support/deep';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 390, 1366].map((width) => ({colorScheme, width})),
);

test.use({expected: /Failed to load resource|404: no page at/});

for (const path of pages) {
  test(`${path} has no fault in both themes and at three widths`, async ({page, visit}) => {
    test.slow();
    await visitCalmly(page, visit, path);
    for (const {colorScheme, width} of looks) {
      await test.step(`${colorScheme} at ${width}`, async () => {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 800});
        expect(await violations(page)).toEqual([]);
      });
    }
    count('axe', looks.length);
  });
}

/** Opens something and leaves it open; the part to judge, where it is not the whole page. */
const opened: Record<string, {path: string; open: (page: Page) => Promise<string | undefined>}> = {
  'the phone menu': {
    path: '/',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', {name: /menu/i}).click();
      await expect(
        page.getByRole('banner').getByRole('link', {name: 'About', exact: true}),
      ).toBeVisible();
      return undefined;
    },
  },
  'the search dialog with results': {
    path: '/',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await dialog.getByRole('searchbox').fill('CMMC');
      await expect(dialog.getByRole('link', {name: /Defense Cybersecurity/}).first()).toBeVisible();
      return undefined;
    },
  },
  'the inquiry types': {
    path: '/contact',
    open: async (page) => {
      await page.locator('#contact-form').dispatchEvent('pointerover');
      const select = page.getByRole('combobox', {name: /inquiry type/i});
      await expect(select).toHaveJSProperty('tagName', 'BUTTON');
      await select.press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      // The list alone: the page behind it is hidden from assistive technology and lets no focus in.
      return '[role="listbox"]';
    },
  },
  'a toast': {
    path: '/contact',
    open: async (page) => {
      await page.getByPlaceholder('Your name').fill('Ada');
      await page.getByPlaceholder('your email address').fill('ada@visitor.example');
      await page.getByPlaceholder(/^Tell us about/).fill('Hello.');
      await page.getByRole('main').getByRole('button', {name: /send/i}).click();
      await expect(page.getByText('Message Sent!')).toBeVisible();
      return undefined;
    },
  },
  'fields the browser has found wrong': {
    path: '/contact',
    open: async (page) => {
      await page.getByPlaceholder('your email address').fill('nobody');
      await page.getByRole('main').getByRole('button', {name: /send/i}).click();
      await expect(page.locator('main :user-invalid').first()).toBeVisible();
      return undefined;
    },
  },
  'a term and its tooltip': {
    path: '/insights/defense-security',
    open: async (page) => {
      const term = page.getByRole('main').getByRole('button', {name: 'CMMC', exact: true});
      // Scrolling hides a tooltip.
      await term.scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      await term.click();
      await expect(page.getByRole('tooltip')).toBeVisible();
      return undefined;
    },
  },
};

for (const [name, {path, open}] of Object.entries(opened)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no fault in ${colorScheme}`, async ({page, visit}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width: 390, height: 844});
      await visit(path);
      await settle(page);
      const part = await open(page);
      expect(await violations(page, part)).toEqual([]);
      count('opened', 1);
    });
  }
}

test('axe finds a fault where there is one', async ({page, visit}) => {
  await visit('/about');
  await settle(page);
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const heading = document.createElement('h5');
    heading.textContent = 'Far too deep';
    document.querySelector('main')?.append(picture, heading);
  });
  const found = (await violations(page)).join('\n');
  expect(found).toContain('image-alt');
  expect(found).toContain('heading-order');
});
