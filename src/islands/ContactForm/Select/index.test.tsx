import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToStaticMarkup} from 'react-dom/server';
import Field from '@site/src/components/Field';
import {inquiryTypes} from '@site/src/data/inquiryTypes';
import Select from './index';

const form = (
  <form aria-label="Form">
    <Field id="field" label="Inquiry type">
      {(control) => (
        <Select
          {...control}
          name="inquiryType"
          items={inquiryTypes}
          placeholder="Select inquiry type"
        />
      )}
    </Field>
    <button type="reset">Reset</button>
  </form>
);

const select = () => screen.getByRole('combobox', {name: 'Inquiry type'});
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('inquiryType');

/** The visitor turns to the form, and the listbox takes over: its control is a button. */
function listbox() {
  fireEvent.pointerOver(select());
  return waitFor(() => expect(select().tagName).toBe('BUTTON'));
}

it('is a native select with every choice without scripts', () => {
  document.body.innerHTML = renderToStaticMarkup(form);
  expect(select().tagName).toBe('SELECT');
  expect(select()).toHaveDisplayValue('Select inquiry type');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Select inquiry type',
    'Technology Services',
    'Behavioral Services',
    'General Inquiry',
    'Partnership Opportunity',
  ]);
  document.body.innerHTML = '';
});

it('offers the four choices and gives the chosen one to the form', async () => {
  render(form);
  await listbox();
  expect(select()).toHaveTextContent('Select inquiry type');
  expect(sent()).toBe('');
  await userEvent.click(select());
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    inquiryTypes.map(({label}) => label),
  );
  await userEvent.click(screen.getByRole('option', {name: 'General Inquiry'}));
  expect(select()).toHaveTextContent('General Inquiry');
  expect(sent()).toBe('general');
});

it('keeps what was chosen before the listbox took over, and forgets it on reset', async () => {
  render(form);
  fireEvent.change(select(), {target: {value: 'behavioral'}});
  await listbox();
  expect(select()).toHaveTextContent('Behavioral Services');
  expect(sent()).toBe('behavioral');
  await userEvent.click(screen.getByRole('button', {name: 'Reset'}));
  expect(select()).toHaveTextContent('Select inquiry type');
  expect(sent()).toBe('');
});

it('does not take a control away that is in use', async () => {
  render(form);
  const native = select();
  native.focus();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(native).toBeInTheDocument();
  expect(native).toHaveFocus();
  await userEvent.tab();
  await listbox();
});

it('finds a choice by its letters and works by keyboard', async () => {
  render(form);
  await listbox();
  await userEvent.tab();
  expect(select()).toHaveFocus();
  await userEvent.keyboard('part');
  expect(sent()).toBe('partnership');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(select()).toHaveFocus();
});
