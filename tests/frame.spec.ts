import {site} from '../src/site';
import {at, expect, settle, test, type Page} from './fixtures';
import {services} from './published';
import {articles, mainLinks, routes, unknownPath} from './table';

const bar = (page: Page) => page.getByRole('banner');
const barLinks = (page: Page) => bar(page).getByRole('navigation').getByRole('link');
const menuButton = (page: Page) => bar(page).getByRole('button', {name: /menu/i});

/** The link of the top bar that a page belongs to. */
function sectionOf(route: string): string | undefined {
  const [, first = ''] = route.split('/');
  return mainLinks.find(({path}) => path === `/${first}`)?.label;
}

test.describe('the top bar', () => {
  test('has the six links in order, Get Started, search and theme', async ({page, visit}) => {
    await visit('/');
    const links = barLinks(page).filter({hasNotText: 'Get Started'});
    await expect(links).toHaveText(mainLinks.map(({label}) => label));
    for (const {label, path} of mainLinks) {
      const link = bar(page).getByRole('link', {name: label, exact: true});
      await expect(link).toHaveAttribute('href', at(path));
    }
    await expect(bar(page).getByRole('button', {name: /search/i})).toBeVisible();
    await expect(bar(page).getByRole('button', {name: /theme|dark|light/i})).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
  });

  for (const route of [...routes, unknownPath]) {
    test.describe(() => {
      test.use({expected: route === unknownPath ? /Failed to load resource|such-page/ : undefined});

      test(`on ${route} marks the section the page belongs to`, async ({page, visit}) => {
        await visit(route);
        await settle(page);
        const current = barLinks(page).and(page.locator('[aria-current="page"]'));
        const section = sectionOf(route);
        await expect(current).toHaveText(section ? [section] : []);
      });
    });
  }

  test('says each thing in one line on every width, within the screen', async ({page, visit}) => {
    await visit('/insights');
    await settle(page);
    for (let width = 320; width <= 1100; width += 8) {
      await page.setViewportSize({width, height: 700});
      const {scroll, tall} = await bar(page).evaluate((element) => ({
        scroll: document.documentElement.scrollWidth,
        tall: [...element.querySelectorAll('a, button')]
          .filter((part) => part.checkVisibility())
          .filter(({childNodes}) =>
            [...childNodes].some((child) => {
              const words = document.createRange();
              words.selectNodeContents(child);
              return child.nodeType === Node.TEXT_NODE && words.getClientRects().length > 1;
            }),
          )
          .map((part) => part.textContent),
      }));
      expect(tall, `more than a line at ${width} px`).toEqual([]);
      expect(scroll, `${width} px wide`).toBeLessThanOrEqual(width);
    }
  });

  test('marks the section anew when the visitor goes on', async ({page, visit}) => {
    await visit('/about');
    await settle(page);
    await barLinks(page).filter({hasText: 'Insights'}).click();
    await expect(page).toHaveURL(at('/insights'));
    await page.getByRole('main').getByRole('link', {name: articles[0]?.title}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(articles[0]?.title ?? '');
    const current = barLinks(page).and(page.locator('[aria-current="page"]'));
    await expect(current).toHaveText(['Insights']);
  });

  test('shows its mark: the current link looks unlike the others', async ({page, visit}) => {
    await visit('/about');
    await settle(page);
    const look = (name: string) =>
      bar(page)
        .getByRole('link', {name, exact: true})
        .evaluate((link) => {
          const styles = [null, '::before', '::after'].map((part) => getComputedStyle(link, part));
          return styles
            .map((style) =>
              [
                style.color,
                style.fontWeight,
                style.borderBottom,
                style.backgroundColor,
                style.boxShadow,
                style.content,
                style.textDecorationLine,
                style.backgroundImage,
              ].join('|'),
            )
            .join('\n');
        });
    expect(await look('About')).not.toBe(await look('Industries'));
    expect(await look('Services')).toBe(await look('Industries'));
  });

  test('stays in sight when the page is scrolled', async ({page, visit}) => {
    await visit('/');
    await settle(page);
    await page.evaluate(() =>
      window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(bar(page).getByRole('link', {name: 'Insights', exact: true})).toBeInViewport();
  });

  test('Get Started leads to the contact page', async ({page, visit}) => {
    await visit('/');
    await settle(page);
    await bar(page).getByRole('link', {name: 'Get Started'}).click();
    await expect(page).toHaveURL(at('/contact'));
    await expect(page.getByRole('heading', {name: 'Get in Touch'})).toBeVisible();
  });

  test('is reached by keyboard after a link that skips to the content', async ({page, visit}) => {
    await visit('/services');
    await settle(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: /skip to/i});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
    expect(isInMain).toBe(true);
  });
});

test.describe('the menu on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('is opened and closed by its button', async ({page, visit}) => {
    await visit('/');
    await settle(page);
    await expect(barLinks(page)).toHaveCount(0);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    const links = barLinks(page).filter({hasNotText: 'Get Started'});
    await expect(links).toHaveText(mainLinks.map(({label}) => label));
    for (const link of await links.all()) await expect(link).toBeInViewport();
    await menuButton(page).click();
    await expect(barLinks(page)).toHaveCount(0);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('is closed by Escape, which gives the focus back', async ({page, visit}) => {
    await visit('/');
    await settle(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(barLinks(page)).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(barLinks(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  test('is closed by choosing a link', async ({page, visit}) => {
    await visit('/');
    await settle(page);
    await menuButton(page).click();
    await barLinks(page).filter({hasText: 'Industries'}).click();
    await expect(page).toHaveURL(at('/industries'));
    await expect(barLinks(page)).toHaveCount(0);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('is closed by choosing the page one is on', async ({page, visit}) => {
    await visit('/about');
    await settle(page);
    await menuButton(page).click();
    await barLinks(page).filter({hasText: 'About'}).click();
    await expect(barLinks(page)).toHaveCount(0);
  });

  test('works on an article too', async ({page, visit}) => {
    await visit('/insights/defense-security');
    await settle(page);
    await menuButton(page).click();
    await barLinks(page).filter({hasText: 'Contact'}).click();
    await expect(page).toHaveURL(at('/contact'));
    await expect(barLinks(page)).toHaveCount(0);
  });
});

test.describe('the footer', () => {
  test('has the brand, the quick links, all services and the contact details', async ({
    page,
    visit,
  }) => {
    await visit('/about');
    await settle(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(site.blurb);
    for (const {label, path} of mainLinks.filter((link) => !/Home|Contact/.test(link.label))) {
      await expect(footer.getByRole('link', {name: label, exact: true})).toHaveAttribute(
        'href',
        at(path),
      );
    }
    const serviceLinks = footer.locator(`a[href^="${at('/services/')}"]`);
    const targets = await serviceLinks.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(targets).toEqual(services.map(({route}) => at(route)));
    for (const link of await serviceLinks.all()) await expect(link).toHaveText(/\w{4}/);
    for (const line of site.address) await expect(footer).toContainText(line);
    await expect(footer).toContainText(/P\.?O\.? Box.*FL/s);
    const phone = footer.getByRole('link', {name: site.phone.display});
    await expect(phone).toHaveAttribute('href', `tel:${site.phone.dial}`);
    const mail = footer.getByRole('link', {name: site.emails.general});
    await expect(mail).toHaveAttribute('href', `mailto:${site.emails.general}`);
    await expect(footer).toContainText(site.company);
  });

  test('names the current year', async ({page, visit}) => {
    await visit('/');
    await settle(page);
    const year = new RegExp(`©.*${new Date().getFullYear()}`);
    await expect(page.getByRole('contentinfo')).toContainText(year);
  });

  test('names the year of the visit, however old the build is', async ({page, visit}) => {
    await page.clock.setFixedTime(new Date('2031-06-15T12:00:00Z'));
    await visit('/');
    await settle(page);
    await expect(page.getByRole('contentinfo')).toContainText(/©.*2031/);
  });
});
