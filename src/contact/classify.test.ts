import {classifyResponse, type Answer} from './classify';

const now = Date.UTC(2025, 9, 10, 12);

const understand = (answer: Partial<Answer>) =>
  classifyResponse(
    {status: 200, contentType: 'application/json', retryAfter: null, body: '', ...answer},
    now,
  );

it.each([
  ['FormSubmit', '{"success":"true","message":"The form was submitted successfully."}'],
  ['Web3Forms', '{"success":true,"message":"Email sent","body":{}}'],
  ['Formspree', '{"next":"/thanks?language=en","ok":true}'],
  ['Basin', '{"success":true,"id":1}'],
  ['StaticForms', '{"success":true}'],
  [
    'Kit',
    '{"consent":{"enabled":false},"status":"success","redirect_url":"https://app.kit.com/forms/success"}',
  ],
  ['nobody', ''],
  ["a script of one's own", '"ok"'],
  ['another one', '{"errors":[],"error":null}'],
])('takes the success of %s for one', (_service, body) => {
  expect(understand({body})).toEqual({kind: 'sent'});
});

it.each([
  ['an HTML page', {contentType: 'text/html', body: '<h1>Thanks</h1>'}],
  ['plain text', {contentType: 'text/plain', body: 'OK'}],
  ['204 without anything', {status: 204, contentType: '', body: ''}],
  ['201', {status: 201, body: '{}'}],
])('takes %s for a success', (_what, answer) => {
  expect(understand(answer)).toEqual({kind: 'sent'});
});

it.each([
  ['malformed JSON', {body: '{"success": tr'}],
  ['JSON that says it is text, malformed', {contentType: 'text/plain', body: '{"ok"'}],
  ['a body that broke off', {body: undefined}],
  ['a page with a captcha', {contentType: 'text/html', body: '<div class="g-recaptcha">'}],
])('calls a success unclear that is %s', (_what, answer) => {
  expect(understand(answer)).toEqual({kind: 'unclear'});
});

it.each([
  ['{"success":"false","message":"Wrong key"}', 'Wrong key'],
  ['{"success":false}', undefined],
  ['{"ok":false,"error":"Form is off"}', 'Form is off'],
  ['{"error":{"message":"No such form"}}', 'No such form'],
  [
    '{"errors":[{"message":"Form is <b>blocked</b>"},{"message":"Sorry"}]}',
    'Form is blocked Sorry',
  ],
  ['{"errors":["One","Two"]}', 'One Two'],
  ['{"status":"failed","message":"No"}', 'No'],
  ['{"status":"quarantined"}', undefined],
])('believes %s rather than its status 200', (body, message) => {
  expect(understand({body})).toEqual({kind: 'rejected', ...(message && {message})});
});

it.each([
  [
    '[{"field":"email","code":"TYPE_EMAIL","message":"should be an email"}]',
    {email: 'should be an email'},
  ],
  ['[{"path":"name","code":"REQUIRED"}]', {name: 'REQUIRED'}],
  [
    '{"email":["is invalid","is short"],"name":"is missing"}',
    {email: 'is invalid is short', name: 'is missing'},
  ],
])('gives the errors of single fields: %s', (errors, fields) => {
  expect(understand({status: 422, body: `{"errors":${errors}}`})).toEqual({
    kind: 'rejected',
    fields,
  });
});

it('keeps general and field errors apart', () => {
  const body = '{"errors":[{"message":"Not yet"},{"field":"email","message":"unknown"}]}';
  expect(understand({status: 400, body})).toEqual({
    kind: 'rejected',
    message: 'Not yet',
    fields: {email: 'unknown'},
  });
});

it.each([
  [200, '{"success":false,"message":"Spam detected"}'],
  [403, 'Blocked as SPAM'],
])('knows spam when it is called so (status %d)', (status, body) => {
  expect(understand({status, body})).toMatchObject({kind: 'spam'});
});

it.each([
  [429, 'busy'],
  [408, 'server'],
  [425, 'server'],
  [500, 'server'],
  [503, 'server'],
  [599, 'server'],
  [400, 'rejected'],
  [403, 'rejected'],
  [404, 'rejected'],
  [413, 'rejected'],
  [422, 'rejected'],
])('takes status %d for %s, whatever the page says', (status, kind) => {
  expect(understand({status, contentType: 'text/html', body: '<h1>Thanks</h1>'})).toEqual({kind});
});

it('passes on how long the service wants to be left alone', () => {
  expect(understand({status: 429, retryAfter: '7'})).toEqual({kind: 'busy', retryAfter: 7000});
  expect(understand({status: 503, retryAfter: 'soon'})).toEqual({kind: 'server'});
});

it('shortens what a service has to say', () => {
  const outcome = understand({status: 400, body: JSON.stringify({error: 'x'.repeat(5000)})});
  expect(outcome).toEqual({kind: 'rejected', message: 'x'.repeat(300)});
});
