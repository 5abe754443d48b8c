import {renderMarkdown} from '@site/src/testing/markdown';

it.each([
  ['a program', 'Text.\n\n<script>alert(1)</script>', /^Markdown:3 html: /],
  ['a handler', 'See <img src="x" onerror="alert(1)"> there.', /^Markdown:1 html: /],
  ['a block of no name', 'Text.\n\n:::lsit\n\nWords.\n\n:::', /^Markdown:3 block: .*list/],
  ['a term of no glossary', 'It takes :term[Unheard-of].', /^Markdown:1 term: /],
  ['a name that nothing fills in', 'First.\n\nBy {{compny}}.', /^Markdown:3 name: .*company/],
])('stops at %s in a page that the content check does not read', (_what, markdown, fault) => {
  expect(() => renderMarkdown(markdown)).toThrow(fault);
});
