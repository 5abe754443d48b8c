import {renderToStaticMarkup} from 'react-dom/server';
import {screen} from '@testing-library/react';
import SubscribeForm from './index';

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
