/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {builtPage, ownText} from './pageText';

const address = 'https://example.com/repo/insights/a';
const textOf = (html: string) =>
  ownText(`<body><nav>Menu</nav><main>${html}</main></body>`, 'main', address);

it.each([
  [
    'the frame',
    '<p>Text</p><nav>Contents</nav><aside>Related</aside><p data-frame="true">Back</p><details>Contents</details>',
  ],
  [
    'drawings',
    '<p>Text</p><svg><path/></svg><img src="/a.svg" alt=""><div aria-hidden="true">Art</div>',
  ],
  ['buttons', '<p>Text</p><button type="button">Book</button>'],
  ['styles', '<p class="lede_x1" style="color:red" data-tone="both">Text</p>'],
])('leaves out %s', (_what, html) => expect(textOf(html)).toBe('<p>Text</p>'));

it('writes whole addresses', () => {
  expect(
    textOf(
      '<a href="/repo/contact">Contact</a>, <a href="#part">Part</a>, <a href="mailto:a@b.c">Mail</a>',
    ),
  ).toBe(
    `<a href="https://example.com/repo/contact">Contact</a>, <a href="${address}#part">Part</a>, <a href="mailto:a@b.c">Mail</a>`,
  );
  expect(textOf('<img src="/repo/b.png" alt="A chart">')).toBe(
    '<img src="https://example.com/repo/b.png" alt="A chart">',
  );
});

it('keeps the words of terms, titles and heading, and apart what styles set apart', () => {
  const term =
    '<span class="t" data-note="Of Congress."><button type="button" data-tooltip="Of Congress." data-tooltip-tap="">GAO</button></span>';
  expect(textOf(`<p>The office (${term}).</p>`)).toBe('<p>The office (GAO).</p>');
  expect(
    textOf(
      '<h2 id="a" aria-labelledby="a--words"><span id="a--words">Part</span><a data-frame="true" href="#a">#</a></h2>',
    ),
  ).toBe('<h2 id="a">Part</h2>');
  expect(textOf('<p><time datetime="2025-10-10">October 10</time><span>5 min</span></p>')).toBe(
    '<p><time datetime="2025-10-10">October 10</time> 5 min</p>',
  );
});

it('keeps code as it stands', () => {
  expect(
    textOf(
      '<pre><code><span class="k">const</span><span class="p">(</span><span class="n">1</span>)</code></pre>',
    ),
  ).toBe('<pre><code>const(1)</code></pre>');
});

it('keeps of a form the way to it', () => {
  expect(
    textOf(
      '<h2>Write</h2><form><label>Name <input></label><button type="submit">Send</button></form>',
    ),
  ).toBe(`<h2>Write</h2><p><a href="${address}">Send</a></p>`);
});

it('says which page is empty', () => {
  expect(() => ownText('<body></body>', 'main', address)).toThrow(
    `${address}: the built page has nothing in "main".`,
  );
});

describe('the description in the head', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'head-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each([
    [
      'entities',
      '<meta name=description content="R&amp;D &amp;lt; 5 &quot;x&quot; &#39;y&#39; &copy; AT&T &amp;copy">',
    ],
    ['signs', '<meta name="description" content=\'5 < 6 > "4" </title> \u{1F389}\'>'],
    ['no quotes', '<meta name=description content=Short>'],
    [
      'a script that names one',
      '<script>"<meta name=description content=no>"</script><meta name=description content=yes>',
    ],
    [
      'a title that stays open',
      '<meta name=description content="yes"><title>Open <meta name=description content=no>',
    ],
    [
      'a comment and a style before it',
      '<!-- <meta name=description content=no> --><style>a{content:"<p>"}</style><meta name=description content=yes>',
    ],
    [
      'tags that stay open',
      '<link rel=icon href=/a.svg><meta charset=UTF-8><meta name=description content="yes"/>',
    ],
    ['none', '<title>A</title>'],
  ])('is read as a browser does: %s', async (what, markup) => {
    const html = `<!doctype html><html lang=en><head>${markup}</head><body><main><p>Text</p></main></body></html>`;
    writeFileSync(path.join(folder, `${what}.html`), html);
    const {description} = await builtPage(folder, `/${what}`, address);
    expect(description).toBe(load(html)('meta[name="description"]').attr('content') ?? '');
  });
});
