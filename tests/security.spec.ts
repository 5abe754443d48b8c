/** What no page may do to its visitors, with every feature used, and what no link may do to a page. */
import {createHash} from 'node:crypto';
import {expect, settle, test, type Page} from './fixtures';
import {routes, unknownPath} from './table';

/** Notes what the browser refuses because of the page's policy. @returns the list it is added to */
async function noteRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeFunction('noteRefusal', (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI, sample, sourceFile}) => {
        const {noteRefusal} = window as unknown as {noteRefusal: (refusal: string) => void};
        noteRefusal(
          `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile ?? ''}`,
        );
      },
    );
  });
  return refusals;
}

/** Uses what the bar of every page offers. */
async function useFrame(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner
    .getByRole('button', {name: /theme|dark/i})
    .first()
    .click();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('searchbox').fill('CMMC');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 390, height: 800});
  await banner.getByRole('button', {name: /menu/i}).click();
  await expect(banner.getByRole('link', {name: 'About', exact: true})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 1366, height: 768});
}

/** Has the text's terms explained, and looks at it as paper. @returns how many terms there are */
async function useText(page: Page): Promise<number> {
  const terms = await page.getByRole('main').locator('[data-tooltip-tap]').all();
  for (const term of terms) {
    const explanation = await term.getAttribute('data-tooltip');
    // Scrolling hides a tooltip.
    await term.scrollIntoViewIfNeeded();
    await expect(async () => {
      await term.click();
      await expect(page.getByRole('tooltip')).toHaveText(explanation ?? '', {timeout: 500});
    }).toPass({timeout: 10_000});
  }
  await page.mouse.wheel(0, 2000);
  await page.emulateMedia({media: 'print'});
  await page.emulateMedia({media: 'screen'});
  return terms.length;
}

async function useForms(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByPlaceholder('Your name').fill('Ada');
  await main.getByPlaceholder('your email address').fill('ada@visitor.example');
  await main.getByPlaceholder(/^Tell us about/).fill('Hello.');
  const select = main.getByRole('combobox', {name: /inquiry type/i});
  await expect(select).toHaveJSProperty('tagName', 'BUTTON');
  await select.press('Enter');
  await page.getByRole('option', {name: 'General Inquiry'}).click();
  // Opened and closed a second time, as a style that is added again would be.
  await select.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  // The page behind stands still, by styles that the policy lets in.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await main.getByRole('button', {name: /send/i}).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await main.getByRole('button', {name: /book/i}).click();
}

for (const path of [...routes, unknownPath]) {
  test.describe(path, () => {
    test.use({expected: path === unknownPath ? /Failed to load resource|such-page/ : undefined});

    test('holds to its policy, asks no other host and keeps the theme alone, and for the tab the last search', async ({
      page,
      visit,
      context,
    }) => {
      test.slow();
      const refusals = await noteRefusals(page);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await visit(path);
      await settle(page);
      const terms = await useText(page);
      if (path === '/insights/defense-security') expect(terms).toBeGreaterThan(0);
      await useFrame(page);
      if (path === '/contact') await useForms(page);
      expect(refusals).toEqual([]);
      expect([...hosts]).toEqual([new URL(page.url()).host]);
      expect(await context.cookies()).toEqual([]);
      const kept = await page.evaluate(() => ({
        ever: Object.keys(localStorage),
        tab: Object.keys(sessionStorage),
      }));
      // A message that was sent has left no draft, and no script was lost.
      expect(kept).toEqual({ever: [expect.stringMatching(/^theme/)], tab: ['search-query']});
    });
  });
}

test.describe('a script that somebody slips in', () => {
  test.use({expected: /Content Security Policy|violates the following/i});

  test('is not run, whatever its way', async ({page, visit}) => {
    const refusals = await noteRefusals(page);
    await visit('/about');
    await settle(page);
    const ran = await page.evaluate(async () => {
      const traces = window as unknown as Record<string, boolean>;
      const script = document.createElement('script');
      script.textContent = 'window.ranInline = true';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="window.ranHandler = true" alt="">',
      );
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      // What the test itself runs is let through; what the page runs later is not.
      setTimeout(() => {
        try {
          // eslint-disable-next-line no-eval -- the very thing to be refused
          (0, eval)('window.ranEval = true');
        } catch {
          // Refused.
        }
      });
      const foreign = document.createElement('script');
      foreign.src = 'data:text/javascript,window.ranForeign=true';
      document.body.append(foreign);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const isHidden = getComputedStyle(document.body).display === 'none';
      return ['ranInline', 'ranHandler', 'ranEval', 'ranForeign']
        .filter((name) => traces[name])
        .concat(isHidden ? 'style' : []);
    });
    expect(ran).toEqual([]);
    expect(refusals.length).toBeGreaterThanOrEqual(4);
  });
});

test('a link cannot set the theme or attributes of the page it leads to', async ({page, visit}) => {
  await visit('/about?docusaurus-theme=dark&docusaurus-data-theme=dark&docusaurus-data-x=1');
  await settle(page);
  const attributes = await page
    .locator('html')
    .evaluate((html) =>
      html.getAttributeNames().map((name) => `${name}=${html.getAttribute(name)}`),
    );
  expect(attributes).toContain('data-theme=light');
  expect(attributes.join()).not.toMatch(/data-x|data-theme=dark/);
  expect(page.url()).toContain('docusaurus-data-x=1');
});

test('the policy is in the page before all that it is to hold for', async ({page, visit}) => {
  const response = await visit('/');
  const html = (await response?.text()) ?? '';
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
    html.search(/<script(?![^>]*json)|<style|rel="?stylesheet/),
  );
  const scripts = await page.locator('script:not([src]):not([type$="json"])').allTextContents();
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
});

test("other sites learn no page's address, and a page that opens in a new tab cannot reach back", async ({
  page,
  visit,
}) => {
  for (const path of ['/insights/defense-security', '/services/cybersecurity']) {
    await visit(path);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute(
      'content',
      'strict-origin-when-cross-origin',
    );
    const links = await page
      .locator('a[href^="http"]')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[])
          .filter(({host}) => host !== location.host)
          .map(({href, target, relList}) => ({href, target, rel: [...relList].sort()})),
      );
    expect(links.length).toBeGreaterThan(0);
    // What else asks another host, such as a form, tells it this site's host by the policy above; a link tells nothing.
    expect(links).toEqual(
      links.map(({href}) => ({href, target: '_blank', rel: ['noopener', 'noreferrer']})),
    );
  }
});
