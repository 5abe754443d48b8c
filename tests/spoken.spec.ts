/**
 * What a screen reader says. tests/spoken/ has the whole log of each kind of page, to be read as prose;
 * `npx playwright test spoken --update-snapshots` renews them. Only the kinds of phrases are compared, so that the
 * owner can change the text.
 */
import {words} from '../src/content/ownPages';
import {expect, menuButton, notFoundMessages, settle, test} from './fixtures';
import {pagesByKind, triedPages, unknownPath} from './published';
import {expectLog, listen, readAll} from './support/screenReader';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const kinds = {...pagesByKind, 'not-found': unknownPath};

for (const [kind, path] of Object.entries(kinds)) {
  test.describe(`the page "${kind}"`, () => {
    test.use({expected: kind === 'not-found' ? notFoundMessages : undefined});

    test('is read from skip link to footer, with landmarks and headings', async ({page, visit}) => {
      await visit(path);
      await settle(page);
      // The virtual screen reader reads closed details too.
      const rows = page.locator('main details:not([name])');
      await rows.evaluateAll((all) => all.forEach((row) => row.setAttribute('open', '')));
      await listen(page);
      const log = await readAll(page);
      expectLog(kind, log);
      const notes = await page.locator('main :is([role="note"], [popover])').allTextContents();
      for (const note of notes.map((text) => text.trim()).filter(Boolean))
        expect.soft(log.filter((phrase) => phrase.includes(note)).length, note).toBeLessThan(2);
      const landmarks = log.filter((phrase) => /^(banner|main|contentinfo)$/.test(phrase));
      expect(landmarks).toEqual(['banner', 'main', 'contentinfo']);
      expect(log.slice(0, 4)).toContain('link, Skip to main content');

      const spoken = log.flatMap((phrase) => /^heading, .+, level (\d)$/.exec(phrase)?.[1] ?? []);
      const shown = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) =>
          all.filter((heading) => heading.checkVisibility()).map(({tagName}) => tagName.slice(1)),
        );
      expect(spoken).toEqual(shown);
      expect(shown.filter((level) => level === '1')).toHaveLength(1);
    });
  });
}

test('the phone menu has an expanded state', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/');
  // From the browser's accessibility tree, because the virtual screen reader doesn't know popovers.
  const browser = await page.context().newCDPSession(page);
  const {menu, close} = words.shared.frame;
  const isOpen = async () => {
    const {nodes} = await browser.send('Accessibility.getFullAXTree');
    const button = nodes.find(({name}) => [menu, close].includes(String(name?.value)));
    return button?.properties?.find(({name}) => name === 'expanded')?.value.value === true;
  };
  await expect.poll(isOpen).toBe(false);
  await menuButton(page).click();
  await expect.poll(isOpen).toBe(true);
});

test('figures and samples are read as tables or lists', async ({page, visitEach}) => {
  await visitEach(
    triedPages.filter((path) => /^.(services|insights)./.test(path)),
    async (path) => {
      const figures = page.locator('figure:has(table, ol)');
      for (const [index, figure] of (await figures.all()).entries()) {
        const title = (await figure.locator('figcaption').first().innerText()).split('\n')[0];
        await figure.evaluate((element, name) => (element.id ||= name), `figure-${index}`);
        await listen(page, `#${await figure.getAttribute('id')}`);
        const log = (await readAll(page)).join('\n');
        const where = `${path}: ${title}`;
        expect.soft(log, where).toMatch(/^(table|list)\b/m);
        if (await figure.locator('table').count())
          expect.soft(log, where).toMatch(/^columnheader, /m);
      }
    },
  );
});
