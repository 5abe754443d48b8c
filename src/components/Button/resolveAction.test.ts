import {site} from '@site/src/site';
import {resolveAction} from './resolveAction';

it('sends a mailbox by its name to its address', () => {
  expect(resolveAction('email:behavioral')).toBe(`mailto:${site.emails.behavioral}`);
});

it.each(['/contact', '/services#behavioral', '#hours', 'https://988lifeline.org/'])(
  'leaves %s as it is',
  (to) => expect(resolveAction(to)).toBe(to),
);

it.each([
  'email:sales',
  'email:toString',
  'contact',
  'http://plain.example',
  'javascript:alert(1)',
  '',
])('refuses %p and says what may be written', (to) =>
  expect(() => resolveAction(to)).toThrow(/starts with "\/".*email:general or email:behavioral/),
);
