import type {Failure} from './outcome';

/** Specification section 9: 3 retries, an exponential delay capped at 30 seconds. */
export const retries = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

/** A visitor waits this long with the page open, if the service asks for it. Longer: it is a failure that says so. */
export const longestWait = 120_000;

const retried: Failure['kind'][] = ['network', 'timeout', 'busy', 'server'];

/**
 * Whether to try once more.
 * @param failures how often it has failed before this failure
 */
export function shouldRetry(failures: number, failure: Failure): boolean {
  return (
    failures < retries && retried.includes(failure.kind) && (failure.retryAfter ?? 0) <= longestWait
  );
}

/**
 * Milliseconds until the next try: 1, 2, 4 ... 30 seconds, and never sooner than the service asks.
 * @param failures how often it has failed before this failure
 */
export function retryDelay(failures: number, failure: Failure): number {
  return Math.max(Math.min(firstDelay * 2 ** failures, longestDelay), failure.retryAfter ?? 0);
}

/**
 * Reads the header `Retry-After`, which is a number of seconds or a date (RFC 9110, 10.2.3).
 * @returns milliseconds from now, or `undefined` for no header or a meaningless one
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = /^[a-z]{3}/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
