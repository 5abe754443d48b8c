/** @jest-environment node */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {addStyles, checkPrivateFiles, privateFiles} from './framework';
import {island} from './island';
import {makeDocuments, type Build} from './pipeline';
import {createPolicy, inspect, inspectStyles} from './policy';
import {createPicker} from './styles';

const page = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><div id="__docusaurus"></div>${body}</body></html>`;

jest.mock('./islandFiles', () => ({
  __esModule: true,
  default: {Hours: () => undefined},
}));

describe('an island', () => {
  const Hours = island('Hours', ({label}: {label: unknown}) => <p>{String(label)}</p>);

  it('is its HTML, and says in the page what the browser needs to hydrate it', () => {
    expect(renderToStaticMarkup(<Hours label="Open" />)).toBe(
      '<div data-island="Hours" data-props="{&quot;label&quot;:&quot;Open&quot;}"><p>Open</p></div>',
    );
  });

  it('has a name that the browser finds', () => {
    const Days = island('Days', () => null);
    expect(() => renderToStaticMarkup(<Days />)).toThrow(
      "can't find the island \"Days\". Its name is its file: write export default island('Days', ...) in src/islands/Days.tsx",
    );
  });

  it.each([
    ['function', [() => undefined]],
    ['React element', {deep: <b key="b" />}],
  ])('refuses a %s, which cannot be sent to the browser, however deep', (_what, label) => {
    expect(() => renderToStaticMarkup(<Hours label={label} />)).toThrow(
      /Island "Hours": the prop "(0|deep)" is a function or an element/,
    );
  });
});

describe('the policy', () => {
  it('allows the inline code it is given, by hashes, and the hosts of the site', () => {
    const policy = createPolicy(['a()'], ['b{}'], {form: ['https://forms.example']});
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
    expect(policy).toContain("form-action 'self' https://forms.example");
    expect(policy).not.toContain('unsafe-inline');
  });

  it.each([
    ['<script>stranger()</script>', /no plugin has declared: stranger/],
    ['<script src="https://cdn.example/x.js"></script>', /takes code from .*analytics.origins/],
    [
      '<link rel="stylesheet" href="//cdn.example/x.css">',
      /takes styles from .*style: \['https:\/\/cdn.example'\]} in docusaurus.config.ts/,
    ],
    ['<link rel="preload" as="font" href="//cdn.example/x">', /takes a font from .*font: \[/],
    ['<p onclick="x()">', /<p onclick="x\(\)"> runs a script from an attribute/],
    ['<a href=" JavaScript:x()">', /runs a script from an attribute/],
    ['<iframe src="/x"></iframe>', /<iframe> is refused by the policy/],
    ['<iframe src="https://film.example/x"></iframe>', /shows a page of .*frame: \['https:/],
    ['<img src="https://pictures.example/x.png">', /takes a picture from .*img: \['https:/],
    ['<video src="https://film.example/x.mp4"></video>', /takes a film .*media: \['https:/],
    ['<form action="https://forms.example/x"></form>', /posts to .*form: \['https:/],
    ['<base href="/x">', /<base> is refused by the policy/],
  ])('is not made for a page with %s', (html, fault) => {
    expect(inspect(load(page(html)), ['known()'], {})).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    ['@import"https://fonts.example/a.css";', 'takes styles from'],
    ['@import url(//fonts.example/a.css);', 'takes styles from'],
    ['@font-face{src:url("https://fonts.example/a.woff2")}', 'takes a font from'],
    ['a{background:url(https://fonts.example/a.png)}', 'takes a picture from'],
  ])('is not made for the styles %s', (css, fault) => {
    expect(inspectStyles(css, {})).toEqual([expect.stringContaining(fault)]);
    const all = ['https://fonts.example'];
    expect(inspectStyles(css, {style: all, font: all, img: all})).toEqual([]);
  });

  it('lets declared scripts, data, words and allowed hosts pass', () => {
    const html =
      '<meta name="description" content="JavaScript: a primer"><p title="JavaScript: a primer"></p>' +
      '<script>known()</script><script type="application/ld+json">{}</script>' +
      '<script src="https://stats.example/x.js"></script><script src="/x.js"></script>';
    expect(inspect(load(page(html)), ['known()'], {script: ['https://stats.example']})).toEqual([]);
  });
});

it("picks a page's own rules, with the custom properties they use and what scripts add", () => {
  const pick = createPicker(
    ':root{--ink:red;--deep:var(--ink);--unused:blue;--gap:1px}' +
      '.title{color:var(--deep)}.other{color:blue}.site-notice{top:0}' +
      '.title[aria-current]{margin:0}@media print{.other{display:none}}' +
      '.banner{top:1px}.banner-close_x3{top:2px}.toast-left{top:3px}',
    'e.className="banner",f.classList.add("toast-"+s),t={close:"banner-close_x3"}',
  );
  const styles = pick(load(page('<h1 class="title">A</h1>')), '.inline{margin:var(--gap)}');
  expect(styles).toContain('.title{color:var(--deep)}');
  expect(styles).toContain('--ink:red');
  expect(styles).toContain('--gap:1px');
  expect(styles).toContain('.site-notice');
  expect(styles).toContain('.title[aria-current]');
  for (const added of ['.banner{', '.banner-close_x3', '.toast-left'])
    expect(styles).toContain(added);
  expect(styles).not.toMatch(/other|unused/);
});

/** Resolves a package's file as Node does, because Jest replaces parts of the framework. */
const inPackages = (file: string) =>
  path.resolve(
    'node_modules',
    `${file.replace('/internal', '/lib/internal').replace(/\.js$/, '')}.js`,
  );

it.each(privateFiles)('a build stops where the framework has moved %s', (moved, name) => {
  expect(() => checkPrivateFiles(inPackages)).not.toThrow();
  const resolve = (file: string) => (file === moved ? '/gone' : inPackages(file));
  const sentence = `has changed ${moved}, which had ${name}.`;
  expect(() => checkPrivateFiles(resolve)).toThrow(sentence);
  // The file exists, but without the export we use.
  const renamed = (file: string) =>
    file === moved ? path.resolve('tsconfig.json') : inPackages(file);
  expect(() => checkPrivateFiles(renamed)).toThrow(sentence);
});

it('every private file of the framework that we import is on the list', () => {
  const texts = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!framework|\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/from '(@docusaurus\/[\w-]+\/(?:lib\/.*|internal))'/g)].map(
      ([, file]) => file,
    ),
  );
  expect(imported).not.toEqual([]);
  expect(privateFiles.map(([file]) => file)).toEqual(expect.arrayContaining(imported));
});

it('a build stops where React has changed what we know of it', () => {
  const react = 'e.ownerDocument||e).createElement("style");x._valueTracker';
  expect(addStyles([react])).toBe(false);
  expect(addStyles([react, 'document.createElement("style")'])).toBe(true);
  expect(() => addStyles([react.replace('ownerDocument', 'doc')])).toThrow(
    'how it creates <style>',
  );
  expect(() => addStyles([react.replace('_valueTracker', '')])).toThrow('what is typed');
});

describe('the pages of a build', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'documents-'));
    for (const folder of ['js', 'css'])
      mkdirSync(path.join(outDir, 'assets', folder), {recursive: true});
    writeFileSync(path.join(outDir, 'assets/js/app.js'), '');
    writeFileSync(path.join(outDir, 'assets/css/styles.css'), '.title{color:red}');
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const make = (html: string, options: Partial<Build> = {}) => {
    writeFileSync(path.join(outDir, 'services.html'), html);
    return makeDocuments({
      outDir,
      baseUrl: '/',
      scripts: new Map([
        ['assets/js/page.js', 'start("</script>")'],
        ['assets/js/start.js', 'hydrate()'],
      ]),
      addsStyles: false,
      origins: {},
      ...options,
    });
  };

  it('have their own styles and script in place of the app, at both addresses', () => {
    make(
      page(
        '<h1 class="title">A</h1>',
        '<link rel="stylesheet" href="/assets/css/styles.css"><script src="/assets/js/app.js"></script>',
      ),
    );
    const html = read('services.html');
    expect(html).toContain('<style>.title{color:red}</style>');
    expect(load(html)('script[type=module]').text()).toBe(String.raw`start("<\/script>")`);
    expect(html).not.toContain('app.js');
    expect(html).toContain('Content-Security-Policy');
    expect(read('services/index.html')).toBe(html);
    expect(() => read('assets/js/app.js')).toThrow();
  });

  const needs =
    '<script type="application/json" data-needs>{"needs":["a.tsx calls useState outside an island","a.tsx calls useId2 outside an island"]}</script>';
  const app = '<script src="/assets/js/app.js" defer></script>';
  const own = '<script src="/assets/js/page.js" defer></script>';

  it('are ordinary ones where they need the browser, and the build says so', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    make(
      page(`<button data-needs="b.tsx has onClick" style="top:0">A</button>${needs}`, app + own),
    );
    const warned = warn.mock.calls.flat().join();
    for (const need of ['b.tsx has onClick', 'a.tsx calls useState outside an island'])
      expect(warned).toMatch(
        new RegExp(`^/services is an ordinary page, \\d+ kB of scripts: ${need}\\.$`, 'm'),
      );
    // Only a file's first need is reported.
    expect(warned).not.toContain('useId2');
    const $ = load(read('services/index.html'));
    expect($('script[src]').attr()).toEqual({src: '/assets/js/app.js', defer: ''});
    expect($('button').attr()).toEqual({style: 'top:0'});
    expect($('[http-equiv]').attr('content')).toContain("style-src 'self' 'unsafe-inline'");
    expect(read('assets/js/app.js')).toBe('');
  });

  it("may have React's form actions, without what stands in for them and the policy refuses", () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const form = '<form action="javascript:throw new Error()"></form>';
    const content = `>${form}<script>$$reactFormReplay</script></div>`;
    make(page(needs, app).replace('></div>', () => content));
    expect(load(read('services.html'))('#__docusaurus').html()).toBe('<form></form>');
  });

  it('are all documents, or stop the build', () => {
    expect(() => make(page(needs, app), {ordinaryPages: 'throw'})).toThrow('a.tsx calls useState');
  });

  it('are all ordinary ones if the site says so, without a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    make(page('<p>A</p>', app), {ordinaryPages: 'all'});
    expect(read('services.html')).toContain('app.js');
    expect(read('assets/js/app.js')).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });

  it('may have styles of their own, in head and body', () => {
    const [inHead, inBody] = ['a{top:0}', 'b{top:0}'];
    make(page(`<style>${inBody}</style>`, `<style>${inHead}</style>`));
    const policy = load(read('services.html'))('[http-equiv]').attr('content');
    for (const styles of [inHead, inBody])
      expect(policy).toContain(createPolicy([], [styles], {}).match(/'sha256-.*?'/)?.[0]);
  });

  it('start islands where they have some', () => {
    const link = '<link rel="stylesheet" href="/assets/css/styles.css">';
    make(page('<div data-island="Hours"></div>', link));
    expect(load(read('services.html'))('script[type=module]').text()).toContain('hydrate()');
  });

  it('may have styles that scripts add, and the build says so', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    make(page('<p>A</p><style>p{top:0}</style>'), {addsStyles: true});
    expect(read('services.html')).toContain("style-src 'self' 'unsafe-inline'");
    expect(warn.mock.calls.flat().join()).toContain('adds <style> elements');
  });

  it("allow the inline scripts that plugins and the configuration add, and none in a page's own content", () => {
    make(page('<script>added()</script>'));
    const own = (html: string) => page('').replace('></div>', `>${html}</div>`);
    const refusal = 'no plugin has declared: stranger()';
    expect(() => make(own('<script>stranger()</script>'))).toThrow(refusal);
    expect(() => make(page('', '<script data-rh="true">stranger()</script>'))).toThrow(refusal);
  });

  it('have rules in place of style attributes', () => {
    const link = '<link rel="stylesheet" href="/assets/css/styles.css">';
    make(page('<p style="top:0">A</p><p class="b" style="top:0">B</p>', link));
    const $ = load(read('services.html'));
    // With a specificity as high as the attribute's.
    expect($('style').text()).toContain(':is(#_,.inline-0){top:0}');
    expect(
      $('p')
        .toArray()
        .map(({attribs}) => attribs),
    ).toEqual([{class: 'inline-0'}, {class: 'b inline-0'}]);
  });
});
