import {asText, cutNotice, mailtoFallback} from './mailto';

const values = {
  name: 'Ada & Co',
  email: 'ada@visitor.example',
  inquiryType: 'tech',
  message: 'One line\nand another',
};

const bodyOf = (href: string) =>
  new URLSearchParams(href.slice(href.indexOf('?'))).get('body') ?? '';

it('writes the whole message as text', () => {
  expect(asText(values, 'Technology Services')).toBe(
    'Name: Ada & Co\nEmail: ada@visitor.example\nInquiry type: Technology Services\n\nOne line\nand another',
  );
  expect(asText({...values, inquiryType: ''})).not.toContain('Inquiry type');
});

it('prefills an e-mail', () => {
  const {href, kept} = mailtoFallback(values, 'info@firm.example', 'A & B', 'Technology Services');
  expect(href).toMatch(
    /^mailto:info@firm\.example\?subject=A%20%26%20B&body=Name%3A%20Ada%20%26%20Co%0D%0A/,
  );
  expect(bodyOf(href)).toBe(asText(values, 'Technology Services').replace(/\n/g, '\r\n'));
  expect(kept).toBeUndefined();
});

it.each([
  ['plain', 'word '.repeat(2000)],
  ['emoji', '👩‍🚀'.repeat(400)],
  ['right-to-left', 'مرحبا '.repeat(500)],
  ['100,000 characters', 'x'.repeat(100_000)],
])('cuts a long message between characters and says so: %s', (_what, message) => {
  const {href, kept = 0} = mailtoFallback({...values, message}, 'info@firm.example', 'Subject');
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(href.length).toBeGreaterThan(1700);
  const body = bodyOf(href);
  expect(body).toContain(cutNotice);
  const [, beginning = ''] = body.split(/\r\n\r\n/);
  expect(message.startsWith(beginning)).toBe(true);
  expect([...beginning]).toHaveLength(kept);
  if (message.startsWith('👩')) expect(beginning.replaceAll('👩‍🚀', '')).toBe('');
});

it('survives half a character, which no address can hold', () => {
  const {href} = mailtoFallback(
    {...values, message: 'broken \ud83d emoji'},
    'info@firm.example',
    'Subject',
  );
  expect(bodyOf(href)).toContain('broken \ufffd emoji');
});

it('cuts between code points where the browser knows nothing better', () => {
  const segmenter = Intl.Segmenter;
  Object.assign(Intl, {Segmenter: undefined});
  const {href} = mailtoFallback(
    {...values, message: '👍'.repeat(2000)},
    'info@firm.example',
    'Subject',
  );
  Object.assign(Intl, {Segmenter: segmenter});
  expect(bodyOf(href)).not.toContain('\ufffd');
});
