import {render} from '@testing-library/react';
import CodeBlock from './index';

/** Shows a block as Markdown makes it. */
function show(language: string | undefined, text: string) {
  const {container} = render(
    <CodeBlock>
      <code className={language && `language-${language}`}>{text}</code>
    </CodeBlock>,
  );
  return {
    text: container.querySelector('pre > code')?.textContent,
    inks: [...container.querySelectorAll('span')].map(({className, textContent}) => [
      className,
      textContent,
    ]),
  };
}

it('colors the words of a language by what they are', () => {
  const {text, inks} = show('js', 'const a = "b"; // c\nreturn 1;\n');
  expect(text).toBe('const a = "b"; // c\nreturn 1;\n');
  expect(inks).toEqual([
    ['keyword', 'const'],
    ['string', '"b"'],
    ['comment', '// c'],
    ['keyword', 'return'],
    ['constant', '1'],
  ]);
});

it.each([
  ['bash', 'echo "$HOME" # home', '# home'],
  ['csharp', 'class A {} // b', 'class'],
  ['docker', 'FROM node:20', 'FROM'],
  ['hcl', 'a = "b"', '"b"'],
  ['json', '{"a": true}', 'true'],
  ['powershell', '# a', '# a'],
  ['python', 'import os', 'import'],
  ['sql', 'SELECT 1', 'SELECT'],
  ['typescript', 'type A = 1;', 'type'],
  ['yaml', 'a: 1', 'a'],
  ['html', '<p class="a">b</p>', 'p'],
])('knows %s', (language, code, word) => {
  const {text, inks} = show(language, code);
  expect(text).toBe(code);
  expect(inks.map(([, words]) => words).join(' ')).toContain(word);
});

it.each([undefined, 'klingon', 'extend', 'toString'])(
  'leaves code of the language %s plain',
  (language) => {
    expect(show(language, 'const a = "b";\n')).toEqual({text: 'const a = "b";\n', inks: []});
  },
);
