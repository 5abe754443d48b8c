import type {Failure} from './outcome';
import {longestWait, parseRetryAfter, retryDelay, shouldRetry} from './retry';

it.each(['network', 'timeout', 'busy', 'server'] as const)(
  'tries again after %s, three times',
  (kind) => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, {kind}))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  },
);

it.each(['rejected', 'spam', 'unclear'] as const)('does not try again after %s', (kind) => {
  expect(shouldRetry(0, {kind})).toBe(false);
});

it('does not keep a visitor waiting for more than two minutes', () => {
  const busy = (retryAfter: number): Failure => ({kind: 'busy', retryAfter});
  expect(shouldRetry(0, busy(longestWait))).toBe(true);
  expect(shouldRetry(0, busy(longestWait + 1))).toBe(false);
});

it('waits 1, 2, 4 ... and at most 30 seconds', () => {
  const delays = [0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures, {kind: 'server'}));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('waits as long as the service asks, and never less than it would anyway', () => {
  expect(retryDelay(0, {kind: 'busy', retryAfter: 45_000})).toBe(45_000);
  expect(retryDelay(2, {kind: 'busy', retryAfter: 0})).toBe(4000);
});

it('reads Retry-After in seconds and as a date', () => {
  const now = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');
  expect(parseRetryAfter('120', now)).toBe(120_000);
  expect(parseRetryAfter(' 0 ', now)).toBe(0);
  expect(parseRetryAfter('Wed, 21 Oct 2026 07:28:30 GMT', now)).toBe(30_000);
  expect(parseRetryAfter('Wed, 21 Oct 2026 07:00:00 GMT', now)).toBe(0);
  for (const nonsense of [null, '', '-5', '1.5', 'tomorrow', '2026']) {
    expect(parseRetryAfter(nonsense, now)).toBe(nonsense === '2026' ? 2_026_000 : undefined);
  }
});
