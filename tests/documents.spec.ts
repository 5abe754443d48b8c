/**
 * The documents of a build: what a developer plants in a copy of the project works there or stops the build
 * with a sentence, the dev server shows the same pages, and without documents it is an ordinary site.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bar, barLinks, expect, menuButton, settle, test as base, type Page} from './fixtures';
import {articles, mainLinks, onePageOfEachKind, services, triedPages} from './published';
import {openEditor, writeArticle} from './support/editor';
import {copyBase, SiteCopy} from './support/siteCopy';

/** The site's configuration with scripts of another host, all that a developer tries in it, and one allowed host. */
const config = (...scripts: string[]) => `
import own from './own.config';
const scripts = ${JSON.stringify(scripts)};
export default async function planted() {
  const config = await own();
  const {navbar, footer, ...theme} = config.themeConfig;
  const documents = config.presets.find((preset) => /documents/.test(preset[0]));
  documents[1].origins = {...documents[1].origins, script: ['https://stats.example']};
  config.themeConfig = {
    ...theme,
    announcementBar: {id: 'moved', content: 'We have <b>moved</b>.', isCloseable: true},
    navbar: {...navbar, items: [...navbar.items, {to: '/privacy', label: 'Privacy'}]},
    footer: {...footer, links: [...footer.links, {title: 'Legal', items: [{to: '/privacy', label: 'Our privacy'}]}]},
  };
  config.plugins.push(
    () => ({name: 'visits', getClientModules: () => ['./src/visits.ts']}),
    () => ({name: 'stats', injectHtmlTags: () => ({
      headTags: scripts.map((src) => ({tagName: 'script', attributes: {src, async: true}})),
    })}),
  );
  return config;
}
`;

const page = (name: string, part: string) => `
import Layout from '@theme/Layout';
import ${name} from '${part}';
export default () => (
  <Layout title="${name}" description="A page.">
    <main><h1>${name}</h1><${name} start={3} /></main>
  </Layout>
);
`;

/** What works in a build. */
const welcome = {
  // With a repository, and so with the editor at /admin/.
  'src/site.ts': readFileSync('src/site.ts', 'utf8').replace(
    'repository: undefined as',
    "repository: {owner: 'owner', name: 'website', branch: 'main'} as",
  ),
  'docusaurus.config.ts': config('https://stats.example/count.js'),
  'src/pages/privacy.md':
    '---\ndescription: What we keep of our visitors.\n---\n\n# Privacy\n\nWe keep no zirconium.\n',
  'src/visits.ts': `
export function onRouteDidUpdate({location}) {
  if (typeof document !== 'undefined') document.documentElement.dataset.visited = location.pathname;
}
`,
  'src/pages/probe.tsx': page('Probe', '@site/src/islands/Probe'),
  'src/islands/Probe.tsx': `
import {useState} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {island} from '@site/src/documents/island';
function Probe({start}: {start: number}) {
  const [count, setCount] = useState(start);
  const facts = [useIsBrowser(), useLocation().pathname, useBaseUrl('/a.txt'), useDocusaurusContext().siteConfig.title];
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>{count}</button>
      <p>{facts.join(' ')}</p>
      <BrowserOnly fallback={<i>server</i>}>{() => <i>{window.location.hostname}</i>}</BrowserOnly>
      <Link to="/about">Further</Link>
    </section>
  );
}
export default island('Probe', Probe);
`,
};

