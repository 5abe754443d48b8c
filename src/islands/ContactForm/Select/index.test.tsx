import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {inquiryTypes} from '@site/src/data/inquiryTypes';
import Select from './index';

const form = (
  <form aria-label="Form">
    <Select
      id="field"
      className=""
      name="inquiryType"
      items={inquiryTypes}
      placeholder="Select inquiry type"
    />
    <button type="reset">Reset</button>
  </form>
);

const select = () => screen.getByRole('combobox');
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('inquiryType');

/** The visitor turns to the form, and the listbox takes over: its control is a button. */
function listbox() {
  fireEvent.pointerOver(select());
  return waitFor(() => expect(select().tagName).toBe('BUTTON'));
}

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
  await import('./Listbox');
  expect(native).toHaveFocus();
  await userEvent.tab();
  await listbox();
});
