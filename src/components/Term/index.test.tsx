import {render, screen} from '@testing-library/react';
import Term from './index';

beforeEach(() => {
  render(
    <p>
      Ask for <Term explanation="A certification of suppliers.">CMMC</Term> first.
    </p>,
  );
});

it('is explained by the tooltip, on a tap too', () => {
  const term = screen.getByRole('button', {name: 'CMMC'});
  expect(term).toHaveAttribute('data-tooltip', 'A certification of suppliers.');
  expect(term).toHaveAttribute('data-tooltip-tap');
  expect(term).toHaveAttribute('type', 'button');
});

it('leaves the sentence as it was written', () => {
  expect(screen.getByText(/^Ask for/)).toHaveTextContent(/^Ask for CMMC first\.$/);
});

it('hands its explanation to the stylesheet for the margin', () => {
  expect(screen.getByRole('button').parentElement).toHaveAttribute(
    'data-note',
    'A certification of suppliers.',
  );
});
