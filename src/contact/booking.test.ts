import {bookingAddress, readVisitor} from './booking';

it('carries who is writing, encoded, beside what the address has already', () => {
  const address = bookingAddress('https://cal.example/team?duration=30', {
    name: 'Ada & Co',
    email: 'ada@visitor.example',
  });
  expect(address).toBe(
    'https://cal.example/team?duration=30&name=Ada+%26+Co&email=ada%40visitor.example',
  );
});

it('carries nothing that is not there', () => {
  expect(bookingAddress('https://cal.example/team', {name: '', email: ''})).toBe(
    'https://cal.example/team',
  );
});

it('reads the contact form whatever its fields are called, and does without one', () => {
  expect(readVisitor()).toEqual({name: '', email: ''});
  document.body.innerHTML =
    '<form id="contact-form"><input autocomplete="name" name="n" value=" Ada "><input autocomplete="email" name="e" value="a@b"></form>';
  expect(readVisitor()).toEqual({name: 'Ada', email: 'a@b'});
  document.body.innerHTML = '';
});
