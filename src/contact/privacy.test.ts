import {readSettings} from '../settings';
import {site} from '../site';
import {privacyItems} from './privacy';

const textOf = (items: ReturnType<typeof privacyItems>) => JSON.stringify(items);
const connected = readSettings(site, {
  CONTACT_ENDPOINT: 'https://form.example/f',
  NEWSLETTER_ENDPOINT: 'https://news.example/n',
  BOOKING_URL: 'https://cal.example/b',
});

it('says that the form is not connected, and whom to ask', () => {
  const items = privacyItems({}, undefined);
  expect(items[0]?.text).toContain('isn’t connected');
  expect(items.at(-1)?.isContact).toBe('yes');
});

it('names every service that gets what visitors write, and the analytics service', () => {
  const analytics = {name: 'Stats', privacy: 'It counts.', origins: []};
  const text = textOf(privacyItems(connected, analytics));
  for (const name of ['form.example', 'news.example', 'cal.example', 'Stats', 'It counts.']) {
    expect(text).toContain(name);
  }
  expect(text).not.toContain('isn’t connected');
});

it('mentions the draft that the form stores in the browser', () => {
  expect(textOf(privacyItems({}))).toMatch(/unsent message/);
});
