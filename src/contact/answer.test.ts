import {failureIn} from './answer';

beforeEach(() => jest.useFakeTimers({now: Date.UTC(2025, 9, 10, 12)}));

it.each([
  [200, '{"success":"true","message":"The form was submitted successfully."}'],
  [200, '{"errors":[],"error":null}'],
  [200, '<h1>Thanks</h1>'],
  [200, ''],
  [204, ''],
])('treats status %d with %j as sent', (status, body) => {
  expect(failureIn(status, body, null)).toBeUndefined();
});

it.each([
  ['malformed JSON', '{"success": tr'],
  ['an incomplete body', undefined],
  ['a page with a captcha', '<div class="g-recaptcha">'],
])('is unclear about a message after %s', (_what, body) => {
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
])('trusts %s more than its status 200', (body, expected) => {
  expect(failureIn(200, body, null)).toEqual({kind: 'refused', ...expected});
});

it.each([
  [429, 'busy'],
  [408, 'server'],
  [503, 'server'],
  [400, 'refused'],
])('treats status %d as %s, whatever the body says', (status, kind) => {
  expect(failureIn(status, '<h1>Thanks</h1>', null)).toEqual({kind});
});

it.each([
  ['7', 7000],
  ['Fri, 10 Oct 2025 12:00:30 GMT', 30_000],
  ['soon', undefined],
])('reads how long to wait before the next try: %s', (retryAfter, wait) => {
  expect(failureIn(429, '', retryAfter)?.retryAfter).toBe(wait);
});
