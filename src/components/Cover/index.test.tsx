import {render, screen} from '@testing-library/react';
import Cover from './index';

const article = {
  category: 'Cybersecurity',
  coverVariant: 3,
  coverFigure: '571 → 1,110 AI uses',
} as const;
const addresses = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('has a decorative, lazy image for each theme', () => {
  render(<Cover article={article} />);
  const file = '/art/covers/cybersecurity-3';
  expect(addresses()).toEqual([`${file}.svg`, `${file}-dark.svg`]);
  for (const image of document.querySelectorAll('img')) {
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
  }
});

it('shows its figure, but not in a thumbnail, which is also simpler', () => {
  const {rerender} = render(<Cover article={article} />);
  expect(screen.getByText(/571/)).toHaveTextContent(/^5711,110$/);
  expect(screen.getByText('AI uses')).toBeInTheDocument();
  rerender(<Cover article={article} look="row" />);
  expect(screen.queryByText(/571/)).toBeNull();
  expect(addresses()[0]).toBe('/art/covers/cybersecurity-3-small.svg');
});

it("is replaced by the writer's image", () => {
  render(<Cover article={{...article, cover: '/img/team.jpg'}} />);
  expect(addresses()).toEqual(['/img/team.jpg']);
  expect(screen.queryByText(/571/)).toBeNull();
});
