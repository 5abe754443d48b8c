import {emptyValues, type ContactConfig} from './config';
import {deliver, getDelivery, isBusy, setDelivery, subscribeDelivery} from './delivery';
import type {Engine} from './outcome';

const config = {} as ContactConfig;
const message = {values: {...emptyValues, message: 'Hello'}, id: 'id-1'};

/** An engine that ends when it is told to. */
function makeEngine() {
  let end: (failure?: {kind: 'server'}) => void = () => undefined;
  const send = jest.fn<ReturnType<Engine['send']>, Parameters<Engine['send']>>(
    () => new Promise((resolve) => (end = resolve)),
  );
  return {
    load: () => Promise.resolve({send}),
    send,
    end: (failure?: {kind: 'server'}) => end(failure),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  setDelivery({phase: 'idle'});
});
afterEach(() => jest.useRealTimers());

it('says at once that it is sending, and in the end that it was sent', async () => {
  const {load, send, end} = makeEngine();
  const listener = jest.fn();
  const stop = subscribeDelivery(listener);
  const result = deliver(message, config, 0, load);
  expect(getDelivery()).toEqual({phase: 'sending', attempt: 1});
  await jest.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  end();
  await expect(result).resolves.toBe('sent');
  expect(getDelivery()).toMatchObject({phase: 'sent', message});
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setDelivery({phase: 'idle'});
  expect(listener).toHaveBeenCalledTimes(2);
});

it('says why it failed', async () => {
  const {load, end} = makeEngine();
  const result = deliver(message, config, 0, load);
  await jest.advanceTimersByTimeAsync(0);
  end({kind: 'server'});
  await expect(result).resolves.toBe('failed');
  expect(getDelivery()).toEqual({phase: 'failed', failure: {kind: 'server'}});
});

it('sends one message at a time', async () => {
  const {load, send, end} = makeEngine();
  const first = deliver(message, config, 0, load);
  await expect(deliver(message, config, 0, load)).resolves.toBe('busy');
  await jest.advanceTimersByTimeAsync(0);
  await expect(deliver(message, config, 0, load)).resolves.toBe('busy');
  expect(send).toHaveBeenCalledTimes(1);
  end();
  await first;
});

it('holds back what is sent sooner than people can type', async () => {
  const {load, send, end} = makeEngine();
  const result = deliver(message, config, Date.now() - 1000, load);
  await jest.advanceTimersByTimeAsync(1999);
  expect(isBusy(getDelivery())).toBe(true);
  expect(send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
  end();
  await result;
});

it('is helpless when its engine is lost, and lets the visitor try again', async () => {
  const lost = () => Promise.reject(new Error('chunk 404'));
  await expect(deliver(message, config, 0, lost)).resolves.toBe('helpless');
  expect(getDelivery()).toEqual({phase: 'idle'});
});

it('waits for the connection when the engine cannot be loaded for want of one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const {load, send, end} = makeEngine();
  const loads = jest.fn(load).mockRejectedValueOnce(new Error('offline'));
  const result = deliver(message, config, 0, loads);
  await jest.advanceTimersByTimeAsync(0);
  expect(getDelivery()).toEqual({phase: 'waiting'});
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  end();
  await expect(result).resolves.toBe('sent');
});
