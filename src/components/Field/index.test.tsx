import {render, screen} from '@testing-library/react';
import Field from './index';

it('describes its control with a note or an error', () => {
  const field = (error?: string) => (
    <Field id="field" label="Email" optional note="We only use it to answer you." error={error}>
      {(control) => <input {...control} />}
    </Field>
  );
  const {rerender} = render(field());
  const input = screen.getByRole('textbox', {name: 'Email optional'});
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription('We only use it to answer you.');
  rerender(field('Enter a full address.'));
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('We only use it to answer you. Enter a full address.');
});
