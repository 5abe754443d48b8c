/**
 * The documents of a build: what a developer plants in a copy of the project works there, on a document or on an
 * ordinary page, or stops the build with a sentence; and the dev server shows the same pages.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parse, stringify} from 'yaml';
import {parts, privateFiles} from '../src/documents/framework';
import {
  bar,
  barLinks,
  buildFolder,
  expect,
  holdBack,
  menuButton,
  settle,
  test as base,
  themeButton,
  type Page,
} from './fixtures';
import {articles, mainLinks, onePageOfEachKind, services, triedPages} from './published';
import {copyBase, SiteCopy} from './support/siteCopy';

/** The site's configuration with all that a developer tries in it, one allowed host, and `options` of the documents. */
const config = (script: string, options: object = {}) => `
import {cpSync, readFileSync} from 'node:fs';
import own from './own.config';
const scripts = ${JSON.stringify([script])};
export default async function planted() {
  const config = await own();
  const {navbar, footer, ...theme} = config.themeConfig;
  const documents = config.presets.find((preset) => /documents/.test(preset[0]));
  documents[1] = {
    ...documents[1],
    origins: {...documents[1].origins, script: ['https://stats.example']},
    ...${JSON.stringify(options)},
  };
  config.themeConfig = {
    ...theme,
    announcementBar: {id: 'moved', content: 'We have <b>moved</b>.', isCloseable: true},
    navbar: {...navbar, items: [...navbar.items, {to: '/privacy', label: 'Privacy'}]},
    footer: {...footer, links: [...footer.links, {title: 'Legal', items: [{to: '/privacy', label: 'Our privacy'}]}]},
  };
  config.plugins.push(
    () => ({name: 'visits', getClientModules: () => ['./src/visits.ts']}),
    // What the server noted, before the documents are made.
    () => ({name: 'noted', postBuild: ({outDir}) => cpSync(outDir + '/needs/state.html', outDir + '/noted.txt')}),
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

/**
 * Parts that need the browser outside islands, with what the build says of them. Each shows "alive" where React runs,
 * after a click on its button if it has one.
 */
const needy: Record<string, {code: string; says: string}> = {
  State: {
    code: `import {useState} from 'react';
      import Probe from '@site/src/islands/Probe';
      export default function State() {
        const [text, setText] = useState('asleep');
        return <><button className="go" onClick={() => setText('alive')}>Go</button><output>{text}</output><Probe start={3} /></>;
      }`,
    says: 'src/needs/State.tsx calls useState, has onClick outside an island',
  },
  Effect: {
    code: `import * as React from 'react';
      export default function Effect() {
        const output = React.useRef(null);
        React.useEffect(() => void (output.current.textContent = 'alive'), []);
        return <output ref={output}>asleep</output>;
      }`,
    says: 'src/needs/Effect.tsx calls useEffect outside an island',
  },
  Size: {
    code: `import {useWindowSize} from '@docusaurus/theme-common';
      export default () => <output>{useWindowSize() === 'ssr' ? 'asleep' : 'alive'}</output>;`,
    says: 'src/needs/Size.tsx calls useWindowSize outside an island',
  },
  Browser: {
    code: `import BrowserOnly from '@docusaurus/BrowserOnly';
      export default () => (
        <BrowserOnly fallback={<output>asleep</output>}>{() => <output>alive</output>}</BrowserOnly>
      );`,
    says: 'src/needs/Browser.tsx uses BrowserOnly outside an island',
  },
  Hydrated: {
    code: `import useIsBrowser from '@docusaurus/useIsBrowser';
      export default () => <output>{useIsBrowser() ? 'alive' : 'asleep'}</output>;`,
    says: 'src/needs/Hydrated.tsx calls useIsBrowser outside an island',
  },
  Mode: {
    code: `import {useColorMode} from '@docusaurus/theme-common';
      export default () => <output>{useColorMode().colorMode === 'dark' ? 'alive' : 'asleep'}</output>;`,
    says: 'src/needs/Mode.tsx calls useColorMode outside an island',
  },
  Class: {
    code: `import React from 'react';
      export default class Class extends React.Component {
        state = {text: 'asleep'};
        componentDidMount() { this.setState({text: 'alive'}); }
        render() { return <output>{this.state.text}</output>; }
      }`,
    says: 'src/needs/Class.tsx uses React.Component outside an island',
  },
  OldClass: {
    code: `import React from 'react';
      export default function OldClass(props) { React.Component.call(this, props); this.state = {text: 'asleep'}; }
      OldClass.prototype = Object.create(React.Component.prototype);
      OldClass.prototype.componentDidMount = function () { this.setState({text: 'alive'}); };
      OldClass.prototype.render = function () { return <output>{this.state.text}</output>; };`,
    says: 'src/needs/OldClass.tsx uses React.Component outside an island',
  },
  Handler: {
    code: `const wake = () => void (document.querySelector('output').textContent = 'alive');
      const button = <button className="go" onClick={wake}>Go</button>;
      export default () => <>{button}<output>asleep</output></>;`,
    says: 'src/needs/Handler.tsx has onClick outside an island',
  },
  Created: {
    code: `import {cloneElement, createElement} from 'react';
      const wake = () => void (document.querySelector('output').textContent = 'alive');
      const button = createElement('button', {className: 'go'}, 'Go');
      export default () => <>{cloneElement(button, {onClick: wake})}<output>asleep</output></>;`,
    says: 'src/needs/Created.tsx has onClick outside an island',
  },
  Followed: {
    code: `import Link from '@docusaurus/Link';
      const wake = (event) => {
        event.preventDefault();
        document.querySelector('output').textContent = 'alive';
      };
      export default () => <><Link className="go" to="/about" onClick={wake}>Go</Link><output>asleep</output></>;`,
    says: 'src/needs/Followed.tsx has onClick outside an island',
  },
  Reference: {
    code: `export default () => <output ref={(it) => void (it && (it.textContent = 'alive'))}>asleep</output>;`,
    says: 'src/needs/Reference.tsx has ref outside an island',
  },
  Around: {
    code: `import {Name} from '@site/src/name';
      import Reader from '@site/src/islands/Reader';
      export default () => <Name value="alive"><Reader /></Name>;`,
    says: 'src/islands/Reader.tsx calls useContext in an island, which gets no context from the page around it',
  },
};

const needyPages = Object.keys(needy).map(
  (name) => [name, `/needs/${name.toLowerCase()}`] as const,
);

/** All of them, an MDX page with the theme's tabs, and what they use. */
const ordinary = {
  ...Object.fromEntries(
    needyPages.flatMap(([name, route]) => [
      [`src/needs/${name}.tsx`, needy[name]?.code ?? ''],
      [`src/pages${route}.tsx`, page(name, `@site/src/needs/${name}`)],
    ]),
  ),
  'src/name.ts':
    "import {createContext} from 'react';\nexport const Name = createContext('asleep');\n",
  'src/islands/Reader.tsx': `
