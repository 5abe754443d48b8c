import {expect, test as base, type Locator, type Page, type Response} from '@playwright/test';

type Fixtures = {
  /** Console messages that a test expects; all others fail it. */
  expected: RegExp | undefined;
  /** Opens a page of the site, by its path without the base URL. */
  visit: (path: string) => Promise<Response | null>;
};

/** Path that the site is published under, with both slashes. */
export const basePath = process.env.BASE_URL || '/';

/** The address of a page in a link or in the address bar. */
export const at = (path: string) => basePath + path.slice(1);

/**
 * Notes all that no page may do: write errors or warnings to the console, throw, ask another host.
 * @returns the list that the faults are added to
 */
export function watch(page: Page, origin: string, expected?: RegExp): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type());
    if (isFault && !expected?.test(message.text())) {
      faults.push(`${page.url()} console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`${page.url()} threw: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(origin).host) {
      faults.push(`${page.url()} asked another host: ${request.url()}`);
    }
  });
  return faults;
}

/** Playwright's test with a page that must stay quiet, and the helpers above. */
export const test = base.extend<Fixtures>({
  expected: [undefined, {option: true}],
  page: async ({page, baseURL, expected}, use) => {
    const faults = watch(page, baseURL ?? '', expected);
    await use(page);
    expect(faults).toEqual([]);
  },
  visit: async ({page}, use) => {
    await use((path) => page.goto(`.${path}`));
  },
});

/** Moves as a visitor does, which starts the islands. A page that is about to give way to another needs no waking. */
export const wake = (page: Page) =>
  page
    .evaluate(() => {
      // A visitor goes on moving; the frame's script, which comes after the first paint, sees one of the moves.
      const move = () => {
        dispatchEvent(new Event('pointermove'));
        if (!window.early?.ready.frame) setTimeout(move, 50);
      };
      move();
    })
    .catch((error: Error) => {
      if (!error.message.includes('navigation')) throw error;
    });

/** Waits until the page is alive: loaded, with its frame and, where it has islands, taken over by React as when a visitor moves. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await wake(page);
  await page.waitForFunction(() => window.early?.ready.frame);
  // A page that has islands says in its HTML that React is not there yet.
  await expect(page.locator('html[data-has-hydrated="false"]')).toHaveCount(0);
}

/**
 * Notes what a page asks for from now on, other than its own code and pictures.
 * @returns the list that the requests are added to
 */
export function noteSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url());
    const isFile = /\.(js|css|svg|png|webp|woff2)$/.test(pathname) && !search;
    const isCode = request.method() === 'GET' && isFile;
    if (!isCode) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** The light of an element's ground, from 0 (black) to 1 (white), looking through clear layers. */
export function groundLight(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) throw new Error('no canvas');
    for (let layer: Element | null = element; layer; layer = layer.parentElement) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = getComputedStyle(layer).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha > 0) return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    }
    return 1;
  });
}

/** A section of a page: its heading and what stands under it, up to the next heading of its level. */
type OutlineSection = {heading: string; items: string[]; listItems: string[]; text: string};

/** The sections of the page's main part, by their second-level headings. */
export function outline(page: Page): Promise<OutlineSection[]> {
  return page.locator('main').evaluate((main) => {
    const clean = (text: string | null) =>
      (text ?? '')
        .replace(/[#\u200B]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    const headings = [...main.querySelectorAll('h2')];
    return headings.map((heading, index) => {
      const next = headings[index + 1];
      const isInside = (element: Element) =>
        heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
        (!next || element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
      const inside = (selector: string) =>
        [...main.querySelectorAll(selector)]
          .filter(isInside)
          .map(({textContent}) => clean(textContent));
      return {
        heading: clean(heading.textContent),
        items: inside('h3'),
        listItems: inside('li'),
        text: inside('p, li, td, h3').join('\n'),
      };
    });
  });
}

export {expect};
export type {Page};
