/** @jest-environment node */
import {readPage} from './page';
import type {SearchRecord} from './records';

const record: SearchRecord = {
  url: '/services/a',
  kind: 'Services',
  tone: 'technology',
  title: 'Systems',
  description: 'Design.',
  terms: ['pentest'],
  sources: [],
};

it('keeps a page as its sections, in plain words', () => {
  const html = `<body><nav>Menu</nav><main><h1>Systems</h1><p>Promise &amp; proof.</p>
    <h2 id="plans" aria-labelledby="plans--words"><span id="plans--words">Plans</span><a data-frame="true" href="#plans">#</a></h2>
    <table><tr><td>CMMC</td><td>Levels</td></tr></table><ul><li>One</li><li>Two</li></ul><aside>Related</aside></main></body>`;
  expect(readPage(html, record, '/repo/services/a')).toEqual({
    url: '/repo/services/a',
    title: 'Systems',
    description: 'Design.',
    kind: 'Services',
    tone: 'technology',
    sections: [
      ['', '', 'Promise & proof.'],
      ['plans', 'Plans', 'CMMC Levels One Two'],
    ],
  });
});

it('leaves out lists of other pages, which grow with them', () => {
  const html = '<main><h1>Insights</h1><p>All articles.</p><div data-listed><article><h2 id="a">An article</h2></article></div></main>';
  expect(readPage(html, record, '/insights').sections).toEqual([['', '', 'All articles.']]);
});

it('refuses a page without a main part', () => {
  expect(() => readPage('<body>moved</body>', record, '/repo/services/a')).toThrow('nothing in "main"');
});
