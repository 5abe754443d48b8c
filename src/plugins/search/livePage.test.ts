/** @jest-environment node */
import {copyToHtml, liveHtml, markdownToHtml} from './livePage';
import type {SearchRecord} from './records';

const record: SearchRecord = {
  url: '/services/cybersecurity',
  kind: 'Services',
  tone: 'technology',
  title: 'Cybersecurity & Systems',
  description: 'Security by design.',
  terms: [],
  sources: [],
};

test('reads Markdown: headings with their addresses, blocks, terms, icons, tables', () => {
  const html = markdownToHtml(
    [
      '## Six steps',
      ':::cards',
      '### :icon[lock] Encryption & keys',
      'Keys for :term[CMMC], see [Cloud](/services/cloud).',
      '- **one** item',
      '| A | B |',
      '|---|---|',
      ':::',
    ].join('\n'),
  );
  expect(html).toBe(
    '<h2 id="six-steps">Six steps</h2><h3 id="encryption--keys">Encryption &amp; keys</h3>' +
      '<p>Keys for CMMC, see Cloud.</p><p>one item</p><p>A   B</p>',
  );
});

test('reads the copy of a page, and not its settings', () => {
  const copy = {
    hero: {heading: 'Four <industries>', tone: 'both'},
    items: [{title: 'NASA', text: 'Ground data.', to: '/x'}],
  };
  expect(copyToHtml(copy)).toBe('<h2>Four &lt;industries></h2><h2>NASA</h2><p>Ground data.</p>');
});

test('makes a page of it for the live server', () => {
  expect(liveHtml(record, '<p>Text</p>')).toBe(
    '<h1>Cybersecurity &amp; Systems</h1><p>Security by design.</p><p>Text</p>',
  );
});
