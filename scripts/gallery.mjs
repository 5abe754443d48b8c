/**
 * Screenshots of every page of the built site, light and dark, on a phone, a tablet and a desk, in
 * gallery/ (ignored by git): any change can be looked at in a minute.
 * `npm run build && npm run gallery`; `npm run gallery -- /about /contact` for some pages only.
 */
import {readFile, rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {findChromium} from './chromium.mjs';
import {requireBuild, runCommand} from './command.mjs';
import {createStaticServer} from './serve.mjs';

/** The site's pages as its sitemap lists them, and one address that leads nowhere. */
async function readRoutes() {
  const sitemap = await readFile('build/sitemap.xml', 'utf8').catch(() => {
    throw new Error('There is no build/sitemap.xml: run `npm run build` first.');
  });
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...addresses.map(([, address]) => new URL(address).pathname), '/no-such-page'];
}

async function main() {
  const {positionals: chosen} = parseArgs({allowPositionals: true});
  const wrong = chosen.find((route) => !route.startsWith('/'));
  if (wrong)
    throw new Error(`"${wrong}" is no page: write its path, as in npm run gallery -- /about`);
  requireBuild('build');
  const routes = chosen.length > 0 ? chosen : await readRoutes();
  await rm('gallery', {recursive: true, force: true});
  const server = createStaticServer({dir: 'build'});
  await new Promise((ready) => server.listen(0, ready));
  const baseURL = `http://localhost:${server.address().port}`;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const width of [390, 820, 1440])
    for (const colorScheme of ['light', 'dark']) {
      const viewport = {width, height: 900};
      const page = await browser.newPage({viewport, colorScheme, reducedMotion: 'reduce', baseURL});
      for (const route of routes) {
        await page.goto(route, {waitUntil: 'networkidle'});
        // What is below the fold loads as if it was scrolled to.
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
        });
        await page.waitForLoadState('networkidle');
        const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '_');
        const path = `gallery/${name}-${width}-${colorScheme}.png`;
        await page.screenshot({path, fullPage: true});
      }
      await page.close();
    }
  await browser.close();
  server.close();
  console.log(`gallery/: ${routes.length} pages, six screenshots each`);
}

void runCommand(import.meta.url, main);
