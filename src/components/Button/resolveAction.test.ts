import {resolveAction} from './resolveAction';

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
