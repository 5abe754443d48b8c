import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import Consultation from '@site/src/components/Consultation';
import Island from '@site/src/components/Island';
import OfficeHours from '@site/src/components/OfficeHours';
import {islands} from './registry';
import {takeOver} from './takeOver';

const consultation = (
  <Island name="consultation">
    <Consultation heading={'Schedule a "Consultation"'} text="One problem." action="Book" />
  </Island>
);

const both = (
  <>
    {consultation}
    <Island name="officeHours">
      <OfficeHours heading="Office Hours" />
    </Island>
  </>
);

// React works in its own time here, as in a browser.
beforeAll(() => Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false}));

/** A page as the server makes it; React takes its islands over. */
async function open(page: ReactElement): Promise<string> {
  document.body.innerHTML = renderToString(page);
  const before = document.body.innerHTML;
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(takeOver));
  return before;
}

afterEach(() => (document.body.innerHTML = ''));

it('leaves a part of the page as it stands, and makes it work, with its props', async () => {
  const complain = jest.spyOn(console, 'error');
  const before = await open(consultation);
  expect(document.body.innerHTML).toBe(before);
  expect(complain).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', {name: 'Book'}));
  expect(await screen.findByText(/^Online booking is not open yet/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.getByRole('heading', {name: 'Schedule a "Consultation"'})).toBeInTheDocument();
});

it('does so with several on a page', async () => {
  await open(both);
  expect(await screen.findByText('Today')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', {name: 'Book'}));
  expect(await screen.findByText(/^Online booking is not open yet/)).toBeInTheDocument();
});

it("shows the specification's words in the place of a part that fails, and leaves the rest", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    default: () => {
      throw new Error('A part is broken.');
    },
  };
  jest.spyOn(islands, 'officeHours').mockResolvedValue(broken);
  await open(both);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('A part is broken.');
  expect(screen.getByRole('button', {name: 'Book'})).toBeInTheDocument();
});

it('fails when its script cannot be loaded', async () => {
  jest.spyOn(islands, 'consultation').mockRejectedValue(new Error('lost'));
  await expect(open(consultation)).rejects.toThrow('lost');
});
