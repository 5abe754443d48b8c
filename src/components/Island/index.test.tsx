import {renderToStaticMarkup} from 'react-dom/server';
import Island from './index';

const Part = ({words}: {words?: unknown}) => <b>{typeof words === 'string' && words}</b>;

it('stands in the page with its name and what its component is given', () => {
  expect(
    renderToStaticMarkup(
      <Island name="articles">
        <Part words={'A "word"'} />
      </Island>,
    ),
  ).toBe(
    '<div data-island="articles" data-props="{&quot;words&quot;:&quot;A \\&quot;word\\&quot;&quot;}" class="island"><b>A &quot;word&quot;</b></div>',
  );
  expect(
    renderToStaticMarkup(
      <Island name="articles">
        <Part />
      </Island>,
    ),
  ).not.toContain('data-props');
});

it.each([
  ['a function', () => undefined],
  ['a piece of a page', <i key="i">words</i>],
])('says so when a prop is %s, which the browser would not get', (what, words) => {
  expect(() =>
    renderToStaticMarkup(
      <Island name="articles">
        <Part words={words} />
      </Island>,
    ),
  ).toThrow(
    `<Island name="articles">: the prop "words" is ${what}, which cannot travel to the browser. Give it`,
  );
});
