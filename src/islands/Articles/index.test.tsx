import {render, screen} from '@testing-library/react';
import {setLocation} from '@site/src/testing';
import {articles} from '@site/src/testing/samples';
import Articles from './index';

const one = articles[0]!;
const categories = [...new Set(articles.map(({category}) => category))];

const show = (address: string) => {
  setLocation(address);
  render(
    <Articles.Component articles={articles} categories={categories} totalCount={articles.length} />,
  );
};

it('offers all and every category as links that can be shared, and marks the chosen one', () => {
  show(`/insights?category=${one.category}`);
  const links = screen.getByRole('navigation').querySelectorAll('a');
  expect([...links].map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'All /insights',
    ...categories.map((name) => `${name} /insights?category=${name.replaceAll(' ', '+')}`),
  ]);
  expect(screen.getByRole('link', {current: true})).toHaveTextContent(one.category);
});

it.each([
  ['/insights', `${articles.length} articles`],
  [`/insights?category=${one.category}`, `1 article in ${one.category}`],
])('announces how many articles there are at %s', (address, words) => {
  show(address);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${words}$`));
});