/** What only an ordinary site can have. */
const unwelcome = {
  'docusaurus.config.ts': config('https://unknown.example/spy.js'),
  'src/Counter.tsx': `
import {useState} from 'react';
export default function Counter({start}: {start: number}) {
  const [count, setCount] = useState(start);
  return <button type="button" className="counter" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
  'src/pages/counter.tsx': page('Counter', '@site/src/Counter'),
  'src/islands/Misnamed.tsx': `
import {island} from '@site/src/documents/island';
export default island('Renamed', ({start}: {start: number}) => <p>{start}</p>);
`,
  'src/pages/misnamed.tsx': page('Misnamed', '@site/src/islands/Misnamed'),
};

/** The copy, built under a path; without documents for the tests that say so. */
const test = base.extend<
  {kind: 'documents' | 'plain'},
  {copy: SiteCopy; addresses: Map<string, string>}
>({
  kind: ['documents', {option: true}],
  copy: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const copy = new SiteCopy(welcome);
      await use(copy);
      copy.remove();
    },
    {scope: 'worker'},
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  addresses: [async ({}, use) => use(new Map()), {scope: 'worker'}],
  baseURL: async ({kind, copy, addresses}, use) => {
    if (!addresses.has(kind)) {
      if (kind === 'plain') copy.add(unwelcome);
      const {isFine, said} = await copy.build(kind, {DOCUMENTS: kind === 'plain' ? 'off' : ''});
      if (!isFine) throw new Error(said);
      addresses.set(kind, await copy.serve(kind));
    }
    await use(addresses.get(kind));
  },
  page: async ({page: own}, use) => {
    await own.route(/^https:\/\/\w+\.example\//, (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'window.counted = true'}),
    );
    await use(own);
  },
});

// One worker, one copy. A build takes its time.
test.describe.configure({mode: 'default', timeout: 480_000});
test.use({expected: /\.example\//});

const at = (route: string) => copyBase + route.slice(1);

/** An ordinary site is alive when the framework's app has taken its page over. */
const appIsAlive = (here: Page) =>
  expect(here.locator('html[data-has-hydrated="true"]')).toHaveCount(1);

test.describe('in a build with documents', () => {
  test('under a path every page, file, feed and old address is where it should be', async ({
    copy,
    baseURL,
  }) => {
    expect(new URL(baseURL ?? '').pathname).toBe(copyBase);
    const {said} = await copy.run(['scripts/check-deployed.mjs', '--dir', 'documents']);
    expect(said).toContain('All is well.');
  });

  test('a Markdown file in src/pages is a page with the frame, in the site map and in search', async ({
    page: here,
    visit,
    copy,
  }) => {
    await visit('/privacy');
    await expect(here.getByRole('heading', {level: 1})).toHaveText('Privacy');
    await expect(here.getByRole('main')).toContainText('We keep no zirconium.');
    await expect(here.getByRole('contentinfo')).toBeVisible();
    const map = readFileSync(path.join(copy.root, 'documents/sitemap.xml'), 'utf8');
    expect(map).toContain(`${at('/privacy')}</loc>`);
    await bar(here).getByRole('button', {name: 'Search'}).click();
    await here.getByRole('searchbox').fill('zirconium');
    await expect(here.getByRole('dialog').getByRole('link', {name: /Privacy/})).toBeVisible();
  });

  test("an island has state, and the framework's hooks and components", async ({
    page: here,
    visit,
  }) => {
    await visit('/probe?a=1');
    await settle(here);
    const main = here.getByRole('main');
    await main.getByRole('button').click();
    await expect(main.getByRole('button')).toHaveText('4');
    await expect(main.getByRole('paragraph')).toHaveText(
      new RegExp(`^true ${at('/probe')} ${at('/a.txt')} \\w+`),
    );
    await expect(main.locator('i')).toHaveText('localhost');
    await main.getByRole('link', {name: 'Further'}).click();
    await expect(here).toHaveURL(at('/about'));
  });

  test('a click on an island that has not come to life is answered when it has', async ({
    page: here,
    visit,
  }) => {
    await visit('/probe');
    const button = here.getByRole('main').getByRole('button');
    await button.click();
    await expect(button).toHaveText('4');
    await button.click();
    await expect(button).toHaveText('5');
  });

  test('client modules of plugins run, and scripts of hosts that are allowed', async ({
    page: here,
    visit,
  }) => {
    await visit('/industries');
    await expect(here.locator('html')).toHaveAttribute('data-visited', at('/industries'));
    await here.waitForFunction(() => 'counted' in window);
    await expect(here.locator('script[src*="/main."], script[src*="runtime"]')).toHaveCount(0);
  });

  test('an item of the bar, a column of the footer and an announcement are there', async ({
    page: here,
    visit,
  }) => {
    await visit('/services');
    await expect(barLinks(here).last()).toHaveText('Privacy');
    const column = here.getByRole('contentinfo').getByRole('navigation', {name: 'Legal'});
    await column.getByRole('link', {name: 'Our privacy'}).click();
    await expect(here).toHaveURL(at('/privacy'));
    await expect(barLinks(here).last()).toHaveAttribute('aria-current', 'page');
    const announcement = here.getByText('We have moved.');
    await expect(announcement).toBeVisible();
    await here.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toBeHidden();
    await here.reload();
    await expect(announcement).toBeHidden();
    await visit('/');
    await expect(announcement).toBeHidden();
  });
});

test.describe('the browser editor', () => {
  // Its policy refuses what it would ask other hosts for.
  test.use({expected: /Content Security Policy|Refused to connect|cdn\.jsdelivr\.net/});

  test('writes an article that passes the content check', async ({page: here, copy}) => {
    await openEditor(here);
    const [name, text] = await writeArticle(here, 'Locks: "keys" & R&D #1, 5 < 6');
    expect(name).toMatch(/^\d{4}-\d\d-\d\d-locks-keys-[a-z0-9-]+\.md$/);
    copy.add({[`blog/${name}`]: text});
    const check = await copy.run(['scripts/check-content.mjs']);
    expect(check.said).toMatch(/Drafts: 1/);
    expect(check.isFine, check.said).toBe(true);
    copy.drop(`blog/${name}`);
  });
});

test('the dev server shows the same pages as a build, to the eye and to assistive technology', async ({
  page: here,
  visit,
  copy,
  context,
}) => {
  const dev = await context.newPage();
  const server = await copy.dev();
  try {
    for (const route of triedPages) {
      await visit(route);
      await settle(here);
      await dev.goto(server.address + route.slice(1));
      await appIsAlive(dev);
      for (const name of ['banner', 'main', 'contentinfo'] as const) {
        const read = async (one: Page) => {
          const part = one.getByRole(name);
          return [(await part.innerText()).split(/\s+/).join(' '), await part.ariaSnapshot()];
        };
        // What React says of its effects can come after the page.
        await expect
          .configure({soft: true, message: `${route} ${name}`})
          .poll(() => read(dev))
          .toEqual(await read(here));
      }
    }
  } finally {
    server.stop();
  }
});

test('what would be dead or refused stops the build, with where it is and what to do', async ({
  copy,
}) => {
  copy.add(unwelcome);
  const {isFine, said} = await copy.build('refused');
  expect(isFine).toBe(false);
  for (const sentence of [
    'counter.html: <button type="button" class="counter"> has onClick, which nothing answers in a build.',
    'Move its component to src/islands/',
    'misnamed.html: there is an island "Renamed", but no src/islands/Renamed.tsx. Name the island after its file',
    ' more: <script> takes code from https://unknown.example/spy.js.',
    "If it belongs to your analytics service, add 'https://unknown.example'",
  ])
    expect.soft(said).toContain(sentence);
  // What stands on every page is said once.
  expect.soft(said.split('spy.js')).toHaveLength(2);
  expect.soft(said).not.toMatch(/stats\.example/);
});

test.describe('with documents off', () => {
  test.use({kind: 'plain'});

  test('pages are reached by links, without loading a document anew', async ({
    page: here,
    visit,
  }) => {
    await visit('/');
    await appIsAlive(here);
    await here.evaluate(() => Object.assign(window, {isSamePage: true}));
    const steps = [
      ...mainLinks.map(({to}) => ['banner', to] as const),
      ...services.slice(0, 2).map(({route}) => ['contentinfo', route] as const),
      ['banner', '/insights'],
      ['main', articles[0]?.route ?? ''],
    ] as const;
    for (const [part, route] of steps) {
      const links = here.getByRole(part).locator(`a[href="${at(route)}"]:visible`);
      await links.first().click();
      await expect.soft(here).toHaveURL(at(route));
      await expect.soft(here.getByRole('heading', {level: 1})).toHaveCount(1);
    }
    expect(await here.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('pages open by their address, and anything may have state', async ({page: here, visit}) => {
    for (const route of [...onePageOfEachKind, '/privacy']) {
      await visit(route);
      await appIsAlive(here);
      await expect.soft(here.getByRole('heading', {level: 1})).toHaveCount(1);
    }
    for (const route of ['/probe', '/counter']) {
      await visit(route);
      await appIsAlive(here);
      const button = here.getByRole('main').getByRole('button');
      await button.click();
      await expect(button).toHaveText('4');
    }
  });

  test('the frame and the filter work', async ({page: here, visit}) => {
    await here.setViewportSize({width: 390, height: 844});
    await visit('/');
    await appIsAlive(here);
    await menuButton(here).click();
    await bar(here).getByRole('link', {name: 'Insights', exact: true}).click();
    await expect(here).toHaveURL(at('/insights'));
    await expect(barLinks(here)).toHaveCount(0);
    const category = articles.at(-1)?.category ?? '';
    await here.getByRole('main').getByRole('link', {name: category, exact: true}).first().click();
    await expect(here.getByRole('main').getByRole('article')).toHaveCount(
      articles.filter((article) => article.category === category).length,
    );
    await bar(here).getByRole('button', {name: 'Dark theme'}).click();
    await expect(here.locator('html')).toHaveAttribute('data-theme', 'dark');
    await here.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(here.getByText('We have moved.')).toBeHidden();
  });
});
