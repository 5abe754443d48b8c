/**
 * Screenshots of every page of the built site, light and dark, on a phone, a tablet and a desk, in
 * gallery/ (ignored by git) with an index page: any change can be looked at in a minute.
 * `npm run build && npm run gallery`; `npm run gallery -- /about /contact` for some pages only.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {findChromium} from './chromium.mjs';
import {requireBuild, runCommand} from './command.mjs';
import {createStaticServer} from './serve.mjs';

const folder = 'gallery';
const widths = [390, 820, 1440];
const themes = ['light', 'dark'];

/** The site's pages as its sitemap lists them, and one address that leads nowhere. */
async function readRoutes() {
  const sitemap = await readFile('build/sitemap.xml', 'utf8').catch(() => {
    throw new Error('There is no build/sitemap.xml: run `npm run build` first.');
  });
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  return [...routes, '/no-such-page'];
}

/** Makes what is below the fold load, as scrolling would. */
async function loadLazyImages(page) {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.complete || !image.checkVisibility()
          ? undefined
          : image.decode().catch(() => undefined);
      }),
    ),
  );
}

const fileName = (route, width, theme) =>
  `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '_')}-${width}-${theme}.png`;

async function main() {
  const {positionals: chosen} = parseArgs({allowPositionals: true});
  const wrong = chosen.find((route) => !route.startsWith('/'));
  if (wrong)
    throw new Error(`"${wrong}" is no page: write its path, as in npm run gallery -- /about`);
  requireBuild('build');
  const routes = chosen.length > 0 ? chosen : await readRoutes();
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder);

  const server = createStaticServer({dir: 'build'});
  await new Promise((ready) => server.listen(0, ready));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const width of widths) {
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: {width, height: 900},
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const route of routes) {
        await page.goto(`http://localhost:${server.address().port}${route}`, {
          waitUntil: 'networkidle',
        });
        await loadLazyImages(page);
        await page.screenshot({path: `${folder}/${fileName(route, width, theme)}`, fullPage: true});
      }
      await context.close();
    }
  }
  await browser.close();
  server.close();

  const rows = routes.map((route) => {
    const shots = themes.flatMap((theme) => widths.map((width) => fileName(route, width, theme)));
    const links = shots.map(
      (file) =>
        `<a href="${file}"><img src="${file}" alt="${file}" width="220" loading="lazy"></a>`,
    );
    return `<h2>${route}</h2><p>${links.join(' ')}</p>`;
  });
  await writeFile(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Gallery</title>${rows.join('\n')}`,
  );
  console.log(
    `${folder}/index.html: ${routes.length} pages, ${widths.length * themes.length} screenshots each`,
  );
}

void runCommand(import.meta.url, main);
