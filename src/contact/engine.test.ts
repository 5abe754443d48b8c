import {emptyValues, type ContactConfig} from './config';
import type {Delivery, Outcome} from './outcome';
import {send} from './engine';
import {post} from './post';

jest.mock('./post');

const config: ContactConfig = {
  endpoint: 'https://forms.example/f',
  fieldNames: {name: 'name', email: 'email', inquiryType: 'inquiryType', message: 'message'},
  hiddenFields: {},
  honeypot: {name: '_gotcha', type: 'text'},
  isReadable: true,
  idempotencyHeader: false,
};
const message = {values: {...emptyValues, message: 'Hello'}, id: 'id-1'};

/** Answers the tries one after the other. */
function answer(...outcomes: Outcome[]) {
  const tries = jest.mocked(post);
  tries.mockReset();
  for (const outcome of outcomes) tries.mockResolvedValueOnce(outcome);
  return tries;
}

/** Sends, and notes what is reported, without repetitions. */
function start() {
  const phases: string[] = [];
  const report = (delivery: Delivery) => {
    const words = 'attempt' in delivery ? `${delivery.phase} ${delivery.attempt}` : delivery.phase;
    if (phases.at(-1) !== words) phases.push(words);
  };
  const result = {phases, failure: undefined as unknown, isDone: false};
  void send(message, config, report).then((failure) =>
    Object.assign(result, {failure, isDone: true}),
  );
  return result;
}

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends once what is taken', async () => {
  const tries = answer({kind: 'sent'});
  const result = start();
  await jest.advanceTimersByTimeAsync(0);
  expect(result).toEqual({phases: ['sending 1'], failure: undefined, isDone: true});
  expect(tries).toHaveBeenCalledTimes(1);
  expect(tries.mock.calls[0]?.[0]).toBe(config.endpoint);
});

it('tries four times, after 1, 2 and 4 seconds, with one id', async () => {
  const tries = answer({kind: 'server'}, {kind: 'network'}, {kind: 'timeout'}, {kind: 'server'});
  const result = start();
  const counts: number[] = [];
  for (const delay of [999, 1, 1999, 1, 3999, 1]) {
    await jest.advanceTimersByTimeAsync(delay);
    counts.push(tries.mock.calls.length);
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
  expect(result.failure).toEqual({kind: 'server'});
  expect(result.phases).toEqual([
    'sending 1',
    'retrying 2',
    'sending 2',
    'retrying 3',
    'sending 3',
    'retrying 4',
    'sending 4',
  ]);
  expect(new Set(tries.mock.calls.map(([, body]) => body.get('message_id')))).toEqual(
    new Set(['id-1']),
  );
});

it('waits as long as the service asks', async () => {
  const tries = answer({kind: 'busy', retryAfter: 20_000}, {kind: 'sent'});
  const result = start();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(tries).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(result.isDone).toBe(true);
});

it('does not try again what was refused', async () => {
  const tries = answer({kind: 'rejected', message: 'No'});
  const result = start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveBeenCalledTimes(1);
  expect(result.failure).toEqual({kind: 'rejected', message: 'No'});
  expect(result.phases).toEqual(['sending 1']);
});

it('waits for the connection before the first try', async () => {
  const tries = answer({kind: 'sent'});
  setOnline(false);
  const result = start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tries).not.toHaveBeenCalled();
  expect(result.phases).toEqual(['waiting']);
  setOnline(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(result).toMatchObject({
    isDone: true,
    failure: undefined,
    phases: ['waiting', 'sending 1'],
  });
});

it('waits for the connection between two tries, and says so at once', async () => {
  const tries = answer({kind: 'network'}, {kind: 'sent'});
  const result = start();
  await jest.advanceTimersByTimeAsync(500);
  setOnline(false);
  expect(result.phases.at(-1)).toBe('waiting');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveBeenCalledTimes(1);
  setOnline(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(result).toMatchObject({isDone: true, failure: undefined});
  expect(tries).toHaveBeenCalledTimes(2);
});

it('goes on while the visitor looks at another tab', async () => {
  const tries = answer({kind: 'server'}, {kind: 'sent'});
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  start();
  await jest.advanceTimersByTimeAsync(1000);
  expect(tries).toHaveBeenCalledTimes(2);
});
