import {render, screen} from '@testing-library/react';
import {drawMark} from '@site/src/brand/mark';
import {site} from '@site/src/site';
import Logo, {Mark} from './index';

const outlines = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

it('names its link by the short name alone', () => {
  render(
    <a href="/">
      <Logo />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(site.shortName);
});

it('names the partner in two voices, read as one name', () => {
  render(
    <a href="/">
      <Logo partner />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(site.partner);
  const [first = '', ...rest] = site.partner.split(' ');
  expect(screen.getByText(first)).not.toHaveClass('human');
  expect(screen.getByText(rest.join(' '))).toHaveClass('human');
});

it('draws the mark in facets and curves, and without facets when small', () => {
  const {shade, ink, brand} = drawMark('regular');
  const {container, rerender} = render(<Mark />);
  expect(outlines(container)).toEqual([shade, ink, brand]);
  rerender(<Mark size={20} />);
  const small = drawMark('small');
  expect(outlines(container)).toEqual([small.ink, small.brand]);
  expect(container.querySelector('svg')).toHaveAttribute('width', '20');
});

it('keeps the mark from screen readers', () => {
  const {container} = render(<Mark />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('takes a class for its place', () => {
  const {container} = render(<Logo className="place" />);
  expect(container.firstChild).toHaveClass('logo', 'place');
});
