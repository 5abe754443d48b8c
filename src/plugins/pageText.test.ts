/** @jest-environment node */
import {ownText} from './pageText';

const address = 'https://example.com/repo/insights/a';
const textOf = (html: string) => ownText(`<body><nav>Menu</nav><main>${html}</main></body>`, 'main', address);

it.each([
  ['the frame', '<p>Text</p><nav>Contents</nav><aside>Related</aside><p data-frame="true">Back</p><details>Contents</details>'],
  ['drawings', '<p>Text</p><svg><path/></svg><img src="/a.svg" alt=""><div aria-hidden="true">Art</div>'],
  ['buttons', '<p>Text</p><button type="button">Book</button>'],
  ['styles', '<p class="lede_x1" style="color:red" data-tone="both">Text</p>'],
])('leaves out %s', (_what, html) => expect(textOf(html)).toBe('<p>Text</p>'));

it('writes whole addresses', () => {
  expect(textOf('<a href="/repo/contact">Contact</a>, <a href="#part">Part</a>, <a href="mailto:a@b.c">Mail</a>')).toBe(
    `<a href="https://example.com/repo/contact">Contact</a>, <a href="${address}#part">Part</a>, <a href="mailto:a@b.c">Mail</a>`,
  );
  expect(textOf('<img src="/repo/b.png" alt="A chart">')).toBe('<img src="https://example.com/repo/b.png" alt="A chart">');
});

it('keeps the words of terms, titles and heading, and apart what styles set apart', () => {
  const term = '<span class="t" data-note="Of Congress."><button type="button" data-tooltip="Of Congress." data-tooltip-tap="">GAO</button></span>';
  expect(textOf(`<p>The office (${term}).</p>`)).toBe('<p>The office (GAO).</p>');
  expect(textOf('<h2 id="a" aria-labelledby="a--words"><span id="a--words">Part</span><a data-frame="true" href="#a">#</a></h2>')).toBe('<h2 id="a">Part</h2>');
  expect(textOf('<p><time datetime="2025-10-10">October 10</time><span>5 min</span></p>')).toBe('<p><time datetime="2025-10-10">October 10</time> 5 min</p>');
});

it('keeps code as it stands', () => {
  expect(textOf('<pre><code><span class="k">const</span><span class="p">(</span><span class="n">1</span>)</code></pre>')).toBe('<pre><code>const(1)</code></pre>');
});

it('keeps of a form the way to it', () => {
  expect(textOf('<h2>Write</h2><form><label>Name <input></label><button type="submit">Send</button></form>')).toBe(
    `<h2>Write</h2><p><a href="${address}">Send</a></p>`,
  );
});

it('says which page is empty', () => {
  expect(() => ownText('<body></body>', 'main', address)).toThrow(`${address}: the built page has nothing in "main".`);
});
