import {site} from '../site';
import {asText, cutNotice, emailDraft, planIn} from './message';

const values = {
  name: 'Ada & Co',
  email: 'ada@visitor.example',
  inquiryType: 'tech',
  message: 'One line\nand half an emoji: \ud83d',
};
const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

it('writes the whole message as text, with the plan it is about', () => {
  expect(asText({...values, message: 'Hello'}, '2 hours')).toBe(
    'Name: Ada & Co\nEmail: ada@visitor.example\nInquiry type: Technology Services\nAbout: 2 hours\n\nHello',
  );
});

it('prefills an email', () => {
  const {href, isCut} = emailDraft('behavioral', asText(values));
  expect(href.startsWith(`mailto:${site.emails.behavioral}?subject=`)).toBe(true);
  expect(bodyOf(href)).toContain('One line\r\nand half an emoji: \ufffd');
  expect(isCut).toBe(false);
});

it('cuts an email that is too long for an address, between characters, and says so in it', () => {
  const {href, isCut} = emailDraft('general', '👍'.repeat(2000));
  expect(isCut).toBe(true);
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(bodyOf(href).replaceAll('👍', '')).toBe(`\r\n\r\n${cutNotice}`);
});

it.each([
  ['?plan=15%20minutes', '15 minutes'],
  ['?plan=2%20HOURS', '2 hours'],
  ['?plan=free%20forever', undefined],
  ['', undefined],
])('knows the plan of the address %j by the names that exist', (search, plan) => {
  expect(planIn(search, ['15 minutes', '2 hours'])).toBe(plan);
});
