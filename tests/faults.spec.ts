/**
 * The fault table: what goes wrong between a visitor and the site, one row each. Whatever it is, the
 * page can be read, nothing typed is lost, and no error is left to nobody.
 */
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {completeRedirectPage} from '../src/plugins/redirectPage';
import {at, expect, settle, test, wake, type Page} from './fixtures';

/** What the browser itself says about a request that failed. */
test.use({
  expected:
    /Failed to load resource|net::ERR|404: no page at|ChunkLoadError|Loading chunk|MIME type/,
});

/** The page holds its heading, its text and a way on. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeAttached();
}

/** React has taken over what of the page is its part, and complains of nothing. */
async function expectAlive(page: Page): Promise<void> {
  await settle(page);
  await expect(
    page.locator('html:not([data-has-hydrated]), html[data-has-hydrated="true"]'),
  ).toHaveCount(1);
}

/** Counts how often the page itself is asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const scripts = /\.js(\?.*)?$/;
/** React with what all islands share. */
const mainScript = /\/assets\/js\/islands\.[\w.]+\.js$/;
/** The islands of one page. */
const partOfAPage = /\/assets\/js\/(?!islands|frame|search)[\w.~-]+\.js$/;
const isLost = {status: 404, contentType: 'text/html', body: 'Not found'};
const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', {name, exact: true});

test.describe('scripts', () => {
  // Chromium reports a page that is left before it has faded in as an error of the page.
  test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

  for (const path of [
    '/',
    '/services/cybersecurity',
    '/insights',
    '/insights/defense-security',
    '/contact',
  ]) {
    test(`blocked on ${path}: the page can be read and left by a link, and does not load forever`, async ({
      page,
      visit,
    }) => {
      const loads = countLoads(page);
      await page.route(scripts, (route) => route.abort());
      await visit(path);
      await page.waitForTimeout(700);
      await expectReadable(page);
      expect(loads()).toBeLessThanOrEqual(2);
      await link(page, 'About').click();
      await expect(page).toHaveURL(at('/about'));
      await expectReadable(page);
    });
  }

  for (const [name, file] of [
    ['the frame', /\/assets\/js\/frame\.[\w.]+\.js$/],
    ['the form', partOfAPage],
  ] as const) {
    test(`${name} lost once, while somebody writes: the next press tries again, and the message is sent`, async ({
      page,
      visit,
    }) => {
      let losses = 0;
      await page.route(file, async (route) => {
        if (losses > 0) return route.continue();
        losses += 1;
        // By then something is written, so that the page is not loaded anew.
        await page.getByLabel('Name').fill('Ada');
        return route.abort();
      });
      await visit('/contact');
      await page.getByLabel('Name').press('End');
      await expect.poll(() => losses).toBe(1);
      await page.getByLabel('Email').first().fill('ada@example.com');
      await page.getByLabel('Message').fill('Tell me about a review.');
      const send = page.getByRole('button', {name: 'Send Message'});
      await expect(async () => {
        await send.click();
        // A form that has been emptied is not sent again.
        await expect(page.getByLabel('Message')).toHaveValue('', {timeout: 2000});
      }).toPass({timeout: 15_000});
      await expect(page.getByText('Message Sent!')).toBeVisible();
      await expect(page.locator('html[data-waiting]')).toHaveCount(0);
    });
  }

  test('the frame lost once after a press on Search: it opens all the same', async ({page}) => {
    let losses = 0;
    await page.route(/\/assets\/js\/frame\.[\w.]+\.js$/, async (route) => {
      losses += 1;
      if (losses > 1) return route.continue();
      await new Promise((resolve) => setTimeout(resolve, 800));
      return route.abort();
    });
    await page.goto('./about', {waitUntil: 'commit'});
    await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    expect(losses).toBe(2);
  });

  test('the main one gone for good: loaded once more, never again', async ({page, visit}) => {
    const loads = countLoads(page);
    await page.route(mainScript, (route) => route.fulfill(isLost));
    await visit('/insights');
    await wake(page);
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState();
    await wake(page);
    await page.waitForTimeout(1500);
    expect(loads()).toBe(2);
    await expectReadable(page);
  });

  test('the main one gone once: the page recovers by itself', async ({page, visit}) => {
    const loads = countLoads(page);
    let lost = 0;
    await page.route(mainScript, (route) =>
      (lost += 1) === 1 ? route.fulfill(isLost) : route.fallback(),
    );
    await visit('/contact');
    await wake(page);
    await expect.poll(loads).toBe(2);
    await expectAlive(page);
    // Forgotten, so that the next loss is mended too.
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('a part of the page gone once: the page recovers by itself', async ({page, visit}) => {
    const loads = countLoads(page);
    let lost = 0;
    await page.route(partOfAPage, (route) =>
      (lost += 1) === 1 ? route.fulfill(isLost) : route.fallback(),
    );
    await visit('/contact');
    await wake(page);
    await expect.poll(loads).toBe(2);
    await expectAlive(page);
  });

  test('a part of the page gone for good: it stays readable and does not loop', async ({
    page,
    visit,
  }) => {
    const loads = countLoads(page);
    await page.route(partOfAPage, (route) => route.fulfill(isLost));
    await visit('/contact');
    await wake(page);
    await page.waitForTimeout(2000);
    expect(loads()).toBe(2);
    await expectReadable(page);
  });

  test('gone, and the tab can keep no note: it is not loaded again', async ({page, visit}) => {
    const loads = countLoads(page);
    let lost = 0;
    await refuseStorage(page);
    await page.route(mainScript, (route) => {
      lost += 1;
      return route.fulfill(isLost);
    });
    await visit('/insights');
    await wake(page);
    await expect.poll(() => lost).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    expect(loads()).toBe(1);
    await expectReadable(page);
  });

  test('gone while somebody has begun to write: the words stay', async ({page}) => {
    const loads = countLoads(page);
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    let lost = 0;
    await page.route(mainScript, async (route) => {
      await typed;
      await route.fulfill(isLost);
      lost += 1;
    });
    await page.goto('./contact', {waitUntil: 'commit'});
    await page.getByPlaceholder('Your name').fill('Ada Lovelace');
    release();
    await wake(page);
    await expect.poll(() => lost).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    expect(loads()).toBe(1);
    await expect(page.getByPlaceholder('Your name')).toHaveValue('Ada Lovelace');
  });

  test('late by seconds: until then the page can be read, its menu opened and its links followed', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.fallback();
    });
    await page.goto('.', {waitUntil: 'commit'});
    await expectReadable(page);
    await page.getByRole('banner').getByRole('button', {name: /menu/i}).click();
    await link(page, 'About').click();
    await expect(page).toHaveURL(at('/about'));
    await expectReadable(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await visit('/contact');
    await expectAlive(page);
  });
});

