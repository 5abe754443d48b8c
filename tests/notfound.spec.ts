import {at, expect, settle, test} from './fixtures';
import {unknownPath} from './table';

// The browser itself notes a page's status 404; the rest is ours.
test.use({expected: /Failed to load resource|such-page|no-such|really-not/});

for (const path of [unknownPath, '/services/no-such-service', '/insights/really-not-there']) {
  test(`${path} shows the specification's words and logs itself once`, async ({page, visit}) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const isOurs = !message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && isOurs) errors.push(message.text());
    });
    const response = await visit(path);
    expect(response?.status()).toBe(404);
    await settle(page);
    const main = page.getByRole('main');
    await expect(main.getByText('404', {exact: true})).toBeVisible();
    await expect(main.getByText('Oops! Page not found', {exact: true})).toBeVisible();
    const home = main.getByRole('link', {name: 'Return to Home'});
    await expect(home).toHaveAttribute('href', at('/'));
    await page.waitForTimeout(500);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(path);
    await home.click();
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('banner')).toBeVisible();
    expect(errors).toHaveLength(1);
  });
}

test('keeps the frame, and its own place out of search engines', async ({page, visit}) => {
  // No search engine keeps what is answered so.
  expect((await visit(unknownPath))?.status()).toBe(404);
  await settle(page);
  await expect(
    page.getByRole('banner').getByRole('link', {name: 'Services', exact: true}),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
});

test.describe('the nearest pages', () => {
  test.use({expected: /Failed to load resource|404: no page at|net::ERR/});

  const near = /one of these/i;

  for (const [asked, wanted] of [
    ['/service/cyber-security', '/services/cybersecurity'],
    ['/Service/CyberSecurity.html', '/services/cybersecurity'],
    ['/services/cybersecurty', '/services/cybersecurity'],
    ['/blog/2025/10/10/ai-in-government/', '/insights/ai-in-government'],
    ['/insights/cloud-development', '/services/cloud-development'],
    ['/contact-us', '/contact'],
  ] as const) {
    test(`${asked} is offered ${wanted} first`, async ({page, visit}) => {
      await visit(asked);
      const list = page.getByRole('navigation', {name: near});
      await expect(list.getByRole('link').first()).toHaveAttribute('href', at(wanted));
      await expect(page.getByRole('status').filter({has: list})).toHaveCount(1);
      await list.getByRole('link').first().click();
      await expect(page).toHaveURL(at(wanted));
      await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
    });
  }

  test('stand below the words and move nothing above them', async ({page, baseURL}) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources?: {node?: Node}[];
        })[]) {
          const moved = (entry.sources ?? []).filter(
            ({node}) => node instanceof Element && node.closest('header, main h1, main p'),
          );
          // A hair nobody sees.
          if (moved.length > 0 && entry.value > 0.001) shifts.push(entry.value);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    // Who comes from the site has its fonts: they move nothing either.
    await page.goto(`${baseURL ?? ''}service/cyber-security`, {referer: baseURL});
    const list = page.getByRole('navigation', {name: near});
    await expect(list).toBeVisible();
    const [home, box] = await Promise.all([
      page.getByRole('link', {name: 'Return to Home'}).boundingBox(),
      list.boundingBox(),
    ]);
    expect(box?.y).toBeGreaterThan((home?.y ?? 0) + (home?.height ?? 0));
    expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
    await expect(list.getByRole('link')).not.toHaveCount(0);
    for (const link of await list.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  for (const [name, path] of [
    [
      'markup',
      '/services/%3Cscript%3Edocument.title=1%3C/script%3E%3Cimg%20src=x%20onerror=document.title=1%3E',
    ],
    ['2,000 characters', `/services/${'a'.repeat(2000)}`],
    ['double slashes', '/services//cyber-security'],
  ] as const) {
    test(`survive ${name}`, async ({page, visit}) => {
      await visit(path);
      await settle(page);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(
        page.getByRole('navigation', {name: near}).getByRole('link').first(),
      ).toHaveAttribute('href', /\/services/);
      expect(await page.title()).toMatch(/not found/i);
      await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
    });
  }

  test('are left out without a word when their list cannot be loaded', async ({page, visit}) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        errors.push(message.text());
    });
    let isAsked = false;
    await page.route(/assets\/js\/pages\.[\da-f]+\.js/, (route) => {
      isAsked = true;
      return route.abort();
    });
    await visit('/service/cyber-security');
    await settle(page);
    await expect.poll(() => isAsked).toBe(true);
    await page.waitForTimeout(300);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('navigation', {name: near})).toHaveCount(0);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('404: no page at');
  });

  test('are no burden to other pages', async ({page, visit}) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await visit('/about');
    await settle(page);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((file) => /\/pages\.[\da-f]+\.js/.test(file))).toEqual([]);
  });
});
