import {render, screen} from '@testing-library/react';
import {Term} from './index';

it('a term opens its explanation without scripts, and leaves the sentence as it was written', () => {
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
  const explanation = screen.getByText('A certification of suppliers.');
  expect(term).toHaveAttribute('popovertarget', explanation.id);
  expect(explanation).toHaveAttribute('popover', 'auto');
  explanation.remove();
  expect(screen.getByText(/^Ask for/)).toHaveTextContent(/^Ask for CMMC first\.$/);
});
