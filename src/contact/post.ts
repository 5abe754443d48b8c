import {classifyResponse, type Answer} from './classify';
import type {Outcome} from './outcome';

/** Each try ends after this long (issue "Contact that never loses a message"). */
export const tryTimeout = 10_000;

/** The question whether a service can be reached at all is not worth more waiting than this. */
const probeTimeout = 5000;

/**
 * Posts once and says what became of it. Never throws.
 *
 * When no answer can be read, either the connection failed, and trying again is right, or the
 * service took the message and forbids pages of this site to read its answer (no CORS), and trying
 * again would send it twice. The browser tells the two apart for nobody, so we ask.
 * @param isReadable the service is known to let pages of other hosts read its answers
 */
export async function post(
  address: string,
  body: FormData,
  headers: Record<string, string>,
  isReadable = false,
): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  try {
    const request = {
      method: 'POST',
      body,
      headers,
      credentials: 'omit',
      signal: abort.signal,
    } as const;
    const response = await fetch(address, {...request, keepalive: isSmall(body)});
    return classifyResponse(await read(response), Date.now());
  } catch {
    if (abort.signal.aborted) return {kind: 'timeout'};
    return {kind: !isReadable && (await isUnreadable(address)) ? 'unclear' : 'network'};
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the browser takes it over when the page is left while it is on its way. All that is taken
 * over may have 64 KiB (Fetch Standard, "inflightKeepaliveBytes"), and a character up to four bytes.
 */
function isSmall(body: FormData): boolean {
  return (
    [...body.values()].reduce(
      (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
      0,
    ) < 12_000
  );
}

async function read(response: Response): Promise<Answer> {
  return {
    status: response.status,
    contentType: response.headers.get('Content-Type') ?? '',
    retryAfter: response.headers.get('Retry-After'),
    body: await response.text().catch(() => undefined),
  };
}

/** Whether the service is there, but does not let this site read its answers. */
async function isUnreadable(address: string): Promise<boolean> {
  return (
    navigator.onLine && !(await answers(address, 'cors')) && (await answers(address, 'no-cors'))
  );
}

async function answers(address: string, mode: RequestMode): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), probeTimeout);
  const request = fetch(address, {method: 'HEAD', mode, credentials: 'omit', signal: abort.signal});
  return request
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer));
}
