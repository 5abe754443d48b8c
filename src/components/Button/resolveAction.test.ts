import {site} from '@site/src/site';
import {resolveAction} from './resolveAction';

it.each([
  ['email:general', `mailto:${site.emails.general}`],
  ['email:behavioral', `mailto:${site.emails.behavioral}`],
])('sends %s to that mailbox', (to, address) => {
  expect(resolveAction(to)).toBe(address);
});

it.each(['/contact', '/services#behavioral', '#hours', 'https://988lifeline.org/'])(
  'leaves %s as it is',
  (to) => {
    expect(resolveAction(to)).toBe(to);
  },
);

it.each([
  'email:sales',
  'email:',
  'email:toString',
  'contact',
  'http://plain.example',
  'javascript:alert(1)',
  '',
])('refuses %p and says what may be written', (to) => {
  expect(() => resolveAction(to)).toThrow(/starts with "\/".*email:general or email:behavioral/);
});
