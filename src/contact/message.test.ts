import {site} from '../site';
import {fill} from '../site/fill';
import words from '../site/words.yml';
import {aboutPlan, asText, emailDraft} from './message';

const {
  name,
  email,
  inquiryType,
  inquiryTypes: [first],
} = fill(words.form);

const values = {
  name: 'Ada & Co',
  email: 'ada@visitor.example',
  inquiryType: first?.value ?? '',
  message: 'One line\nand half an emoji: \ud83d',
};
const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

it('prefills an email with the entire message', () => {
  const {href, isCut} = emailDraft('behavioral', asText(values));
  expect(href.startsWith(`mailto:${site.emails.behavioral}?subject=`)).toBe(true);
  expect(bodyOf(href)).toBe(
    [
      `${name.label}: Ada & Co`,
      `${email.label}: ada@visitor.example`,
      `${inquiryType.label}: ${first?.label}`,
      '',
      'One line',
      'and half an emoji: \ufffd',
    ].join('\r\n'),
  );
  expect(isCut).toBe(false);
});

it('truncates an email that is too long for a URL between characters, and says so in it', () => {
  const {href, isCut} = emailDraft('general', '👍'.repeat(2000));
  expect(isCut).toBe(true);
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(bodyOf(href).replaceAll('👍', '')).toBe(`\r\n\r\n${words.form.cutNotice}`);
});

it.each([
  ['?plan=Night%20watch', 'Hello', 'About: Night watch\n\nHello'],
  ['?plan=DAY%20shift', 'About: Night watch\n\nHello', 'About: Day shift\n\nHello'],
  ['?plan=free%20forever', 'Hello', 'Hello'],
  ['', '', ''],
])('starts a message with the plan in %j, if it exists', (search, typed, message) => {
  expect(aboutPlan(typed, search, ['Night watch', 'Day shift'])).toBe(message);
});