import {useContext} from 'react';
import {island} from '@site/src/documents/island';
import {Name} from '../name';
export default island('Reader', () => <output>{useContext(Name)}</output>);
`,
  'src/pages/needs/tabs.mdx': `---
description: A page with tabs.
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Tabs

<Tabs>
  <TabItem value="a" label="First"><output>asleep</output></TabItem>
  <TabItem value="b" label="Second"><output>alive</output></TabItem>
</Tabs>
`,
};

/** What works in a build. */
const welcome = () => ({
  ...ordinary,
  ...islands,
  // With a repository, and so with links to edit pages.
  'src/site/identity.yml': stringify({
    ...(parse(readFileSync('src/site/identity.yml', 'utf8'), {schema: 'failsafe'}) as object),
    repository: {owner: 'owner', name: 'website', branch: 'main'},
  }),
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
});

/** Islands with names and in folders of any kind, and each with something that can go wrong. */
const island = (name: string, code: string) =>
  `import {useState} from 'react';\nimport {island} from '@site/src/documents/island';\n${code}\nexport default island('${name}', Part);\n`;

const islands = {
  'src/islands/counter.tsx': island(
    'counter',
    `function Part() {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>counted {count}</button>;
    }`,
  ),
  'src/islands/Sub/Sub.tsx': island(
    'Sub/Sub',
    `import {useColorMode} from '@docusaurus/theme-common';
    import Counter from '../counter';
    function Part() { return <><output>{useColorMode().colorMode}</output><Counter /></>; }`,
  ),
  'src/islands/Failing.tsx': island(
    'Failing',
    `function Part() {
      const [value, setValue] = useState('');
      if (value) throw new Error('out of order');
      return <button type="button" onClick={() => setValue('x')}>Fail</button>;
    }`,
  ),
  'src/islands/Fields.tsx': island(
    'Fields',
    `function Part() {
      const [values, setValues] = useState({text: '', area: 'Dear', choice: 'a', tick: false, radio: 'x', file: ''});
      const field = (name) => ({
        name,
        value: values[name],
        onChange: ({target}) => setValues((all) => ({...all, [name]: target.value})),
      });
      return (
        <form aria-label="Fields">
          <input aria-label="Text" {...field('text')} />
          <textarea aria-label="Area" {...field('area')} />
          <select aria-label="Choice" {...field('choice')}><option>a</option><option>b</option></select>
          <input aria-label="Tick" type="checkbox" checked={values.tick}
            onChange={({target}) => setValues((all) => ({...all, tick: target.checked}))} />
          {['x', 'y'].map((value) => (
            <input key={value} aria-label={value} type="radio" {...field('radio')} value={value} checked={values.radio === value} />
          ))}
          <input aria-label="File" type="file"
            onChange={({target}) => setValues((all) => ({...all, file: target.files[0].name}))} />
          <output>{JSON.stringify(values)}</output>
        </form>
      );
    }`,
  ),
  'src/pages/islands.tsx': `
