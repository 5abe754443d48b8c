/**
 * Things that Docusaurus developers do out of habit, in a copy of the project (tests/planted/). Each works in a build,
 * in a document or on an ordinary page, or a message says why not; and the dev server shows the same.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {words} from '../src/content/ownPages';
import {parts} from '../src/documents/framework';
import {findEngines} from './engines/find';
import {launch} from './engines/visitor';
import {
  bar,
  barLinks,
  buildFolder,
  expect,
  holdBack,
  searchButton,
  settle,
  test as base,
  themeButton,
  type Page,
} from './fixtures';
import {triedPages} from './published';
import {waitForApp, at, heading, test} from './support/plantedSite';
import {copyBase} from './support/siteCopy';

// One worker, so that the copy is built once. The build is slow.
test.describe.configure({mode: 'default', timeout: 480_000});

const folder = 'tests/planted/src/pages/needs';

/**
 * Pages that need React outside islands. Each has the build's message about it as its description, and shows "alive"
 * once React runs, after a click on its button if it has one.
 */
const needs = readdirSync(folder).map((file) => {
  const [, says = ''] =
    /^description: '?(.+?)'?$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  return {route: `/needs/${path.parse(file).name}`, says};
});

base('every page of the site is a document', () => {
  const files = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((one) => one.endsWith('.html') && !one.startsWith('admin'))) {
    const $ = load(readFileSync(path.join(buildFolder, file), 'utf8'));
    // An ordinary page names the file that makes it one there.
    expect.soft($('html').attr('data-needs') ?? '', file).toBe('');
    expect.soft($('script[src*="assets/js/"]').length, file).toBe(0);
  }
});

test('the build lists, once, which pages are ordinary and why, and which settings have no effect', ({
  built,
}) => {
  const lines = built.output.split('\n').filter((line) => line.includes('an ordinary page'));
  for (const {route, says} of needs) {
    const line = lines.find((one) => one.includes(`${says}.`)) ?? '';
    expect.soft(line, says).toMatch(new RegExp(`${route} is .*, [1-9]\\d+ kB of scripts`));
  }
  for (const line of lines) expect.soft(line).toContain('/needs/');
  for (const sentence of [
    'themeConfig.docs.sidebar.hideable has no effect',
    'blog.blogSidebarCount has no effect: an article has related articles below it and no sidebar. Write blogSidebarCount: 0',
    'src/theme/Navbar/Logo/index.jsx is rendered by no page',
  ])
    expect.soft(built.output.split(sentence), sentence).toHaveLength(2);
  expect(built.output).not.toContain('DocItem/Content');
});

test('each framework component on the list really needs the browser', ({built}) => {
  const html = readFileSync(path.join(built.folder, 'noted.txt'), 'utf8');
  const noted = JSON.parse(load(html)('script[data-needs]').text()) as {parts: string[]};
  const isIn = (part: string, file: string) => file.startsWith(part);
  expect(parts.filter((part) => !noted.parts.some((file) => isIn(part, file)))).toEqual([]);
});

for (const {route, says} of needs)
  test(`a page hydrates, even with a trailing slash: ${says}`, async ({page: here, visit}) => {
    await here.emulateMedia({colorScheme: 'dark'});
    await visit(`${route}/`);
    await waitForApp(here);
    const main = here.getByRole('main');
    const button = main.locator('.go, [role=tab]').last();
    if (await button.isVisible()) await button.click();
    await expect(main.locator('output:visible').first()).toHaveText('alive');
  });

