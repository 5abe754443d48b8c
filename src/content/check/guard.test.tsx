import {renderMarkdown} from '@site/src/testing/markdown';

const hostile: [what: string, markdown: string, trace: RegExp][] = [
  ['a program', 'Text.\n\n<script>alert(1)</script>', /<script|alert/],
  ['a handler', 'See <img src="x" onerror="alert(1)"> there.', /onerror|<img/],
  ['a frame', '<iframe src="https://evil.example"></iframe>', /iframe/],
  ['a javascript address', '[Click](javascript:alert(1))', /javascript:/i],
  ['a javascript address in disguise', '[Click](Java&#x09;Script&colon;alert(1))', /script/i],
  [
    'a javascript address given elsewhere',
    '[Click][a]\n\n[a]: javascript:alert(1)',
    /javascript:/i,
  ],
  ['a data address', '[Click](data:text/html,x)', /data:text/],
  ['a picture of a program', '![One](javascript:alert(1))', /javascript:/i],
  ['a file outside of the content', '[Secret](@site/../secret.txt)', /secret\.txt/],
  ['a file further up', '[Secret](../../secret.txt)', /secret\.txt/],
  ['a file further up, written in code', '![Secret](%2e%2e/%2e%2e/secret.png)', /secret\.png/],
  ['a file outside of static', '![Secret](/../secret.png)', /secret\.png/],
];

it.each(hostile)('stops a build at %s, even if nobody has looked before', (_what, markdown) => {
  expect(() => renderMarkdown(markdown)).toThrow(/^Markdown:\d+ (html|link|image): /);
});

it.each(hostile)('keeps %s from the page in the dev server', (_what, markdown, trace) => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const {container} = renderMarkdown(markdown);
  expect(container.innerHTML).not.toMatch(trace);
});

it('stops a build at a name that nothing fills in', () => {
  expect(() => renderMarkdown('First.\n\nBy {{compny}}.')).toThrow(/^Markdown:3 name: .*company/);
});
