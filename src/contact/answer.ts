export type Failure = {
  /**
   * - `network`: no answer at all; `timeout`: none in time; `busy`: too many messages (429);
   *   `server`: a fault of the service. These four are tried again.
   * - `refused`: the service doesn't want this message.
   * - `unclear`: it answered, but not so that we know what became of the message.
   * - `interrupted`: the page was left while the message was on its way.
   */
  kind: 'network' | 'timeout' | 'busy' | 'server' | 'refused' | 'unclear' | 'interrupted';
  message?: string | undefined;
  /** The service's words about single fields, by the names they were sent under. */
  fields?: Record<string, string>;
  /** Milliseconds after which the service wants to be asked again. */
  retryAfter?: number | undefined;
};

type Reply = Partial<Record<'success' | 'ok' | 'error' | 'errors' | 'message', unknown>>;

/**
 * Understands a form service's answer; nothing means sent. The status decides, unless the body contradicts it. A
 * success that can't be read is unclear: the message is neither lost nor sent again by itself.
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

/** Plain words of a sensible length: services put HTML into their messages. */
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