test('links between ordinary pages and documents work, and islands work in both', async ({
  page: here,
  visit,
}) => {
  await visit('/needs/state');
  await waitForApp(here);
  await here.getByRole('button', {name: 'counted 0'}).click();
  await expect(here.getByRole('button', {name: 'counted 1'})).toBeVisible();
  await here.evaluate(() => Object.assign(window, {isSamePage: true}));
  await barLinks(here).last().click();
  await expect(heading(here)).toHaveText('Privacy');
  await here.goBack();
  await expect(heading(here)).toHaveText('State');
  expect(await here.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test("an island can use props, state, the framework's hooks and components, and the color mode", async ({
  page: here,
  visit,
}) => {
  await visit('/islands');
  const main = here.getByRole('main');
  // A click before hydration is replayed once.
  await main.getByRole('button', {name: 'counted'}).click();
  await expect(main.getByRole('button', {name: 'counted 1'})).toBeVisible();
  const facts = `3 true ${at('/islands')} ${at('/a.txt')} ${copyBase}`;
  await expect(main.getByText(facts)).toBeVisible();
  await expect(main.locator('i')).toHaveText('localhost');
  await expect(main.locator('output').first()).toHaveText('light');
  await themeButton(here).click();
  await expect(main.locator('output').first()).toHaveText('dark');
  await main.getByRole('link', {name: 'Further'}).click();
  await expect(here).toHaveURL(at('/about'));
  await here.goBack();
  await expect(heading(here)).toHaveText('JavaScript: a primer');
});

for (const engine of findEngines())
  test(`hydration keeps what was typed, selected, and checked, and the caret's position: ${engine.name}`, async ({
    copy,
    built,
  }) => {
    let letThrough = (): void => undefined;
    const released = new Promise<void>((resolve) => (letThrough = resolve));
    const hold = (url = '') => (url.includes('assets/js') ? released : undefined);
    const address = await copy.serve(path.basename(built.folder), copyBase, hold);
    const {create, end} = await launch(engine);
    try {
      const visitor = await create();
      const values = () => visitor.run(() => document.querySelector('form output')?.textContent);
      await visitor.resize(1366, 768);
      await visitor.open(`${address}islands`);
      await visitor.click('[aria-label=Area]');
      await visitor.type(' all');
      await visitor.press('Tab');
      await visitor.type('b');
      await visitor.click('[aria-label=Tick]');
      await visitor.click('[aria-label=y]');
      await visitor.run(() => {
        const {items, files} = new DataTransfer();
        items.add(new File(['a'], 'a.txt'));
        const field = document.querySelector<HTMLInputElement>('[aria-label=File]');
        if (field) field.files = files;
      });
      await visitor.click('[aria-label=Text]');
      await visitor.type('Lovelace');
      for (let step = 0; step < 4; step++) await visitor.press('ArrowLeft');
      expect(await values()).toContain('"text":""');
      letThrough();
      const others = {area: 'Dear all', choice: 'b', tick: true, radio: 'y', file: 'a.txt'};
      await expect.poll(values).toBe(JSON.stringify({text: 'Lovelace', ...others}));
      await visitor.type('-');
      await expect.poll(values).toBe(JSON.stringify({text: 'Love-lace', ...others}));
    } finally {
      letThrough();
      await end();
    }
  });

test('hydration does not interrupt an input method (IME)', async ({page: here, visit}) => {
  const letThrough = await holdBack(here, /assets\/js/);
  await visit('/islands');
  const field = here.getByLabel('Text');
  await field.focus();
  const input = await here.context().newCDPSession(here);
  await input.send('Input.imeSetComposition', {text: 'に', selectionStart: 1, selectionEnd: 1});
  const loaded = here.waitForResponse(/assets\/js\/islands/);
  letThrough();
  await loaded;
  await input.send('Input.imeSetComposition', {text: 'にほ', selectionStart: 2, selectionEnd: 2});
  await expect(field).toHaveValue('にほ');
  await input.send('Input.insertText', {text: '日本'});
  await expect(here.getByRole('form').locator('output')).toContainText('"text":"日本"');
  await expect(field).toHaveValue('日本');
});

test.describe(() => {
  test.use({expected: /stats\.example|out of order|ERR_FAILED|Chunk|chunk/});

  test('an island whose script failed to load is retried on the next interaction, and its errors name it', async ({
    page: here,
    visit,
    built,
  }) => {
    // Its chunk is the one with its text.
    const scripts = path.join(built.folder, 'assets/js');
    const own = readdirSync(scripts).find((file) =>
      readFileSync(path.join(scripts, file), 'utf8').includes('out of order'),
    );
    let isLost = true;
    await here.route(`**/${own}`, (route) => (isLost ? route.abort() : route.continue()));
    await visit('/islands');
    await here.mouse.move(5, 5);
    const counter = here.getByRole('button', {name: 'counted'});
    await expect(here.locator('[data-island="Sub"][data-hydrated]')).toHaveCount(1);
    await counter.click();
    isLost = false;
    // An interaction while the request is still failing does not start another one.
    await expect(async () => {
      await here.mouse.move(50, 50, {steps: 2});
      await here.mouse.move(5, 5);
      await expect(here.locator('[data-island="Failing"][data-hydrated]')).toHaveCount(1, {
        timeout: 1000,
      });
    }).toPass();
    await here.getByRole('button', {name: 'Fail'}).click();
    await expect(here.getByRole('alert')).toContainText('Failing: out of order');
    for (const name of ['banner', 'main', 'contentinfo'] as const)
      await expect(here.getByRole(name)).toHaveCount(1);
    await expect(heading(here)).toBeVisible();
    // A second React root would start from zero or count twice.
    await counter.click();
    await expect(counter).toHaveText('counted 2');
  });

  test('without scripts, code has its title, line numbers, and highlighted lines, and details open', async ({
    page: here,
    visit,
  }) => {
    await here.route(/\.js$/, (route) => route.abort());
    await visit('/handbook/guides/first');
    const figure = here.getByRole('figure', {name: 'src/sum.js'});
    await expect(figure).toHaveText(/const a = 1;\nconst b = 2;\n\na \+ b;/);
    const lines = await here.locator('pre code > span').evaluateAll((all) =>
      all.map((line) => ({
        text: line.textContent?.trim(),
        number: /\d+/.exec(getComputedStyle(line, '::before').content)?.[0],
        isMarked: getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)',
      })),
    );
    expect(lines.flatMap(({number}) => number ?? [])).toEqual(['7', '8', '9', '10']);
    const marked = lines.filter(({isMarked}) => isMarked).map(({text}) => text);
    expect(marked).toEqual(['const b = 2;', 'marked();']);
    await here.getByText('More of it').click();
    await expect(here.getByText('Folded words.')).toBeVisible();
  });
});

test('client modules, scripts, the announcement, extra links, and a Markdown page work as usual', async ({
  page: here,
  visit,
  built,
}) => {
  await visit('/services');
  await expect(here.locator('html')).toHaveAttribute('data-visited', at('/services'));
  await here.waitForFunction(() => 'counted' in window);
  await expect(bar(here).getByText('Open today')).toBeVisible();
  await expect(bar(here).getByRole('listitem').filter({hasText: /^$/})).toHaveCount(0);
  const column = here.getByRole('contentinfo').getByRole('navigation', {name: 'Legal'});
  await expect(column.getByRole('link', {name: 'Certified'})).toBeVisible();
  await column.getByRole('link', {name: 'Our privacy'}).click();
  await expect(here).toHaveURL(at('/privacy'));
  await expect(barLinks(here).last()).toHaveAttribute('aria-current', 'page');
  const announcement = here.getByText('We have moved.');
  await expect(announcement).toBeVisible();
  await here.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
  await here.reload();
  await expect(announcement).toBeHidden();
  expect(readFileSync(path.join(built.folder, 'sitemap.xml'), 'utf8')).toContain(at('/privacy'));
  await searchButton(here).click();
  await here.getByRole('searchbox').fill('zirconium');
  await expect(here.getByRole('dialog').getByRole('link', {name: /Privacy/})).toBeVisible();
});

test('a second blog has a list, posts, authors, tags, and contents, and no text about Insights', async ({
  page: here,
  visit,
}) => {
  const titles = ['News of February', 'News of January'];
  await visit('/news');
  const main = here.getByRole('main');
  await expect(heading(here)).toHaveText('Company news');
  await expect(main.getByRole('heading', {level: 2})).toHaveText(titles);
  await main.getByRole('link', {name: 'Read more about News of January'}).click();
  await expect(heading(here)).toHaveText('News of January');
  await expect(main).toContainText('Ada Lovelace');
  const contents = here.getByRole('navigation', {name: words.shared.articles.contentsLabel});
  await expect(contents.getByRole('link')).toHaveText(['What has happened', 'In detail']);
  await expect(main).not.toContainText('Insights');
  await main.getByRole('link', {name: 'press'}).click();
  await expect(main.getByRole('heading', {level: 2})).toHaveText(titles);
});

test('a second docs instance has a sidebar, categories, breadcrumbs, and wrapped components', async ({
  page: here,
  visit,
}) => {
  await visit('/');
  await bar(here).getByRole('link', {name: 'Handbook'}).click();
  await expect(heading(here)).toHaveText('Start here');
  await expect(here.locator('#wrapped')).toContainText('How we work.');
  const sidebar = here.getByRole('navigation', {name: 'All pages'});
  await expect(sidebar.getByRole('link')).toHaveText(['Start here', 'Guides', 'First guide']);
  await expect(sidebar.locator('[aria-current]')).toHaveText('Start here');
  await sidebar.getByRole('link', {name: 'Guides'}).click();
  await here.getByRole('main').getByRole('article').getByRole('link').click();
  await expect(heading(here)).toHaveText('First guide');
  await expect(here.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Guides');
  await expect(here.getByRole('main')).not.toContainText('services');
});

test('the dev server shows the same pages as a build, to readers and to assistive technology', async ({
  page: here,
  visit,
  copy,
  context,
}) => {
  const dev = await context.newPage();
  const logged: string[] = [];
  dev.on('console', (message) => logged.push(message.text()));
  const server = await copy.dev();
  try {
    for (const route of triedPages) {
      await visit(route);
      await settle(here);
      await dev.goto(server.address + route.slice(1));
      await waitForApp(dev);
      for (const name of ['banner', 'main', 'contentinfo'] as const) {
        const read = async (one: Page) => {
          const part = one.getByRole(name);
          return [(await part.innerText()).split(/\s+/).join(' '), await part.ariaSnapshot()];
        };
        // React effects may change the page after it has loaded.
        await expect
          .configure({soft: true, message: `${route} ${name}`})
          .poll(() => read(dev))
          .toEqual(await read(here));
      }
    }
    expect(logged.filter((text) => text.includes('ordinary page'))).toEqual([]);
    for (const {route, says} of needs.filter((need) => /has onClick|useWindow/.test(need.says))) {
      await dev.goto(server.address + route.slice(1));
      const sentence = `${route} will be an ordinary page: ${says}.`;
      await expect.poll(() => logged.join('\n')).toContain(sentence);
    }
    await dev.goto(`${server.address}admin/`);
    await expect(dev.getByRole('button', {name: 'Work with Local Repository'})).toBeVisible();
  } finally {
    server.stop();
  }
});
