import type {ContactConfig} from '../settings';
import {failureIn, type Failure} from './answer';

/** From the specification: 3 retries, the first after 1 second, each after twice the time of the one before. */
const retries = 3;

/** How long a visitor waits for retries in total, even if the service asks for more, in milliseconds. */
const maxWait = 30_000;

/** How long one try may take, in milliseconds. */
const tryTimeout = 10_000;

export type Progress =
  | {phase: 'sending' | 'offline'}
  /** Attempt `attempt` of `attempts` starts in `delay` milliseconds. */
  | {phase: 'retrying'; attempt: number; attempts: number; delay: number};

/** Sends a message with retries, and shows each step. @returns what went wrong; undefined if the message was sent */
export async function send(
  config: ContactConfig,
  body: FormData,
  show: (progress: Progress) => void,
): Promise<Failure | undefined> {
  let waited = 0;
  for (let attempt = 1; ; attempt += 1) {
    if (!navigator.onLine) {
      show({phase: 'offline'});
      await new Promise((resolve) => addEventListener('online', resolve, {once: true}));
    }
    show({phase: 'sending'});
    const failure = await post(config, body);
    if (!failure || attempt > retries) return failure;
    const {kind, retryAfter = 0} = failure;
    const isTemporary = ['network', 'timeout', 'busy', 'server'].includes(kind);
    const delay = Math.max(1000 * 2 ** (attempt - 1), retryAfter);
    waited += delay;
    if (!isTemporary || waited > maxWait) return failure;
    show({phase: 'retrying', attempt: attempt + 1, attempts: retries + 1, delay});
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/**
 * Posts a form once. Without a readable answer, either the connection failed, or the service accepted the message and
 * its answer is hidden from us (no CORS), so that a retry would send it twice. A second request finds out which.
 */
async function post(config: ContactConfig, body: FormData): Promise<Failure | undefined> {
  const {endpoint, scriptEndpoint = endpoint, isReadable} = config;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  try {
    const response = await fetch(scriptEndpoint, {
      method: 'POST',
      body,
      // Without it, services redirect to a page of their own. Any other header would cause a CORS preflight,
      // which form services reject.
      headers: {Accept: 'application/json'},
      credentials: 'omit',
      signal: abort.signal,
      // The request completes even if the visitor leaves the page. Browsers allow it up to 64 KiB.
      keepalive: JSON.stringify([...body.values()]).length < 12_000,
    });
    const text = await response.text().catch(() => undefined);
    return failureIn(response.status, text, response.headers.get('Retry-After'));
  } catch {
    if (abort.signal.aborted) return {kind: 'timeout'};
    return {kind: !isReadable && (await isThereButSilent(scriptEndpoint)) ? 'unclear' : 'network'};
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the service is up but doesn't let this site read its answers (no CORS). */
async function isThereButSilent(address: string): Promise<boolean> {
  const reaches = (mode: RequestMode) =>
    fetch(address, {method: 'HEAD', mode, credentials: 'omit', signal: AbortSignal.timeout(5000)})
      .then(() => true)
      .catch(() => false);
  return navigator.onLine && !(await reaches('cors')) && reaches('no-cors');
}
