import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {site} from '@site/src/site';
import Button from './index';

it('is a link when it leads somewhere', () => {
  render(<Button to="/contact">Get Started</Button>);
  expect(screen.getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', '/contact');
});

it('writes to a mailbox in the same tab', () => {
  render(<Button to="email:behavioral">Email the Behavioral Team</Button>);
  const link = screen.getByRole('link', {name: 'Email the Behavioral Team'});
  expect(link).toHaveAttribute('href', `mailto:${site.emails.behavioral}`);
  expect(link).not.toHaveAttribute('target');
});

it('leads to an address that is made in the browser, e-mails in the same tab', () => {
  render(
    <>
      <Button href="mailto:a@b.example?body=Hello">Mail</Button>
      <Button href="https://cal.example/?name=Ada">Book</Button>
    </>,
  );
  expect(screen.getByRole('link', {name: 'Mail'})).toHaveAttribute(
    'href',
    'mailto:a@b.example?body=Hello',
  );
  expect(screen.getByRole('link', {name: 'Mail'})).not.toHaveAttribute('target');
  expect(screen.getByRole('link', {name: 'Book'})).toHaveAttribute(
    'href',
    'https://cal.example/?name=Ada',
  );
});

it('is a button that does not submit by accident', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Copy</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', {name: 'Copy'}));
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

it('does nothing while disabled', async () => {
  const press = jest.fn();
  render(
    <Button disabled onClick={press}>
      Send message
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});

it('says that it is busy, keeps the focus and submits nothing a second time', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const {rerender} = render(
    <form onSubmit={submit}>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Sending
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', {name: 'Sending'});
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(submit).toHaveBeenCalledTimes(1);
});
