import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {SearchButton, SearchDialog} from '@site/src/components/Search';
import './search';

const opened = jest.fn();
const openFirst = jest.fn();
jest.mock('./search/panel', () => ({createPanel: () => ({opened, openFirst})}));

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
  this.querySelector('input')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.checkVisibility = () => true;

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', {hidden: true});

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <>
      <SearchButton />
      <SearchDialog />
    </>,
  );
});

test('the button opens the dialog, Escape closes it and the focus returns', async () => {
  await userEvent.click(screen.getByRole('button', {name: 'Search'}));
  expect(dialog().open).toBe(true);
  expect(opened).toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(dialog().open).toBe(false);
  expect(screen.getByRole('button', {name: 'Search'})).toHaveFocus();
});

test.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}'])(
  '%s opens it and puts the cursor on the query',
  async (keys) => {
    await userEvent.keyboard(keys);
    expect(dialog().open).toBe(true);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  },
);

test.each(['k', '/', '{Control>}{Shift>}k{/Shift}{/Control}'])('%s does not', async (keys) => {
  await userEvent.keyboard(keys);
  expect(dialog().open).toBe(false);
});

test('keeps Tab inside', async () => {
  await userEvent.click(screen.getByRole('button', {name: 'Search'}));
  const stops = [...dialog().querySelectorAll<HTMLElement>('a, button, input')];
  stops.at(-1)?.focus();
  await userEvent.tab();
  expect(stops[0]).toHaveFocus();
  await userEvent.tab({shift: true});
  expect(stops.at(-1)).toHaveFocus();
});

test('a link closes it and leaves the focus to its page', async () => {
  await userEvent.click(screen.getByRole('button', {name: 'Search'}));
  await userEvent.click(screen.getByRole('link', {name: 'Industries'}));
  expect(dialog().open).toBe(false);
  expect(screen.getByRole('button', {name: 'Search'})).not.toHaveFocus();
});

test('Enter pressed before anybody listens is remembered', async () => {
  fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true});
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Enter'});
  await waitFor(() => expect(openFirst).toHaveBeenCalledTimes(1));
});

test('opening by Enter on the button is no such Enter', async () => {
  screen.getByRole('button', {name: 'Search'}).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(openFirst).not.toHaveBeenCalled();
});