import Layout from '@theme/Layout';
import Sub from '../islands/Sub/Sub';
import Failing from '../islands/Failing';
import Fields from '../islands/Fields';
export default () => (
  <Layout title="Islands" description="A page."><main><h1>JavaScript: a primer</h1><Sub /><Failing /><Fields /></main></Layout>
);
`,
};

/** What stops a build; with it, all pages are ordinary. */
const unwelcome = {
  'docusaurus.config.ts': config('https://unknown.example/spy.js', {ordinaryPages: 'throw'}),
  'src/theme/Root.tsx': `
import {useState} from 'react';
import {Name} from '../name';
export default function Root({children}) {
  const [name] = useState('alive');
  return <Name value={name}>{children}</Name>;
}
`,
  'src/theme/Footer/index.tsx': readFileSync('src/theme/Footer/index.tsx', 'utf8').replace(
    'const {siteConfig} =',
    "require('react').useState(0);\n  const {siteConfig} =",
  ),
  'src/pages/reader.tsx': page('Reader', '@site/src/islands/Reader'),
};

type Kind = 'documents' | 'ordinary';
type Built = {isFine: boolean; said: string; address: string};

/** The copy, built under a path; with ordinary pages only for the tests that say so. */
const test = base.extend<{kind: Kind; built: Built}, {copy: SiteCopy; builds: Map<Kind, Built>}>({
  kind: ['documents', {option: true}],
  copy: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const copy = new SiteCopy(welcome());
      await use(copy);
      copy.remove();
    },
    {scope: 'worker'},
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  builds: [async ({}, use) => use(new Map()), {scope: 'worker'}],
  built: async ({kind, copy, builds}, use) => {
    if (kind === 'ordinary') copy.add(unwelcome);
    const built = builds.get(kind) ?? {
      ...(await copy.build(kind)),
      address: await copy.serve(kind),
    };
    builds.set(kind, built);
    if (kind === 'documents' && !built.isFine) throw new Error(built.said);
    await use(built);
  },
  baseURL: async ({built}, use) => use(built.address),
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

/** The pages of the site itself, as they were built. */
const shippedPages = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'}).filter(
  (file) => file.endsWith('.html') && !file.startsWith('admin'),
);
for (const file of shippedPages) {
  base(`${file} is a document`, () => {
    const $ = load(readFileSync(path.join(buildFolder, file), 'utf8'));
    // An ordinary page says there which file makes it one.
    expect($('script[data-needs]').text()).toBe('');
    expect($('script[src*="assets/js/"]').length).toBe(0);
  });
}

base('every private file of the framework that we import is on the list', () => {
  const texts = readdirSync('src/documents', {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!framework|\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src/documents', file), 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/from '(@docusaurus\/[\w-]+\/(?:lib\/.*|internal))'/g)].map(
      ([, file]) => file,
    ),
  );
  const listed = privateFiles.map(([file]) => file as string);
  expect(listed).toEqual(expect.arrayContaining(imported));
});

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

  test('the build says which pages are ordinary, and why', async ({built}) => {
    const lines = built.said.split('\n').filter((line) => /ordinary pages?/.test(line));
    for (const [name, route] of needyPages) {
      const line = lines.find((one) => one.includes(`: ${needy[name]?.says}.`)) ?? '';
      expect.soft(line, name).toContain(`${route} `);
      expect.soft(line, name).toMatch(/\([1-9]\d+ kB of scripts\)/);
    }
    for (const line of lines) expect.soft(line).toContain('/needs/');
    expect.soft(built.said).toContain('@theme/Tabs ');
  });

  test('the list of framework parts is needed, and has no other', async ({built, copy}) => {
    expect(built.isFine).toBe(true);
    const html = readFileSync(path.join(copy.root, 'documents/noted.txt'), 'utf8');
    const noted = JSON.parse(load(html)('script[data-needs]').text()) as {parts: string[]};
    for (const part of parts)
      expect
        .soft(
          noted.parts.filter((file) => file.startsWith(part)),
          part,
        )
        .not.toEqual([]);
    // Whoever else would need the browser is no part, and is said to make the page ordinary.
    for (const file of noted.parts)
      expect
        .soft(
          parts.some((part) => file.startsWith(part)),
          file,
        )
        .toBe(true);
  });

  for (const [, route] of [...needyPages, ['Tabs', '/needs/tabs']]) {
    test(`${route} is alive, at both of its addresses`, async ({page: here, visit}) => {
      await here.emulateMedia({colorScheme: 'dark'});
      for (const address of [route, `${route}/`]) {
        await visit(address);
        await appIsAlive(here);
        const button = here.getByRole('main').locator('.go, [role=tab]').last();
        if (await button.isVisible()) await button.click();
        await expect(here.getByRole('main').locator('output:visible')).toHaveText('alive');
      }
    });
  }

  test('from an ordinary page links lead to documents and back, without loading them anew', async ({
    page: here,
    visit,
  }) => {
    await visit('/needs/state');
    await appIsAlive(here);
    await here.getByRole('main').getByRole('button', {name: '3'}).click();
    await expect(here.getByRole('main').getByRole('button', {name: '4'})).toBeVisible();
    await here.evaluate(() => Object.assign(window, {isSamePage: true}));
    await barLinks(here).last().click();
    await expect(here.getByRole('heading', {level: 1})).toHaveText('Privacy');
    await here.goBack();
    await expect(here.getByRole('heading', {level: 1})).toHaveText('State');
    expect(await here.evaluate(() => 'isSamePage' in window)).toBe(true);
    await bar(here).getByRole('button', {name: 'Search'}).click();
    await expect(here.getByRole('searchbox')).toBeFocused();
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

  test('an island of any name runs once, in another too, and follows the color mode', async ({
    page: here,
    visit,
  }) => {
    await visit('/islands');
    await settle(here);
    const main = here.getByRole('main');
    await main.getByRole('button', {name: 'counted'}).click();
    await expect(main.getByRole('button', {name: 'counted 1'})).toBeVisible();
    const mode = main.locator('output').first();
    await expect(mode).toHaveText('light');
    await themeButton(here).click();
    await expect(mode).toHaveText('dark');
  });

  test('what was typed, chosen and ticked before hydration is in the state, and the caret where it was', async ({
    page: here,
    visit,
  }) => {
    const letThrough = await holdBack(here, /assets\/js/);
    await visit('/islands');
    const form = here.getByRole('form', {name: 'Fields'});
    await form.getByLabel('Area').fill('Dear all');
    await form.getByLabel('Choice').selectOption('b');
    await form.getByLabel('Tick').check();
    await form.getByLabel('y').check();
    await form
      .getByLabel('File')
      .setInputFiles({name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a')});
    await form.getByLabel('Text').pressSequentially('Lovelace');
    for (let step = 0; step < 4; step++) await here.keyboard.press('ArrowLeft');
    letThrough();
    await expect(form.locator('output')).toHaveText(
      JSON.stringify({
        text: 'Lovelace',
        area: 'Dear all',
        choice: 'b',
        tick: true,
        radio: 'y',
        file: 'a.txt',
      }),
    );
    await here.keyboard.type('-');
    await expect(form.getByLabel('Text')).toHaveValue('Love-lace');
    await expect(form.locator('output')).toContainText('Love-lace');
  });

  test('text that is being composed stays with the input method until it is done', async ({
    page: here,
    visit,
  }) => {
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
    test.use({
      expected: /\.example\/|"Failing" failed|out of order|ERR_FAILED|ChunkLoadError|Loading chunk/,
    });

    test('an error inside an island names it, and the page around it stays', async ({
      page: here,
      visit,
    }) => {
      await visit('/islands');
      await settle(here);
      await here.getByRole('button', {name: 'Fail'}).click();
      await expect(here.getByRole('alert')).toContainText('Failing: out of order');
      await expect(here.getByRole('main')).toHaveCount(1);
      await expect(here.getByRole('heading', {level: 1})).toBeVisible();
      await here.getByRole('button', {name: 'counted'}).click();
      await expect(here.getByRole('button', {name: 'counted 1'})).toBeVisible();
    });

    test('when the file of one island was lost, the next sign of interest gets it alone', async ({
      page: here,
      visit,
      copy,
    }) => {
      // Its own file is the one that has its words.
      const own = readdirSync(path.join(copy.root, 'documents/assets/js')).find((file) =>
        readFileSync(path.join(copy.root, 'documents/assets/js', file), 'utf8').includes(
          'out of order',
        ),
      );
      let isLost = true;
      await here.route(`**/${own}`, (route) => (isLost ? route.abort() : route.continue()));
      await visit('/islands');
      await here.mouse.move(5, 5);
      const counter = here.getByRole('button', {name: 'counted'});
      await expect(here.locator('[data-island="Sub/Sub"][data-hydrated]')).toHaveCount(1);
      await counter.click();
      isLost = false;
      await here.mouse.move(50, 50);
      await expect(here.locator('[data-island="Failing"][data-hydrated]')).toHaveCount(1);
      // A second root would begin at none, or count twice.
      await expect(counter).toHaveText('counted 1');
      await counter.click();
      await expect(counter).toHaveText('counted 2');
    });
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

test('the dev server shows the same pages as a build, to the eye and to assistive technology', async ({
  page: here,
  visit,
  copy,
  context,
}) => {
  const dev = await context.newPage();
  const told: string[] = [];
  dev.on('console', (message) => told.push(message.text()));
  const server = await copy.dev();
  try {
    await dev.goto(`${server.address}admin/`);
    await expect(dev.getByRole('button', {name: 'Work with Local Repository'})).toBeVisible();
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
    for (const name of ['Size', 'Handler']) {
      await dev.goto(`${server.address}needs/${name.toLowerCase()}`);
      await expect
        .poll(() => told.join('\n'))
        .toContain(`needs/${name.toLowerCase()} will be an ordinary page: ${needy[name]?.says}.`);
    }
    expect(told.filter((text) => text.includes('ordinary page'))).toHaveLength(2);
  } finally {
    server.stop();
  }
});

test.describe('with ordinary pages only', () => {
  // The build that is refused here has written all of its pages, and React in a shared part made each an ordinary one.
  test.use({kind: 'ordinary', expected: /\.example\/|Content Security Policy/});

  test('what is refused stops the build, with where it is and what to do', async ({built}) => {
    const {isFine, said} = built;
    expect(isFine).toBe(false);
    for (const sentence of [
      ' more: <script> takes code from https://unknown.example/spy.js.',
      "If it belongs to your analytics service, add 'https://unknown.example'",
      'src/theme/Root.tsx calls useState outside an island.',
      'src/theme/Footer/index.tsx calls useState outside an island.',
    ])
      expect.soft(said).toContain(sentence);
    // What stands on every page is said once.
    for (const word of ['spy.js', 'Root.tsx', 'theme/Footer'])
      expect.soft(said.split(word), word).toHaveLength(2);
    expect.soft(said).not.toMatch(/stats\.example/);
  });

  test("an island gets what a provider in the site's root holds", async ({page: here, visit}) => {
    await visit('/reader');
    await appIsAlive(here);
    await expect(here.getByRole('main').locator('output')).toHaveText('alive');
  });

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

  test('pages open by their address', async ({page: here, visit}) => {
    for (const route of [...onePageOfEachKind, '/privacy']) {
      await visit(route);
      await appIsAlive(here);
      await expect.soft(here.getByRole('heading', {level: 1})).toHaveCount(1);
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
