import {render, screen} from '@testing-library/react';
import Cover from './index';

const article = {
  category: 'Cybersecurity',
  coverVariant: 3,
  coverFigure: '571 → 1,110 AI uses',
} as const;
const addresses = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('has a file for each theme, says nothing and waits until it is seen', () => {
  render(<Cover article={article} />);
  const file = '/art/covers/cybersecurity-3';
  expect(addresses()).toEqual([`${file}.svg`, `${file}-dark.svg`]);
  for (const image of document.querySelectorAll('img')) {
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
  }
});

it('shows its figure, but not in a thumbnail, which has fewer lines too', () => {
  const {rerender} = render(<Cover article={article} />);
  expect(screen.getByText(/571/)).toHaveTextContent(/^5711,110$/);
  expect(screen.getByText('AI uses')).toBeInTheDocument();
  rerender(<Cover article={article} look="row" />);
  expect(screen.queryByText(/571/)).toBeNull();
  expect(addresses()[0]).toBe('/art/covers/cybersecurity-3-small.svg');
});

it("gives way to the writer's picture", () => {
  render(<Cover article={{...article, cover: '/img/team.jpg'}} />);
  expect(addresses()).toEqual(['/img/team.jpg']);
  expect(screen.queryByText(/571/)).toBeNull();
});
