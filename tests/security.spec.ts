/** Security and privacy: the Content Security Policy, cookies, stored data, and links to other sites. */
import {createHash} from 'node:crypto';
import {allowedOrigins, readSettings} from '../src/settings';
import {site} from '../src/site';
import {
  builtPage,
  expect,
  menuButton,
  openMenuButton,
  noteRefusals,
  settle,
  showStill,
  test,
  themeButton,
} from './fixtures';
import {routes, withTerm} from './published';

test('using every feature of a page breaks no policy, sets no cookies, and stores only the theme', async ({
  page,
  visit,
  context,
}) => {
  const refusals = await noteRefusals(page);
  await visit(withTerm);
  await settle(page);
  await themeButton(page).click();
  const term = page.getByRole('main').locator('[data-tooltip-tap]').first();
  await showStill(term);
  await term.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.setViewportSize({width: 390, height: 800});
  await menuButton(page).click();
  await expect(openMenuButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({media: 'print'});
  expect(refusals).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual([expect.stringMatching(/^theme/)]);
});

test("every page's policy allows its own files, its inline code, the owner's services, and nothing else", () => {
  const {img, connect, form, script} = allowedOrigins(
    readSettings(site, process.env),
    site.analytics,
  );
  for (const route of [...routes, '/404']) {
    const $ = builtPage(route);
    const hashes = (selector: string) => {
      const texts = $(selector)
        .toArray()
        .map((element) => $(element).text());
      const codes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
      return [...new Set(codes.map((code) => `'sha256-${code}'`))].sort();
    };
    const meta = $('meta[http-equiv="Content-Security-Policy"]');
    const policy = Object.fromEntries(
      (meta.attr('content') ?? '').split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources];
      }),
    );
    expect.soft(policy, route).toEqual({
      'default-src': ["'self'"],
      'script-src': expect.arrayContaining([
        "'self'",
        ...hashes('script:not([src]):not([type$="json"])'),
      ]),
      'script-src-attr': ["'none'"],
      'style-src': expect.arrayContaining(["'self'", ...hashes('style')]),
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'data:', ...img],
      'connect-src': ["'self'", ...connect],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", ...form],
    });
    // Scripts add some more inline code, which is allowed by its hash too.
    const allowed = [...(policy['script-src'] ?? []), ...(policy['style-src'] ?? [])];
    expect
      .soft(allowed.filter((source) => !source.startsWith("'sha256-")))
      .toEqual(["'self'", "'wasm-unsafe-eval'", ...script, "'self'"]);
    // The policy only applies to what comes after it.
    expect.soft(meta.nextAll('script, style, link').length, route).toBeGreaterThan(0);
    expect.soft(meta.prevAll('script, style, link').length, route).toBe(0);
  }
});

test('links to other sites send no referrer path and give them no access to the window', () => {
  let count = 0;
  for (const route of routes) {
    const $ = builtPage(route);
    expect($('meta[name="referrer"]').attr('content')).toBe('strict-origin-when-cross-origin');
    for (const {attribs} of $('main a[href^="http"]').toArray()) {
      count += 1;
      expect.soft(attribs.target, attribs.href).toBe('_blank');
      expect.soft(attribs.rel?.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
    }
  }
  expect(count).toBeGreaterThan(0);
});
