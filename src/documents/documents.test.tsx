/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {island} from './island';
import {makeDocuments} from './pipeline';
import {createPolicy, inspect} from './policy';
import {createPicker} from './styles';

const page = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

describe('an island', () => {
  const Hours = island('Hours', ({label}: {label: unknown}) => <p>{String(label)}</p>);

  it('is its HTML, and says in the page what the browser needs to hydrate it', () => {
    expect(renderToStaticMarkup(<Hours label="Open" />)).toBe(
      '<div data-island="Hours" data-props="{&quot;label&quot;:&quot;Open&quot;}"><p>Open</p></div>',
    );
  });

  it.each([
    ['function', () => undefined],
    ['React element', <b key="b" />],
  ])('refuses a %s, which cannot be sent to the browser', (what, label) => {
    expect(() => renderToStaticMarkup(<Hours label={label} />)).toThrow(
      `Island "Hours": the prop "label" is a ${what}`,
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
    ['<link rel="stylesheet" href="//cdn.example/x.css">', /takes code from/],
    ['<p onclick="x()">', /<p onclick="x\(\)"> runs a script from an attribute/],
    ['<a href="javascript:x()">', /runs a script from an attribute/],
    ['<iframe src="/x"></iframe>', /<iframe> is a page of others/],
    ['<base href="/x">', /would change every link/],
  ])('is not made for a page with %s', (html, fault) => {
    expect(inspect(load(page(html)), ['known()'], {})).toEqual([expect.stringMatching(fault)]);
  });

  it('lets declared scripts, data and allowed hosts pass', () => {
    const html =
      '<script>known()</script><script type="application/ld+json">{}</script>' +
      '<script src="https://stats.example/x.js"></script><script src="/x.js"></script>';
    expect(inspect(load(page(html)), ['known()'], {script: ['https://stats.example']})).toEqual([]);
  });
});

it("picks a page's own rules, with the custom properties they use and what scripts add", () => {
  const pick = createPicker(
    ':root{--ink:red;--deep:var(--ink);--unused:blue;--gap:1px}' +
      '.title{color:var(--deep)}.other{color:blue}.site-notice{top:0}' +
      '.title[aria-current]{margin:0}@media print{.other{display:none}}',
  );
  const styles = pick(load(page('<h1 class="title">A</h1>')), '.inline{margin:var(--gap)}');
  expect(styles).toContain('.title{color:var(--deep)}');
  expect(styles).toContain('--ink:red');
  expect(styles).toContain('--gap:1px');
  expect(styles).toContain('.site-notice');
  expect(styles).toContain('.title[aria-current]');
  expect(styles).not.toMatch(/other|unused/);
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
  const make = (html: string) => {
    writeFileSync(path.join(outDir, 'services.html'), html);
    const islands = ['Hours'];
    return makeDocuments({
      outDir,
      baseUrl: '/',
      script: 'start("</script>")',
      parts: new Set(),
      declared: [],
      origins: {},
      islands,
      exceptFor: [],
    });
  };

  it('have their own styles and script in place of the app, at both addresses', async () => {
    await make(
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

  it('have rules in place of style attributes', async () => {
    const link = '<link rel="stylesheet" href="/assets/css/styles.css">';
    await make(page('<p style="top:0">A</p><p class="b" style="top:0">B</p>', link));
    const $ = load(read('services.html'));
    // As strong as the attribute was.
    expect($('style').text()).toContain(':is(#_,.inline-0){top:0}');
    expect(
      $('p')
        .toArray()
        .map(({attribs}) => attribs),
    ).toEqual([{class: 'inline-0'}, {class: 'b inline-0'}]);
  });
});
