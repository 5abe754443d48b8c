import {failureIn, type Failure} from './answer';

/** A try ends after this many milliseconds. */
const tryTimeout = 10_000;

/**
 * Posts a form once, and never throws.
 *
 * When no answer can be read, either the connection failed, and trying again is right, or the
 * service took the message and doesn't let this site read its answer (no CORS), and trying again
 * would send it twice. The browser doesn't say which, so we ask.
 * @param isReadable the service is known to let other sites read its answers
 * @returns what went wrong, or nothing if the message was sent
 */
export async function post(
  address: string,
  body: FormData,
  headers: Record<string, string>,
  isReadable: boolean,
): Promise<Failure | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers,
      credentials: 'omit',
      signal: abort.signal,
      // Goes through even if the page is left. The browser refuses that for more than 64 KiB.
      keepalive: JSON.stringify([...body.values()]).length < 12_000,
    });
    const text = await response.text().catch(() => undefined);
    const retryAfter = response.headers.get('Retry-After');
    return failureIn({status: response.status, retryAfter, body: text}, Date.now());
  } catch {
    if (abort.signal.aborted) return {kind: 'timeout'};
    return {kind: !isReadable && (await isThereButSilent(address)) ? 'unclear' : 'network'};
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the service can be reached, but doesn't let this site read its answers. */
async function isThereButSilent(address: string): Promise<boolean> {
  const reaches = (mode: RequestMode) =>
    fetch(address, {method: 'HEAD', mode, credentials: 'omit', signal: AbortSignal.timeout(5000)})
      .then(() => true)
      .catch(() => false);
  return navigator.onLine && !(await reaches('cors')) && reaches('no-cors');
}
