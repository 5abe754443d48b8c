/**
 * What a screen reader says. The whole log of each kind of page is kept in tests/spoken/, to be read as
 * prose; `npx playwright test spoken --update-snapshots` writes them anew. Of the kept logs, only the kinds
 * of phrases are compared, so that an owner may change words.
 */
import {expect, menuButton, notFoundMessages, settle, showStill, test} from './fixtures';
import {mainLinks, pagesByKind, services, triedPages, unknownPath} from './published';
import {elsewhere, linkElsewhere} from './support/contactPage';
import {expectAsKept, heard, listen, readAll} from './support/screenReader';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const kinds = {...pagesByKind, 'not-found': unknownPath};

for (const [kind, path] of Object.entries(kinds)) {
  test.describe(`the page "${kind}"`, () => {
    test.use({expected: kind === 'not-found' ? notFoundMessages : undefined});

    test('is read from the skip link to the footer, with its landmarks and headings', async ({
      page,
      visit,
    }) => {
      await visit(path);
      await settle(page);
      await listen(page);
      const log = await readAll(page);
      expectAsKept(kind, log);
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

test('the menu of a phone says whether it is open, and what is in it', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/');
  await settle(page);
  // The virtual reader doesn't know popovers; the browser tells real ones of their state.
  const browser = await page.context().newCDPSession(page);
  const isOpen = async () => {
    const {nodes} = await browser.send('Accessibility.getFullAXTree');
    const button = nodes.find(({name}) => /^(Menu|Close)$/.test(String(name?.value)));
    const state = button?.properties?.find(({name}) => name === 'expanded');
    return state?.value.value === true;
  };
  await expect.poll(isOpen).toBe(false);
  await listen(page, 'header');
  const link = `link, ${mainLinks[1]?.label}`;
  expect(await readAll(page)).not.toContain(link);
  await menuButton(page).click();
  await expect.poll(isOpen).toBe(true);
  await listen(page, 'header');
  expect(await readAll(page)).toContain(link);
});

test('search says how much it found', async ({page, visit}) => {
  await visit('/about');
  await settle(page);
  await listen(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(services[0]?.title ?? '');
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('listitem')).not.toHaveCount(0);
  await expect.poll(async () => (await heard(page)).join('\n')).toMatch(/^polite: .*\d+.*result/im);
  expect((await heard(page)).join('\n')).toMatch(/^searchbox, /m);
});

test('figures and specimens are told as data', async ({page, visitEach}) => {
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

test('a page that one comes to is read from its beginning', async ({page, visit}) => {
  await visit('/');
  await showStill(page.getByRole('contentinfo'));
  await linkElsewhere(page).click();
  await expect(page).toHaveURL(elsewhere);
  await settle(page);
  await listen(page);
  expect((await readAll(page)).slice(0, 4)).toContain('link, Skip to main content');
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual([
    'BODY',
    0,
  ]);
});
