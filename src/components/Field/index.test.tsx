import {render, screen} from '@testing-library/react';
import Field from './index';

it('names its control', () => {
  render(
    <Field id="field" label="Email">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', {name: 'Email'});
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('says which field may stay empty, and how to fill it in', () => {
  render(
    <Field id="field" label="Inquiry type" optional note="It helps us choose who answers.">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', {name: 'Inquiry type optional'})).toHaveAccessibleDescription(
    'It helps us choose who answers.',
  );
});

it('says what is wrong in the place of the note', () => {
  render(
    <Field
      id="field"
      label="Email"
      note="We only use it to answer you."
      error="Enter a full address.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', {name: 'Email'});
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter a full address.');
  expect(screen.queryByText('We only use it to answer you.')).not.toBeInTheDocument();
});
