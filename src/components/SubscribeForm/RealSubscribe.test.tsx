import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToStaticMarkup} from 'react-dom/server';
import type {NewsletterConfig} from '@site/src/contact/config';
import type {Outcome} from '@site/src/contact/outcome';
import {post} from '@site/src/contact/post';
import RealSubscribe from './RealSubscribe';

jest.mock('@site/src/contact/post');

const plain: NewsletterConfig = {
  endpoint: 'https://firm.us5.list-manage.com/subscribe/post?u=a&id=b',
  field: 'EMAIL',
  hiddenFields: {tag: 'website'},
  honeypot: 'b_a_b',
  transport: 'form',
};
const scripted: NewsletterConfig = {
  endpoint: 'https://app.kit.com/forms/1/subscriptions',
  field: 'email_address',
  hiddenFields: {},
  transport: 'fetch',
};

/** Subscribes with a script, which is answered so; says whether the browser posted the form itself. */
async function subscribe(outcome: Outcome) {
  jest.mocked(post).mockReset().mockResolvedValue(outcome);
  const submit = jest
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => undefined);
  render(<RealSubscribe config={scripted} />);
  await userEvent.type(screen.getByRole('textbox', {name: 'Email address'}), 'ada@visitor.example');
  await userEvent.click(screen.getByRole('button', {name: 'Subscribe'}));
  return {isPosted: submit.mock.calls.length > 0};
}

it('is a form that the browser posts, with what the service wants', () => {
  document.body.innerHTML = renderToStaticMarkup(<RealSubscribe config={plain} />);
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', plain.endpoint);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    EMAIL: '',
    tag: 'website',
    b_a_b: '',
  });
  expect(screen.getByRole('textbox', {name: 'Email address'})).toBeRequired();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  document.body.innerHTML = '';
});

it('leaves the sending to the browser where the service cannot be read', async () => {
  jest.mocked(post).mockReset();
  render(<RealSubscribe config={plain} />);
  const form = screen.getByRole('button', {name: 'Subscribe'}).closest('form');
  const isPrevented = jest.fn();
  document.addEventListener(
    'submit',
    (event) => {
      isPrevented(event.defaultPrevented);
      event.preventDefault();
    },
    {once: true},
  );
  await userEvent.type(screen.getByRole('textbox'), 'ada@visitor.example{Enter}');
  expect(form).toBeInTheDocument();
  expect(isPrevented).toHaveBeenCalledWith(false);
  expect(post).not.toHaveBeenCalled();
});

it('sends by script, confirms and empties the field', async () => {
  await subscribe({kind: 'sent'});
  expect(await screen.findByText(/^Thank you\. Please look into your inbox/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.getByRole('textbox')).toHaveValue('');
  const [address, body] = jest.mocked(post).mock.calls[0] ?? [];
  expect(address).toBe(scripted.endpoint);
  expect(Object.fromEntries(body ?? [])).toEqual({email_address: 'ada@visitor.example'});
});

it.each(['rejected', 'unclear'] as const)(
  "leads to the service's own page after an answer that is %s",
  async (kind) => {
    expect(await subscribe({kind})).toEqual({isPosted: true});
  },
);

it('keeps the address after a failure, and says what to do', async () => {
  expect(await subscribe({kind: 'network'})).toEqual({isPosted: false});
  expect(await screen.findByText(/could not sign you up just now/)).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('ada@visitor.example');
});
