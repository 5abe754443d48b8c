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
  const text = `<h1>Systems</h1><p>Promise &amp; proof.</p>
    <h2 id="plans">Plans <em>and</em> more</h2>
    <table><tr><td>CMMC</td><td>Levels</td></tr></table><ul><li>One</li><li>Two</li></ul>`;
  expect(readPage(text, record, '/repo/services/a')).toEqual({
    url: '/repo/services/a',
    title: 'Systems',
    description: 'Design.',
    kind: 'Services',
    tone: 'technology',
    sections: [
      ['', '', 'Promise & proof.'],
      ['plans', 'Plans and more', 'CMMC Levels One Two'],
    ],
  });
});

it('leaves out lists of other pages, which grow with them', () => {
  const text =
    '<h1>Insights</h1><p>All articles.</p><div data-listed><article><h2 id="a">An article</h2></article></div>';
  expect(readPage(text, record, '/insights').sections).toEqual([['', '', 'All articles.']]);
});
