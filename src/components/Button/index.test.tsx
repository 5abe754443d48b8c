import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {site} from '@site/src/site';
import Button from './index';

it.each([
  ['/contact', '/contact'],
  ['email:behavioral', `mailto:${site.emails.behavioral}`],
  ['https://cal.example/', 'https://cal.example/'],
])('links to %s in the same tab', (to, address) => {
  render(<Button to={to}>Go</Button>);
  expect(screen.getByRole('link', {name: 'Go'})).toHaveAttribute('href', address);
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});

it('rejects an unknown mailbox, and names the existing ones', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Button to="email:sales">Go</Button>)).toThrow(
    /"email:sales".*email:general/,
  );
});

it('does not submit a form by default', async () => {
  const click = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={click}>Copy</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', {name: 'Copy'}));
  expect(click).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

it('while loading, is busy, keeps the focus, and does not submit again', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const {rerender} = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
});
