import {render, screen} from '@testing-library/react';
import {Term} from './index';

it('a term is explained by the tooltip, on a tap too, and leaves the sentence as it was written', () => {
  render(
    <p>
      Ask for{' '}
      <Term name="CMMC" explanation="A certification of suppliers." number={1}>
        CMMC
      </Term>{' '}
      first.
    </p>,
  );
  const term = screen.getByRole('button', {name: 'CMMC'});
  expect(term).toHaveAttribute('data-tooltip', 'A certification of suppliers.');
  expect(term).toHaveAttribute('data-tooltip-tap');
  expect(screen.getByText(/^Ask for/)).toHaveTextContent(/^Ask for CMMC first\.$/);
});
