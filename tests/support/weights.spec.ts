import {expect, test} from '@playwright/test';
import {blocks, codeOf, complaints, entryOf, heavier, packedSize, type Weights} from './weights';

const frame = {'assets/js/frame.js': 4256};
const about: Weights = {
  document: {'scripts within': 1250, 'tags, each once': 2320},
  stylesheet: {'styles within': 5502},
  font: {'assets/fonts/a.woff2': 8188, 'assets/fonts/b.woff2': 12640},
  script: frame,
};

/** The same page after a change. */
const with_ = (changed: Weights): Weights => ({...about, ...changed});

test.describe('a page is compared with what is recorded of it', () => {
  test('the same page passes, and so does a lighter one', () => {
    expect(complaints('/about', about, about)).toEqual([]);
    expect(
      complaints('/about', about, with_({script: {'assets/js/frame.js': 900}, font: {}})),
    ).toEqual([]);
  });

  test('some bytes more pass, as another Node packs them; 300 of a small type, 2 % of a large one', () => {
    expect(complaints('/about', about, with_({script: {'assets/js/frame.js': 4556}}))).toEqual([]);
    expect(complaints('/about', about, with_({script: {'assets/js/frame.js': 4557}}))).toHaveLength(
      1,
    );
    const islands = {script: {'assets/js/islands.js': 76_000}};
    expect(complaints('/contact', islands, {script: {'assets/js/islands.js': 77_520}})).toEqual([]);
    expect(
      complaints('/contact', islands, {script: {'assets/js/islands.js': 77_521}}),
    ).toHaveLength(1);
  });

  test('styles of a component that grew: said of the page, the type and the file', () => {
    expect(complaints('/about', about, with_({stylesheet: {'styles within': 6302}}))).toEqual([
      '/about: stylesheet grew from 5,502 to 6,302 bytes (+800, +15 %)\n  styles within grew from 5,502 to 6,302 bytes (+800, +15 %)',
    ]);
  });

  test('an import more in the frame: the file that grew comes before the one that is new', () => {
    const now = with_({script: {'assets/js/frame.js': 7256, 'assets/js/130.js': 500}});
    expect(complaints('/about', about, now)).toEqual([
      [
        '/about: script grew from 4,256 to 7,756 bytes (+3,500, +82 %)',
        'assets/js/frame.js grew from 4,256 to 7,256 bytes (+3,000, +70 %)',
        'assets/js/130.js is new: 500 bytes',
      ].join('\n  '),
    ]);
  });

  test('a type that was not there: its files are new', () => {
    expect(
      complaints(
        '/about',
        about,
        with_({'script, once the visitor moves': {'assets/js/islands.js': 76_616}}),
      ),
    ).toEqual([
      '/about: script, once the visitor moves is new: 76,616 bytes\n  assets/js/islands.js is new: 76,616 bytes',
    ]);
  });

  test('a file under another name is not a growth; with one, it is told what it replaced', () => {
    expect(complaints('/about', about, with_({script: {'assets/js/other.js': 4256}}))).toEqual([]);
    expect(complaints('/about', about, with_({script: {'assets/js/other.js': 5256}}))[0]).toMatch(
      /other\.js is new: 5,256 bytes\n {2}assets\/js\/frame\.js is gone/,
    );
  });

  test('two types that grew are two complaints', () => {
    expect(
      complaints(
        '/about',
        about,
        with_({document: {'tags, each once': 6000}, script: {'assets/js/frame.js': 6000}}),
      ),
    ).toHaveLength(2);
  });

  test('a page that nothing is recorded of is left to the limits', () => {
    expect(complaints('/new', undefined, about)).toEqual([]);
  });
});

test.describe('writers', () => {
  test('an article or service is held to all of its kind, a page of ours to itself', () => {
    expect(
      ['/', '/about', '/insights', '/insights/a-new-one', '/services/data-rooms'].map(entryOf),
    ).toEqual(['/', '/about', '/insights', '/insights/*', '/services/*']);
    expect(heavier({font: {a: 1, b: 5}}, {font: {a: 2, c: 3}, script: {d: 4}})).toEqual({
      font: {a: 2, b: 5, c: 3},
      script: {d: 4},
    });
  });

  test('a block that no text had before may bring its styles; a script may not come with a text', () => {
    const [within, beyond] = [blocks, blocks + 301].map((more) =>
      with_({stylesheet: {'styles within': 5502 + more}}),
    );
    expect(complaints('/insights/a', about, within ?? {})).toEqual([]);
    expect(complaints('/insights/a', about, beyond ?? {})).toHaveLength(1);
    expect(complaints('/about', about, within ?? {})).toHaveLength(1);
    expect(
      complaints('/insights/a', about, with_({script: {'assets/js/frame.js': 5256}})),
    ).toHaveLength(1);
  });

  const page =
    '<html><style data-page>p{margin:0}</style><script>run()</script><script type=application/ld+json>{}</script><main class=main_a1><p class="text_b2">Words.';
  test('more of what is there weighs nothing: words, paragraphs, links, icons', () => {
    const more = `${page}<p class="text_b2" id=two>More <a href="/one">words</a>.<a href=/two>Two</a><svg class=c3 viewBox="0 0 36 36"><path d="M0 0h9"/></svg>`;
    expect(codeOf(more)).toEqual({
      ...codeOf(page),
      markup: `${codeOf(page).markup}\n<p class="text_b2" id>\n<a href>`,
    });
    expect(codeOf(page)).toEqual({
      styles: 'p{margin:0}',
      scripts: 'run()',
      markup: '<html>\n<main class=main_a1>\n<p class="text_b2">',
    });
  });

  test('what is drawn or dressed otherwise weighs all of it', () => {
    const drawing = `<svg viewBox="0 0 9 9"><path d="${Array.from({length: 300}, (_, index) => `L${(index * 7919) % 997} ${(index * 104_729) % 991}`).join('')}"/></svg>`;
    expect(
      packedSize(codeOf(page + drawing).markup) - packedSize(codeOf(page).markup),
    ).toBeGreaterThan(1000);
    expect(codeOf(page.replace('margin:0', 'margin:0;color:red')).styles).toContain('color:red');
  });
});
