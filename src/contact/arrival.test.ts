import {arrivedFromService} from './arrival';

const endpoint = 'https://formspree.io/f/abc';

function arrive(address: string, referrer: string): boolean {
  history.pushState({key: 'router'}, '', address);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return arrivedFromService(endpoint);
}

it.each([`${location.origin}/contact`, `${location.origin}/`, 'https://formspree.io/thanks'])(
  'believes the fragment when the visitor comes from %s',
  (referrer) => {
    expect(arrive('/contact#message-sent', referrer)).toBe(true);
  },
);

it.each(['', 'https://evil.example/', 'nonsense'])(
  'does not believe a link from %p',
  (referrer) => {
    expect(arrive('/contact#message-sent', referrer)).toBe(false);
  },
);

it('needs the fragment', () => {
  expect(arrive('/contact', `${location.origin}/`)).toBe(false);
});

it('believes an arrival once, and leaves the router its state', () => {
  expect(arrive('/contact#message-sent', `${location.origin}/contact`)).toBe(true);
  expect(arrivedFromService(endpoint)).toBe(false);
  expect(history.state).toEqual({key: 'router', isArrivalKnown: true});
});
