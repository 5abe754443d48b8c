import {render} from '@testing-library/react';
import {coverName} from '@site/src/content/covers';
import Cover from './index';

const article = {slug: 'zero-trust', category: 'Cybersecurity'} as const;
const cover = coverName(article);

const addresses = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('has a file for each theme, says nothing and waits until it is seen', () => {
  render(<Cover {...article} size="large" />);
  expect(addresses()).toEqual([`/art/covers/${cover}.svg`, `/art/covers/${cover}-dark.svg`]);
  for (const image of document.querySelectorAll('img')) {
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
  }
});

it('has fewer lines when it is small, and on a phone', () => {
  const {rerender} = render(<Cover {...article} size="large" />);
  const onPhones = [...document.querySelectorAll('source')].map(({srcset}) => srcset);
  rerender(<Cover {...article} size="small" />);
  expect(addresses()).toEqual([
    `/art/covers/${cover}-small.svg`,
    `/art/covers/${cover}-small-dark.svg`,
  ]);
  expect(onPhones).toEqual(addresses());
});

it("gives way to the writer's picture", () => {
  render(<Cover {...article} size="medium" image="/img/team.jpg" />);
  expect(addresses()).toEqual(['/img/team.jpg']);
});
