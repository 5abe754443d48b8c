/** Measures what a visitor's browser is sent and how long a click takes, in a real Chromium. */
import {chromium} from 'playwright-core';
import {findChromium} from '../chromium.mjs';

/** The kinds of files that the table tells apart. */
export const types = ['html', 'css', 'font', 'image', 'js', 'other'];

/** Which kind a file is of, by the type that its server names. */
export function typeOf(mime) {
  if (mime === 'text/html') return 'html';
  if (mime === 'text/css') return 'css';
  if (mime.startsWith('image/')) return 'image';
  if (/font|woff/.test(mime)) return 'font';
  return /javascript|ecmascript/.test(mime) ? 'js' : 'other';
}

/** Sums files by their kind. @param {Iterable<{mime: string, bytes: number}>} files */
export function sumByType(files) {
  const sums = Object.fromEntries(types.map((type) => [type, 0]));
  for (const {mime, bytes} of files) sums[typeOf(mime)] += bytes;
  return sums;
}

/** The middle one of some numbers, of which one measurement that was disturbed changes little. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Starts a browser. @param {string[]} args what to tell it beside the usual */
export const openBrowser = async (args = []) =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });

/** Counts what a page is sent from here on, headers included, as the network carries it. */
async function watch(page) {
  const session = await page.context().newCDPSession(page);
  const files = new Map();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({requestId, response: {mimeType, url}}) => {
    if (!url.startsWith('data:')) files.set(requestId, {mime: mimeType, bytes: 0});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  return () => sumByType(files.values());
}

/** Waits until nothing has been fetched for a while: what starts when the page is idle counts too. */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
}

/**
 * Visits a page with an empty cache on a phone.
 * @returns {Promise<{before: Record<string, number>, after: Record<string, number>, search?: number}>}
 *   bytes by kind when it has settled untouched and when the visitor has moved and scrolled after that;
 *   with `isSearched`, how many bytes opening the search and asking one question adds
 */
export async function visit(browser, url, {isSearched = false} = {}) {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const read = await watch(page);
  await page.goto(url, {waitUntil: 'load'});
  await settle(page);
  const before = read();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 200);
  await settle(page);
  const after = read();
  let search;
  if (isSearched) {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog', {name: 'Search'})
      .getByRole('searchbox')
      .pressSequentially('security', {delay: 50});
    await page.getByRole('dialog', {name: 'Search'}).getByRole('link').first().waitFor();
    await settle(page);
    const sum = (sums) => Object.values(sums).reduce((total, bytes) => total + bytes, 0);
    search = sum(read()) - sum(after);
  }
  await context.close();
  return {before, after, ...(search !== undefined && {search})};
}

/** Runs in the page: notes when a link is clicked, and when the page of its address stands there. */
function timeClick(key) {
  const now = () => performance.timeOrigin + performance.now();
  const wait = () => {
    const {at, from, to} = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    const heading = document.querySelector('h1')?.textContent;
    if (at === undefined) return;
    if (window.location.pathname !== to || !heading || heading === from)
      window.requestAnimationFrame(wait);
    // The frame after the one in which the new heading was found has painted it.
    else
      window.requestAnimationFrame(() => {
        window.sessionStorage.removeItem(key);
        window.clickTook = now() - at;
      });
  };
  window.addEventListener(
    'click',
    ({target}) => {
      const link = target.closest('a[href]');
      if (!link) return;
      window.sessionStorage.setItem(
        key,
        JSON.stringify({
          at: now(),
          from: document.querySelector('h1')?.textContent,
          to: link.pathname,
        }),
      );
      wait();
    },
    {capture: true},
  );
  wait();
}

/**
 * Clicks a link that the pointer has rested on, so that the page behind it is there already where the
 * site prefetches.
 * @param {string} url the page with the link
 * @param {string} selector the link
 * @param {number} runs how often
 * @returns {Promise<number>} milliseconds from the click to the new page's heading, the median
 */
export async function timeNavigation(browser, url, selector, runs) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      viewport: {width: 1366, height: 800},
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(timeClick, 'bench-click');
    await page.goto(url, {waitUntil: 'load'});
    await page.mouse.move(200, 300);
    await settle(page);
    const link = page.locator(selector).filter({visible: true}).first();
    await link.hover();
    await settle(page);
    await link.click();
    await page.waitForFunction(() => window.clickTook !== undefined);
    times.push(await page.evaluate(() => window.clickTook));
    await context.close();
  }
  return median(times);
}
