import type {Failure, Outcome} from './outcome';
import {parseRetryAfter} from './retry';

/** An HTTP answer, as far as it matters here. */
export type Answer = {
  status: number;
  contentType: string;
  retryAfter: string | null;
  /** The whole text; `undefined` if it broke off. */
  body: string | undefined;
};

/** No service needs more words than this to say what is wrong. */
const longestMessage = 300;

/**
 * Understands a form service's answer. Form services agree on little: some say `{"success": "true"}`,
 * some `{"errors": [...]}` with status 200, some answer HTML or nothing, some redirect to a page. The
 * status decides, unless the body contradicts it; a success nobody can read is called unclear, so
 * that the message is neither lost nor silently sent again.
 * @param now the time, for a `Retry-After` that is a date
 */
export function classifyResponse(answer: Answer, now: number): Outcome {
  const {status, body} = answer;
  const {value, isBroken} = parse(answer);
  if (status >= 200 && status < 300 && !isRefusal(value)) {
    const isReadable =
      body !== undefined && !isBroken && !(value === undefined && /captcha/i.test(body));
    return {kind: isReadable ? 'sent' : 'unclear'};
  }
  if ([408, 425, 429].includes(status) || status >= 500) {
    const retryAfter = parseRetryAfter(answer.retryAfter, now);
    return {
      kind: status === 429 ? 'busy' : 'server',
      ...(retryAfter !== undefined && {retryAfter}),
    };
  }
  return {kind: /spam/i.test(body ?? '') ? 'spam' : 'rejected', ...complaints(value)};
}

/** The body as JSON, if it is or was meant to be some. */
function parse({body, contentType}: Answer): {value?: unknown; isBroken?: boolean} {
  const text = body?.trim();
  if (!text || !(/json/i.test(contentType) || /^[[{]/.test(text))) return {};
  try {
    return {value: JSON.parse(text) as unknown};
  } catch {
    return {isBroken: true};
  }
}

/** Whether a JSON answer says no, whatever its status says. */
function isRefusal(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const {success, ok, status, error, errors} = value;
  return (
    Boolean(error) ||
    errorList(errors).length > 0 ||
    [success, ok].some((flag) => /^(false|0|no)$/i.test(text(flag))) ||
    /^(error|fail(ed|ure)?|quarantined)$/i.test(text(status))
  );
}

/** What a JSON answer complains about, on the whole and field by field. */
function complaints(value: unknown): Pick<Failure, 'message' | 'fields'> {
  if (!isRecord(value)) return {};
  const {error, errors, message} = value;
  const list = errorList(errors);
  const general = list.filter(({field}) => !field).map((entry) => entry.message);
  const words = tidy(
    general.join(' ') || text(isRecord(error) ? error.message : error) || text(message),
  );
  const fields = Object.fromEntries(
    list.filter(({field}) => field).map((entry) => [entry.field, entry.message]),
  );
  return {...(words && {message: words}), ...(Object.keys(fields).length > 0 && {fields})};
}

/** `errors` as services write them: a list of objects or texts, or an object by field. */
function errorList(errors: unknown): {field: string; message: string}[] {
  if (Array.isArray(errors)) {
    return errors.map((entry: unknown) =>
      isRecord(entry)
        ? {field: text(entry.field ?? entry.path), message: tidy(text(entry.message ?? entry.code))}
        : {field: '', message: tidy(text(entry))},
    );
  }
  if (!isRecord(errors)) return errors ? [{field: '', message: tidy(text(errors))}] : [];
  return Object.entries(errors).map(([field, words]) => ({
    field,
    message: tidy(Array.isArray(words) ? words.map(text).join(' ') : text(words)),
  }));
}

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** Plain words of a sensible length: services put HTML into their messages. */
function tidy(words: string): string {
  return words
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestMessage);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
