/** @jest-environment node */
import {createPicker, joinParts, partsOf} from './used';

const css = [
  ':root{--used:red;--unused:blue;--nested:var(--used);--deep:1px;--moved:var(--deep)}',
  '.hero_a1{animation:move}',
  '@keyframes move{from{margin:var(--moved)}}',
  'body{color:var(--nested)}',
  '.hero_a1{margin:0}',
  '.hero_a1 .title_b2,.other_c3 .title_b2{margin:1px}',
  '.absent_d4{margin:2px}',
  'table{margin:3px}',
  '[data-open] .hero_a1{margin:4px}',
  '.hero_a1[aria-current=page]{margin:5px}',
  '.site-tooltip{margin:6px}',
  '@media print{.absent_d4{margin:7px}.hero_a1{margin:8px}}',
  '#main{margin:9px}',
  ':focus-visible{margin:10px}',
  '::selection{margin:11px}',
  '*,::before{margin:12px}',
].join('');
const page =
  '<html><body><main id=main><div class="hero_a1 x"><h1 class=title_b2>A</h1></div></main></body></html>';
const picked = (html = page) => createPicker(css).pick(partsOf(html));

test('finds classes, ids and tags, quoted or not', () => {
  expect(partsOf(page)).toEqual({
    classes: ['hero_a1', 'x', 'title_b2'],
    ids: ['main'],
    tags: ['html', 'body', 'main', 'div', 'h1'],
  });
});

test.each(['margin:0', 'margin:1px', 'margin:8px', 'margin:9px'])(
  'keeps what the page uses: %s',
  async (rule) => {
    expect(await picked()).toContain(rule);
  },
);

test.each(['margin:4px', 'margin:5px', 'margin:6px', 'margin:10px', 'margin:11px', 'margin:12px'])(
  'keeps what scripts may bring about: %s',
  async (rule) => {
    expect(await picked()).toContain(rule);
  },
);

test.each(['margin:2px', 'margin:3px', 'margin:7px', '.other_c3'])(
  'leaves out what no part of the page can be: %s',
  async (rule) => {
    expect(await picked()).not.toContain(rule);
  },
);

test('keeps the custom properties that are used, through others too', async () => {
  expect(await picked()).toContain('--used:red');
  expect(await picked()).not.toContain('--unused');
});

test('keeps the custom properties that a keyframe alone uses, and those they stand on', async () => {
  expect(await picked()).toMatch(/--deep:1px.*--moved:/);
});

test('leaves a property that only an absent part gives itself', async () => {
  const {pick} = createPicker('.absent_a1{--width:1px}body{width:var(--width)}');
  expect(await pick(partsOf('<body></body>'))).not.toContain('--width:');
});

test('gives pages of the same parts the same answer', async () => {
  const picker = createPicker(css);
  const pick = (html: string) => picker.pick(partsOf(html));
  expect(pick(page)).toBe(pick(page.replace('>A<', '>Another text<')));
  expect(pick(page)).not.toBe(pick(page.replace('<h1', '<table></table><h1')));
  expect(pick(page)).toBe(
    pick(
      page
        .replace('<h1', '<h2 id="what-we-found" class="x">Found</h2><h1')
        .replace('"hero_a1 x"', 'hero_a1'),
    ),
  );
});

test('pages that share their styles get those of all their parts', async () => {
  const together = joinParts(partsOf(page), partsOf('<table class=absent_d4></table>'));
  const styles = await createPicker(css).pick(together);
  for (const rule of ['margin:0', 'margin:2px', 'margin:3px']) expect(styles).toContain(rule);
});
