import {failureIn} from './answer';

beforeEach(() => jest.useFakeTimers({now: Date.UTC(2025, 9, 10, 12)}));

it.each([
  [200, '{"success":"true","message":"The form was submitted successfully."}'],
  [200, '{"errors":[],"error":null}'],
  [200, '<h1>Thanks</h1>'],
  [200, ''],
  [204, ''],
])('takes %d with %j for sent', (status, body) => {
  expect(failureIn(status, body, null)).toBeUndefined();
});

it.each([
  ['malformed JSON', '{"success": tr'],
  ['a body that broke off', undefined],
  ['a page with a captcha', '<div class="g-recaptcha">'],
])('cannot tell what became of a message after %s', (_what, body) => {
  expect(failureIn(200, body, null)).toEqual({kind: 'unclear'});
});

it.each([
  ['{"success":"false","message":"Wrong key"}', {message: 'Wrong key'}],
  ['{"ok":false,"error":"Form is <b>off</b>"}', {message: 'Form is off'}],
  ['{"errors":[{"message":"Blocked"},{"message":"Sorry"}]}', {message: 'Blocked Sorry'}],
  ['{"errors":{"email":["is invalid"]}}', {}],
  [
    '{"errors":[{"message":"Not yet"},{"field":"email","message":"unknown"}]}',
    {message: 'Not yet', fields: {email: 'unknown'}},
  ],
])('believes %s rather than its status 200', (body, words) => {
  expect(failureIn(200, body, null)).toEqual({kind: 'refused', ...words});
});

it.each([
  [429, 'busy'],
  [408, 'server'],
  [503, 'server'],
  [400, 'refused'],
])('takes status %d for %s, whatever the page says', (status, kind) => {
  expect(failureIn(status, '<h1>Thanks</h1>', null)).toEqual({kind});
});

it.each([
  ['7', 7000],
  ['Fri, 10 Oct 2025 12:00:30 GMT', 30_000],
  ['soon', undefined],
])('reads how long the service wants to be left alone: %s', (retryAfter, wait) => {
  expect(failureIn(429, '', retryAfter)?.retryAfter).toBe(wait);
});
