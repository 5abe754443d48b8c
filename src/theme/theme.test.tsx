import {render, screen} from '@testing-library/react';
import words from '@site/src/site/words.yml';
import {setBaseUrl} from '@site/src/testing';
import CodeBlock from './CodeBlock';
import ErrorPageContent from './ErrorPageContent';

it('an error page shows the error, a way to retry, and a link to the home page', () => {
  setBaseUrl('/repo/');
  render(<ErrorPageContent error={new Error('Loading failed')} tryAgain={() => undefined} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent?.startsWith(`${words.error.heading}Loading failed`)).toBe(true);
  // An empty `href` reloads the page.
  expect(screen.getByText(words.error.retry)).toHaveAttribute('href', '');
  expect(screen.getByRole('link', {name: words.error.home})).toHaveAttribute('href', '/repo/');
});

it.each([
  ['{2} showLineNumbers=5', 'a\nb\n', ['5 ', '6 theme-code-block-highlighted-line']],
  ['', 'a\n// highlight-next-line\nb', ['null ', 'null theme-code-block-highlighted-line']],
])('code with %p has its title, line numbers, and highlighted lines', (options, code, expected) => {
  const metastring = `title="x.js" ${options}`;
  const {container} = render(
    <CodeBlock className="language-js" metastring={metastring}>
      {code}
    </CodeBlock>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(/^x\.jsa b$/);
  const lines = [...container.querySelectorAll('code > span')];
  expect(lines.map((line) => `${line.getAttribute('data-line')} ${line.className}`)).toEqual(
    expected,
  );
});

it.each([
  ['js', 'const a = "b"; // c', ['keyword const', 'string "b"', 'comment // c']],
  ['yaml', 'a: 1', ['keyword a', 'constant 1']],
  ['klingon', 'const a = "b";', []],
])('code in %s is highlighted if the language is known', (language, code, colored) => {
  const {container} = render(<CodeBlock className={`language-${language}`}>{code}</CodeBlock>);
  expect(container.querySelector('pre')).toHaveTextContent(code);
  const spans = [...container.querySelectorAll('span')];
  expect(spans.map(({className, textContent}) => `${className} ${textContent}`)).toEqual(colored);
});
