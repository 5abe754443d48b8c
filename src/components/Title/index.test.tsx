import {render, screen} from '@testing-library/react';
import {Unbroken} from '.';

it('keeps a hyphenated word together and the title as it is written', () => {
  render(
    <h1>
      <Unbroken>Psychology & Mind-Body Consulting</Unbroken>
    </h1>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(/^Psychology & Mind-Body Consulting$/);
  expect(screen.getByText('Mind-Body')).toHaveClass('unbroken');
});
