export type Failure = {
  /**
   * - `network`: no answer; `timeout`: no answer in time; `busy`: too many messages (429);
   *   `server`: an error on the server. These four are retried.
   * - `refused`: the service rejected this message.
   * - `unclear`: the answer doesn't say whether the message got through.
   * - `interrupted`: the visitor left the page while the message was being sent.
   */
  kind: 'network' | 'timeout' | 'busy' | 'server' | 'refused' | 'unclear' | 'interrupted';
  message?: string | undefined;
  /** The service's messages about single fields, by the names those fields were sent under. */
  fields?: Record<string, string>;
  /** How long the service asks us to wait before the next try, in milliseconds. */
  retryAfter?: number | undefined;
};

type Reply = Partial<Record<'success' | 'ok' | 'error' | 'errors' | 'message', unknown>>;

/**
 * Reads a form service's answer. The status decides, unless the body contradicts it. A success that can't be read is
 * `unclear`, so that the message is neither lost nor sent twice.
 * @returns what went wrong; undefined if the message was sent
 */
export function failureIn(
  status: number,
  body: string | undefined,
  retryAfter: string | null,
): Failure | undefined {
  if ([408, 425, 429].includes(status) || status >= 500) {
    return {kind: status === 429 ? 'busy' : 'server', retryAfter: parseRetryAfter(retryAfter)};
  }
  const reply = parse(body);
  if (status < 200 || status >= 300 || (reply && isRefusal(reply))) {
    return {kind: 'refused', ...complaints(reply ?? {})};
  }
  const isCaptcha = !reply && /captcha/i.test(body ?? '');
  const isBroken = body === undefined || (!reply && /^\s*[[{]/.test(body));
  return isBroken || isCaptcha ? {kind: 'unclear'} : undefined;
}

function parse(body = ''): Reply | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return value instanceof Object ? value : {};
  } catch {
    return undefined;
  }
}

function isRefusal({success, ok, error, errors}: Reply): boolean {
  const hasErrors = errors instanceof Object ? Object.keys(errors).length > 0 : Boolean(errors);
  return Boolean(error) || hasErrors || [success, ok].some((flag) => /^false$/i.test(words(flag)));
}

function complaints({error, errors, message}: Reply): Pick<Failure, 'message' | 'fields'> {
  const list = (Array.isArray(errors) ? errors : []) as {field?: unknown; message?: unknown}[];
  const general = list.filter(({field}) => !field).map((entry) => words(entry.message));
  const named = list.filter(({field}) => field);
  return {
    message: general.join(' ') || words(error) || words(message) || undefined,
    ...(named.length > 0 && {
      fields: Object.fromEntries(named.map((entry) => [words(entry.field), words(entry.message)])),
    }),
  };
}

/** A value as plain text of a reasonable length, because some services put HTML into their messages. */
const words = (value: unknown): string =>
  ['string', 'boolean'].includes(typeof value)
    ? String(value)
        .replace(/(<[^>]*>|\s)+/g, ' ')
        .trim()
        .slice(0, 300)
    : '';

function parseRetryAfter(header: string | null): number | undefined {
  const text = header ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait >= 0 ? wait : undefined;
}
