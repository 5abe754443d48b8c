import {render, screen} from '@testing-library/react';
import Unbroken from '.';

it('keeps a hyphenated word together and the title as it is written', () => {
  render(
    <h1>
      <Unbroken>Psychology & Mind-Body Consulting</Unbroken>
    </h1>,
  );
  expect(
    screen.getByRole('heading', {name: 'Psychology & Mind-Body Consulting'}),
  ).toBeInTheDocument();
  expect(screen.getByText('Mind-Body')).toHaveClass('word');
});

it('leaves a title without hyphens alone', () => {
  render(
    <h1>
      <Unbroken>AI & Data Systems</Unbroken>
    </h1>,
  );
  expect(screen.getByRole('heading').children).toHaveLength(0);
});
