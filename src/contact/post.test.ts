import {post, tryTimeout} from './post';

type Reply = {status?: number; type?: string; body?: string; headers?: Record<string, string>};

/** What `fetch` gives for an answer; jsdom has none of its own. */
function reply({status = 200, type = 'application/json', body = '{}', headers = {}}: Reply = {}) {
  const all: Record<string, string> = {'Content-Type': type, ...headers};
  return {
    status,
    headers: {get: (name: string) => all[name] ?? null},
    text: () => Promise.resolve(body),
  };
}

const request = jest.fn<Promise<unknown>, [string, RequestInit]>();
const endpoint = 'https://forms.example/f';
const form = (message = 'Hello') => {
  const body = new FormData();
  body.append('message', message);
  return body;
};

beforeEach(() => {
  request.mockReset();
  Object.assign(globalThis, {fetch: request});
});

afterEach(() => jest.useRealTimers());

it('posts the form as the browser would, and understands the answer', async () => {
  request.mockResolvedValue(reply({status: 429, headers: {'Retry-After': '3'}}));
  const body = form();
  await expect(post(endpoint, body, {Accept: 'application/json'})).resolves.toEqual({
    kind: 'busy',
    retryAfter: 3000,
  });
  expect(request).toHaveBeenCalledTimes(1);
  const [address, {signal, ...options}] = request.mock.calls[0] ?? ['', {}];
  expect(address).toBe(endpoint);
  expect(options).toEqual({
    method: 'POST',
    body,
    headers: {Accept: 'application/json'},
    credentials: 'omit',
    keepalive: true,
  });
  expect(signal?.aborted).toBe(false);
});

it('does not ask the browser to keep alive more than it may', async () => {
  request.mockResolvedValue(reply());
  await post(endpoint, form('x'.repeat(20_000)), {});
  expect(request.mock.calls[0]?.[1].keepalive).toBe(false);
});

it('calls a success whose text breaks off unclear', async () => {
  request.mockResolvedValue({
    ...reply(),
    text: () => Promise.reject(new TypeError('network error')),
  });
  await expect(post(endpoint, form(), {})).resolves.toEqual({kind: 'unclear'});
});

it('gives up after ten seconds', async () => {
  jest.useFakeTimers();
  request.mockImplementation(
    (_address, {signal}) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  let outcome: unknown;
  void post(endpoint, form(), {}).then((value) => (outcome = value));
  await jest.advanceTimersByTimeAsync(tryTimeout - 1);
  expect(outcome).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({kind: 'timeout'});
});

it.each([
  ['the connection failed', {cors: true, 'no-cors': true}, 'network'],
  ['the service is gone', {cors: false, 'no-cors': false}, 'network'],
  ['the service does not let us read its answers', {cors: false, 'no-cors': true}, 'unclear'],
])('finds out whether %s', async (_what, isReachable, kind) => {
  request.mockImplementation((_address, {method, mode}) =>
    method === 'HEAD' && isReachable[mode as 'cors' | 'no-cors']
      ? Promise.resolve(reply())
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  await expect(post(endpoint, form(), {})).resolves.toEqual({kind});
  expect(request.mock.calls.filter(([, {method}]) => method === 'POST')).toHaveLength(1);
});

it('asks nothing of a service that is known to be readable', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(post(endpoint, form(), {}, true)).resolves.toEqual({kind: 'network'});
  expect(request).toHaveBeenCalledTimes(1);
});

it('does not look around for the service while offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(post(endpoint, form(), {})).resolves.toEqual({kind: 'network'});
  expect(request).toHaveBeenCalledTimes(1);
});