test.describe('published anew under an open page', () => {
  test('a category whose filter is gone: the page comes once more, and shows it', async ({
    page,
    visit,
  }) => {
    await visit('/insights');
    let lost = 0;
    await page.route(partOfAPage, (route) =>
      (lost += 1) === 1 ? route.fulfill(isLost) : route.fallback(),
    );
    await page.getByRole('main').getByRole('link', {name: 'Healthcare', exact: true}).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(`${at('/insights')}?category=Healthcare`);
    await expectReadable(page);
  });

  test('the search that is gone says so, and the page stays', async ({page, visit}) => {
    await visit('/about');
    await expectAlive(page);
    await page.route(/\/(search-index|assets\/js)\//, (route) => route.fulfill(isLost));
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toBeVisible();
    await dialog.getByRole('searchbox').fill('CMMC');
    // The words stand in the page from the start, hidden.
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
    await page.keyboard.press('Escape');
    await expectReadable(page);
  });

  test('the select and the toast that are gone leave the form working', async ({page, visit}) => {
    const lost = new Set<string>();
    await page.route(partOfAPage, async (route) => {
      const response = await route.fetch();
      const [extra] = /radix|sonner/i.exec(await response.text()) ?? [];
      if (extra) lost.add(extra.toLowerCase());
      await (extra ? route.fulfill(isLost) : route.fulfill({response}));
    });
    await visit('/contact');
    await expectAlive(page);
    await page.getByPlaceholder('Your name').fill('Ada');
    await page.getByPlaceholder('your email address').fill('ada@visitor.example');
    await page.getByPlaceholder(/^Tell us about/).fill('Hello.');
    await page.getByRole('main').getByRole('button', {name: /send/i}).click();
    await expect(page.getByPlaceholder('Your name')).toHaveValue('');
    await expect(page.locator('#contact-form').getByRole('status')).toHaveText(
      "Message Sent! We'll get back to you as soon as possible.",
    );
    await expect.poll(() => [...lost].sort()).toEqual(['radix', 'sonner']);
    await expect(page.getByRole('combobox', {name: /inquiry type/i})).toHaveJSProperty(
      'tagName',
      'SELECT',
    );
    await expectReadable(page);
    await page.unrouteAll({behavior: 'wait'});
  });
});

test.describe('what a page is dressed in', () => {
  for (const path of ['/', '/services/cybersecurity', '/insights/defense-security']) {
    test(`styles lost on ${path}: everything can be read, in its order`, async ({page, visit}) => {
      await page.route(/\.css(\?.*)?$/, (route) => route.abort());
      // A page's own styles stand in the page.
      await page.route(at(path), async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace(/<style[\s\S]*?<\/style>/g, ''),
        });
      });
      await visit(path);
      await settle(page);
      await expect(page.locator('body'), 'as the browser itself dresses it').toHaveCSS(
        'margin',
        '8px',
      );
      await expectReadable(page);
      const headings = page.getByRole('main').getByRole('heading');
      const tops = await headings.evaluateAll((all) =>
        all.map((heading) => heading.getBoundingClientRect().top),
      );
      expect(tops.length).toBeGreaterThan(3);
      expect(await page.locator('main :is(h1, h2, h3)').count(), 'all of them are shown').toBe(
        tops.length,
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      // What opens by a press is not open.
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('fonts blocked: the text stands in others, and nothing sticks out', async ({
    page,
    visit,
  }) => {
    await page.route(/\.woff2/, (route) => route.abort());
    await page.setViewportSize({width: 320, height: 640});
    for (const path of ['/', '/services/cybersecurity', '/insights/defense-security']) {
      await visit(path);
      await settle(page);
      await expectReadable(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
    }
  });

  test('pictures blocked: their place holds, and nothing is only in them', async ({
    page,
    visit,
  }) => {
    await page.route(/\.(svg|png|webp|jpg)(\?.*)?$/, (route) => route.abort());
    await visit('/insights');
    await settle(page);
    await expectReadable(page);
    const covers = page.getByRole('main').getByRole('article').locator('img:visible');
    const heights = await covers.evaluateAll((all) =>
      all.map((cover) => cover.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThan(100);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });
});

/** A browser that refuses to keep anything, as some do in private windows. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
}

test.describe('storage', () => {
  test('refused: the theme changes, the pages change, the form can be written in', async ({
    page,
    visit,
  }) => {
    await refuseStorage(page);
    await visit('/about');
    await expectAlive(page);
    await page
      .getByRole('banner')
      .getByRole('button', {name: /theme|dark/i})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await link(page, 'Contact').click();
    await page.getByPlaceholder('Your name').fill('Ada');
    await expect(page.getByPlaceholder('Your name')).toHaveValue('Ada');
    await expectReadable(page);
  });

  test('full: the same', async ({page, visit}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await visit('/contact');
    await expectAlive(page);
    await page
      .getByRole('banner')
      .getByRole('button', {name: /theme|dark/i})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByPlaceholder('Your name').fill('Ada');
    await expectReadable(page);
  });

  test("holding nonsense from elsewhere: the theme is the system's", async ({page, visit}) => {
    await visit('/about');
    await page.evaluate(() => {
      for (const key of ['theme', 'theme-288', 'theme-null'])
        localStorage.setItem(key, '"><script>');
    });
    await visit('/about');
    await expectAlive(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
  });
});

test.describe('offline', () => {
  const notice = (page: Page) => page.getByRole('status').filter({hasText: "You're offline"});

  test('a link to a page that is not here: this page stays, says so, and keeps what is typed', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/contact');
    await expectAlive(page);
    await page.getByPlaceholder(/^Tell us about/).fill('Half a message');
    await page.route(/\/(assets\/js|insights|about|industries)/, (route) => route.abort());
    await context.setOffline(true);
    await link(page, 'Industries').click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(at('/contact'));
    await expect(page.getByPlaceholder(/^Tell us about/)).toHaveValue('Half a message');
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    await link(page, 'Industries').click();
    await expect(page).toHaveURL(at('/industries'));
    await expectReadable(page);
  });

  test('a link to an article: the same', async ({page, visit, context}) => {
    await visit('/insights');
    await expectAlive(page);
    await page.route(/\/(assets\/js|insights\/)/, (route) => route.abort());
    await context.setOffline(true);
    await page
      .getByRole('main')
      .getByRole('link', {name: /Defense Cybersecurity/})
      .first()
      .click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(at('/insights'));
    await expectReadable(page);
    await context.setOffline(false);
  });

  for (const [where, width, part, open] of [
    ['search', 1366, '[data-search-dialog]', (page: Page) => page.keyboard.press('Control+k')],
    [
      'the menu',
      390,
      '[data-menu]',
      (page: Page) => page.getByRole('banner').getByRole('button', {name: /menu/i}).click(),
    ],
  ] as const) {
    test(`a link in ${where}: the notice is on top of it`, async ({page, visit, context}) => {
      await page.setViewportSize({width, height: 800});
      await visit('/contact');
      await expectAlive(page);
      await open(page);
      const links = page.locator(`${part} a:visible`).filter({hasNotText: 'Contact'});
      await expect(links.first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.route(/\/(assets\/js|insights|about|industries|services|$)/, (route) =>
        route.abort(),
      );
      await context.setOffline(true);
      await links.first().click();
      await expect(notice(page)).toBeVisible();
      const isOnTop = () =>
        notice(page).evaluate((element) => {
          const {x, y, width: wide, height} = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
        });
      await expect.poll(isOnTop).toBe(true);
      await page.unrouteAll({behavior: 'ignoreErrors'});
      await context.setOffline(false);
    });
  }

  test('a link to a page that has been open before leads there', async ({page, visit, context}) => {
    await visit('/about');
    await expectAlive(page);
    await link(page, 'Industries').click();
    await expect(page).toHaveURL(at('/industries'));
    await context.setOffline(true);
    await link(page, 'About').click();
    await expect(page).toHaveURL(at('/about'));
    await expectReadable(page);
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(false);
  });

  test('a link to a place on the page leads there', async ({page, visit, context}) => {
    await visit('/services');
    await expectAlive(page);
    await context.setOffline(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(false);
  });
});

test.describe('a slow connection', () => {
  test('with half a second for each file the page comes whole, and leads on', async ({
    page,
    visit,
  }) => {
    await page.route(/\/assets\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fallback();
    });
    await visit('/');
    await link(page, 'Services').click();
    await expect(page).toHaveURL(at('/services'));
    await expectReadable(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  test('scripts that come seconds after a press on Search: it opens then, once', async ({page}) => {
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.fallback();
    });
    await page.goto('./about', {waitUntil: 'commit'});
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    await expect(dialog).toBeHidden();
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    await expect(dialog).toBeHidden();
  });
});

test.describe('places and languages', () => {
  for (const timezoneId of [
    'Pacific/Pago_Pago',
    'America/New_York',
    'UTC',
    'Asia/Kolkata',
    'Pacific/Kiritimati',
  ]) {
    test.describe(timezoneId, () => {
      test.use({timezoneId});
      test('articles carry the same days, and React takes its parts over without a complaint', async ({
        page,
        visit,
      }) => {
        await visit('/insights');
        await expectAlive(page);
        const days = await page.getByRole('main').locator('time').allInnerTexts();
        expect(days[0]).toBe('October 10, 2025');
        expect(days.at(-1)).toBe('September 8, 2025');
        await visit('/insights/defense-security');
        await settle(page);
        await expect(page.getByRole('main').getByText('September 15, 2025').first()).toBeVisible();
        await visit('/contact');
        await expectAlive(page);
      });
    });
  }

  for (const locale of ['de-DE', 'ar-EG', 'th-TH']) {
    test.describe(locale, () => {
      test.use({locale});
      test("dates and figures are those of the page's language", async ({page, visit}) => {
        await visit('/insights');
        await expectAlive(page);
        await expect(page.getByRole('main').locator('time').first()).toHaveText('October 10, 2025');
        await visit('/contact');
        await expectAlive(page);
        await page.getByPlaceholder(/^Tell us about/).fill('Guten Tag');
        await expectReadable(page);
      });
    });
  }
});

test.describe('others who change the page', () => {
  test('a translation in the browser: the pages go on changing', async ({page, visit}) => {
    await visit('/services');
    await expectAlive(page);
    // As translators do it: every text is put into elements of their own.
    const translate = () =>
      page.evaluate(() => {
        document.documentElement.lang = 'de';
        document.documentElement.classList.add('translated-ltr');
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts.filter(({data}) => data.trim())) {
          const font = document.createElement('font');
          font.append(document.createElement('font'));
          font.firstElementChild?.append(`Ü ${text.data}`);
          text.replaceWith(font);
        }
      });
    await translate();
    await page.locator('header nav a').filter({hasText: 'Industries'}).click();
    await expect(page).toHaveURL(at('/industries'));
    await expectReadable(page);
    await translate();
    await page.locator('header nav a').filter({hasText: 'Contact'}).click();
    await expect(page).toHaveURL(at('/contact'));
    await expectReadable(page);
    await page.getByPlaceholder('Your name').fill('Ada');
  });

  test('an extension that is there before React: attributes and elements of its own', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', 'on');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        document.body.prepend(document.createElement('extension-bar'));
        document.body.append(document.createElement('extension-panel'));
      });
    });
    for (const path of ['/', '/contact', '/insights']) {
      await visit(path);
      await expectAlive(page);
      await expectReadable(page);
    }
  });

  test('a blocker that takes elements away after React has come', async ({page, visit}) => {
    await visit('/insights');
    await expectAlive(page);
    await page.evaluate(() =>
      document.querySelectorAll('svg, img').forEach((element) => element.remove()),
    );
    await link(page, 'About').click();
    await expect(page).toHaveURL(at('/about'));
    await expectReadable(page);
  });

  test('a password manager that writes into the form', async ({page, visit}) => {
    await visit('/contact');
    await expectAlive(page);
    await page.evaluate(() => {
      for (const input of document.querySelectorAll<HTMLInputElement>('main input')) {
        input.insertAdjacentHTML('afterend', '<span data-manager></span>');
        input.setAttribute('data-manager-id', '1');
      }
    });
    await page.getByPlaceholder('Your name').fill('Ada');
    await page.getByPlaceholder('your email address').fill('ada@visitor.example');
    await page.getByPlaceholder(/^Tell us about/).fill('Hello.');
    await page.getByRole('main').getByRole('button', {name: /send/i}).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });
});

test.describe('back and forward', () => {
  test("from the browser's own memory the page is alive, with its theme", async ({page, visit}) => {
    await visit('/about');
    await expectAlive(page);
    await page
      .getByRole('banner')
      .getByRole('button', {name: /theme|dark/i})
      .click();
    await visit('/insights/defense-security');
    await settle(page);
    await page.goBack();
    await expect(page).toHaveURL(at('/about'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await link(page, 'Services').click();
    await expect(page).toHaveURL(at('/services'));
    await page.goBack();
    await expect(page).toHaveURL(at('/about'));
    await page.goForward();
    await expect(page).toHaveURL(at('/services'));
    await expectReadable(page);
  });
});

test.describe('odd addresses', () => {
  for (const [name, path, meant] of [
    ['upper case', '/ABOUT?a=B#Values', '/about?a=B#Values'],
    ['two slashes within', '/Services//cybersecurity', '/services/cybersecurity'],
  ] as const) {
    test(`${name}: leads to the page that is meant`, async ({page, baseURL}) => {
      await page.goto(`${(baseURL ?? '').replace(/\/$/, '')}${path}`);
      await wake(page);
      await expect(page).toHaveURL(at(meant));
      await expectAlive(page);
      await expectReadable(page);
    });
  }

  for (const [name, path, meant] of [
    ['two slashes at the start', '//about', '/about'],
    ['two slashes within', '/services//cybersecurity', '/services/cybersecurity'],
  ] as const) {
    test(`${name}, which the host overlooks: the page is there, whole, and names its own address`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${(baseURL ?? '').replace(/\/$/, '')}${path}`);
      await expectAlive(page);
      await expectReadable(page);
      await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${at(meant)}$`),
      );
      await link(page, 'Industries').click();
      await expect(page).toHaveURL(at('/industries'));
    });
  }

  const odd = [
    ['a script', '/<script>alert(1)</script>'],
    ['an escaped script', '/%3Cimg%20src=x%20onerror=alert(1)%3E'],
    ['2,000 characters', `/${'a'.repeat(2000)}`],
    ['letters of other scripts', '/услуги/漢字'],
    ['dots', '/services/../../about/..;/x'],
  ] as const;
  for (const [name, path] of odd) {
    test(`${name}: a page that says so and leads on`, async ({page, baseURL}) => {
      let asked = false;
      page.on('dialog', (dialog) => {
        asked = true;
        void dialog.dismiss();
      });
      await page.goto(`${(baseURL ?? '').replace(/\/$/, '')}${path}`);
      await page.waitForTimeout(400);
      await expectReadable(page);
      await expect(page.getByRole('link', {name: 'Return to Home'})).toHaveAttribute(
        'href',
        at('/'),
      );
      expect(asked).toBe(false);
    });
  }

  test('a broken escape in the path: where the host shows the 404 page, it can be read', async ({
    page,
    baseURL,
    request,
  }) => {
    const body = await (await request.get(`${baseURL ?? ''}404.html`)).text();
    await page.route(/%E0%A4%A/, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body}),
    );
    await page.goto(`${baseURL ?? ''}about/%E0%A4%A`);
    await page.waitForTimeout(500);
    await expectReadable(page);
    await expect(page.getByRole('link', {name: 'Return to Home'})).toBeVisible();
  });

  test('broken escapes in the query and the part: the page is there', async ({page, visit}) => {
    await visit('/about?q=%E0%A4%A&%#%E0%A4%A');
    await expectAlive(page);
    await expectReadable(page);
  });

  test('the query and the part are kept, with and without the slash', async ({page, visit}) => {
    for (const path of ['/services', '/services/']) {
      await visit(`${path}?utm=a&b=c%20d#behavioral`);
      await expectAlive(page);
      expect(page.url()).toMatch(/\?utm=a&b=c%20d#behavioral$/);
      await expect(page.locator('#behavioral')).toBeInViewport();
    }
  });

  test('an old address keeps both on the way to the new one, with scripts and without', async ({
    page,
    baseURL,
    browser,
  }) => {
    const body = completeRedirectPage(createRedirectPageContent({toUrl: at('/about')}));
    await page.route(/\/old-address/, (route) => route.fulfill({contentType: 'text/html', body}));
    await page.goto(`${baseURL ?? ''}old-address?a=b#values`);
    await expect(page).toHaveURL(`${at('/about')}?a=b#values`);
    await expectAlive(page);
    const plain = await browser.newContext({javaScriptEnabled: false, baseURL});
    const reader = await plain.newPage();
    await reader.route(/\/old-address/, (route) => route.fulfill({contentType: 'text/html', body}));
    await reader.goto(`${baseURL ?? ''}old-address`);
    await expect(reader).toHaveURL(new RegExp(`${at('/about')}$`));
    await plain.close();
  });
});

test('the title in the tab never becomes another one while the page comes alive', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, {titles});
    const note = () =>
      document.title && titles.at(-1) !== document.title && titles.push(document.title);
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (const path of [
    '/',
    '/services',
    '/services/cybersecurity',
    '/insights',
    '/contact',
    '/no/such-page',
  ]) {
    await visit(path);
    await settle(page);
    await page.waitForTimeout(300);
    const titles = await page.evaluate(() => (window as unknown as {titles: string[]}).titles);
    expect(titles).toHaveLength(1);
  }
});
