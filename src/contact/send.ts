import type {ContactConfig} from '../settings';
import {failureIn, type Failure} from './answer';

/** The specification's: 3 retries, the first after a second, each after twice as long as the one before. */
const retries = 3;

/** A visitor waits for retries this long in all, even if the service asks for more. */
const longestWait = 30_000;

const tryTimeout = 10_000;

export type Progress =
  | {phase: 'sending' | 'offline'}
  /** Try number `attempt` of `attempts` comes in `delay` milliseconds. */
  | {phase: 'retrying'; attempt: number; attempts: number; delay: number};

/** Sends a message, with the specification's retries, and tells each step. @returns what went wrong, if anything */
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
    const isPassing = ['network', 'timeout', 'busy', 'server'].includes(kind);
    const delay = Math.max(1000 * 2 ** (attempt - 1), retryAfter);
    waited += delay;
    if (!isPassing || waited > longestWait) return failure;
    show({phase: 'retrying', attempt: attempt + 1, attempts: retries + 1, delay});
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/**
 * Posts a form once. Without a readable answer, either the connection failed, or the service took the
 * message and hides its answer (no CORS): a second try would send it twice. So we ask which.
 */
async function post(config: ContactConfig, body: FormData): Promise<Failure | undefined> {
  const {endpoint, scriptEndpoint = endpoint, isReadable} = config;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  try {
    const response = await fetch(scriptEndpoint, {
      method: 'POST',
      body,
      // Or services redirect to a page of theirs. Any other header of ours makes the browser ask for
      // permission first, which form services refuse.
      headers: {Accept: 'application/json'},
      credentials: 'omit',
      signal: abort.signal,
      // Goes through even if the page is left. The browser refuses that for more than 64 KiB.
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

/** Whether the service answers but doesn't let this site read its answers (no CORS). */
async function isThereButSilent(address: string): Promise<boolean> {
  const reaches = (mode: RequestMode) =>
    fetch(address, {method: 'HEAD', mode, credentials: 'omit', signal: AbortSignal.timeout(5000)})
      .then(() => true)
      .catch(() => false);
  return navigator.onLine && !(await reaches('cors')) && reaches('no-cors');
}
