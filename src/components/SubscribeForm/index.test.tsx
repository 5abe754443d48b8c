import {renderToStaticMarkup} from 'react-dom/server';
import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import SubscribeForm from './index';

it('says that sign-up is not open, and keeps the address out of the address bar', () => {
  render(<SubscribeForm />);
  const email = screen.getByRole('textbox', {name: 'Email address'});
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('placeholder', 'Enter your email');
  expect(email).not.toBeRequired();
  expect(email).toHaveAccessibleDescription(
    expect.stringMatching(`isn’t open yet.*write to ${site.emails.general} or follow our RSS feed`),
  );
  expect(email.closest('form')).toBeNull();
  const answer = screen.getByRole('button', {name: 'Subscribe'}).getAttribute('popovertarget');
  expect(document.getElementById(answer ?? '')).toHaveTextContent(
    `Write to ${site.emails.general} to hear from us.`,
  );
});

it('is a form that the browser posts, with what the newsletter service wants', () => {
  const newsletter = {
    endpoint: 'https://list.example/subscribe',
    field: 'EMAIL',
    hiddenFields: {tag: 'website'},
    honeypot: 'b_a_b',
  };
  document.body.innerHTML = renderToStaticMarkup(<SubscribeForm newsletter={newsletter} />);
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', newsletter.endpoint);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    EMAIL: '',
    tag: 'website',
    b_a_b: '',
  });
  expect(screen.getByPlaceholderText('Enter your email')).toBeRequired();
  document.body.innerHTML = '';
});
