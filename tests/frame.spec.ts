/** What stands around every page: the top bar, its menu on a phone, and the footer. */
import {getStarted} from '../src/navigation';
import {site} from '../src/site';
import {
  addressesOf,
  at,
  bar,
  barLinks,
  expect,
  menuButton,
  settle,
  test,
  themeButton,
  waitForPaint,
  type Page,
} from './fixtures';
import {footerLinks, mainLinks, services} from './published';

const pageLinks = (links: readonly {to: string}[]) => links.map(({to}) => at(to));

test.describe('the top bar', () => {
  test('has the links of the configuration in order, search and theme', async ({page, visit}) => {
    await visit('/');
    await expect(barLinks(page)).toHaveText(mainLinks.map(({label}) => label));
    expect(await addressesOf(barLinks(page))).toEqual(pageLinks(mainLinks));
    await expect(bar(page).getByRole('button', {name: /search/i})).toBeVisible();
    await expect(themeButton(page)).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
  });

  test('stays in sight when the page is scrolled', async ({page, visit}) => {
    await visit('/');
    await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(barLinks(page).last()).toBeInViewport();
  });

  test('leads on: a link, then the button at its end', async ({page, visit}) => {
    await visit('/');
    await barLinks(page).nth(1).click();
    await expect(page).toHaveURL(at(mainLinks[1]?.to ?? ''));
    await bar(page).getByRole('link', {name: getStarted.label}).click();
    await expect(page).toHaveURL(at(getStarted.to));
  });

  test('is reached by keyboard after a link that skips to the content', async ({page, visit}) => {
    await visit('/services');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: /skip to/i});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test.describe('the menu on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  /** What closes it, and what has the focus then. */
  const ways: Record<string, {close: (page: Page) => Promise<unknown>; focused?: boolean}> = {
    'its button': {close: (page) => menuButton(page).click(), focused: true},
    'Escape, which gives the focus back': {
      close: (page) => page.keyboard.press('Escape'),
      focused: true,
    },
    'the focus, when it leaves': {
      close: async (page) => {
        await page.getByRole('contentinfo').getByRole('link').last().focus();
      },
    },
    'a wider window': {
      close: async (page) => {
        await page.setViewportSize({width: 1366, height: 768});
        await expect(barLinks(page).first()).toBeVisible();
        await waitForPaint(page);
        await page.setViewportSize({width: 390, height: 844});
      },
    },
    'a link': {
      close: async (page) => {
        await barLinks(page).last().click();
        await expect(page).toHaveURL(at(mainLinks.at(-1)?.to ?? ''));
      },
    },
    'the link of the page one is on': {close: (page) => barLinks(page).first().click()},
  };

  for (const [name, {close, focused}] of Object.entries(ways)) {
    test(`is closed by ${name}`, async ({page, visit}) => {
      await visit('/');
      await settle(page);
      await expect(barLinks(page)).toHaveCount(0);
      await expect(menuButton(page)).toHaveAccessibleName('Menu');
      await menuButton(page).press('Enter');
      await expect(menuButton(page)).toHaveAccessibleName('Close');
      await expect(barLinks(page)).toHaveText(mainLinks.map(({label}) => label));
      for (const link of await barLinks(page).all()) await expect(link).toBeInViewport();
      await close(page);
      await expect(barLinks(page)).toHaveCount(0);
      await expect(menuButton(page)).toHaveAccessibleName('Menu');
      if (focused) await expect(menuButton(page)).toBeFocused();
    });
  }
});

test.describe('the footer', () => {
  test('has the brand, its links, all services and the contact details', async ({page, visit}) => {
    await visit('/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(site.blurb);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.company}`);
    for (const {label, to} of footerLinks) {
      await expect(footer.getByRole('link', {name: label, exact: true})).toHaveAttribute(
        'href',
        at(to),
      );
    }
    const serviceLinks = footer.locator(`a[href^="${at('/services/')}"]`);
    expect(await addressesOf(serviceLinks)).toEqual(services.map(({route}) => at(route)));
    for (const line of site.address) await expect(footer).toContainText(line);
    for (const [name, href] of [
      [site.phone.display, `tel:${site.phone.dial}`],
      [site.emails.general, `mailto:${site.emails.general}`],
    ] as const)
      await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
  });
});
