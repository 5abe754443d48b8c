import {focusManager, MutationObserver, onlineManager, QueryClient} from '@tanstack/react-query';
import {buildBody, buildHeaders, type Message} from './body';
import type {ContactConfig} from './config';
import type {Delivery, Failure} from './outcome';
import {post} from './post';
import {retryDelay, shouldRetry} from './retry';

/** Carries a failure through the library, which retries what is thrown. */
class SendError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

/** Specification section 9: what is done with is kept for 5 minutes. */
const gcTime = 5 * 60_000;

const client = new QueryClient();
// Goes on by itself when the connection is back ...
client.mount();
// ... which the library takes for granted until it is told otherwise,
onlineManager.setOnline(navigator.onLine);
// and also while the visitor looks at another tab.
focusManager.setFocused(true);

/**
 * Sends a message as a mutation with the specification's defaults. Loaded apart, and only by the
 * contact page of a site that has an endpoint.
 * @param report is told every step
 * @returns why it was not sent in the end; nothing if it was
 */
export async function send(
  message: Message,
  config: ContactConfig,
  report: (delivery: Delivery) => void,
): Promise<Failure | undefined> {
  let attempt = 0;
  let isOnItsWay = false;
  let next: {at: number; failure: Failure} | undefined;

  const tell = () => {
    if (isOnItsWay) report({phase: 'sending', attempt});
    else if (!onlineManager.isOnline()) report({phase: 'waiting'});
    else if (next) report({phase: 'retrying', attempt: attempt + 1, ...next});
  };

  const observer = new MutationObserver<void, SendError>(client, {
    gcTime,
    networkMode: 'online',
    retry: (failures, {failure}) => shouldRetry(failures, failure),
    retryDelay: (failures, {failure}) => {
      const delay = retryDelay(failures, failure);
      // The library asks for the delay even when nothing follows.
      next = shouldRetry(failures, failure) ? {at: Date.now() + delay, failure} : undefined;
      return delay;
    },
    mutationFn: async () => {
      attempt += 1;
      isOnItsWay = true;
      next = undefined;
      tell();
      const {endpoint, scriptEndpoint = endpoint, isReadable} = config;
      const outcome = await post(
        scriptEndpoint,
        buildBody(config, message),
        buildHeaders(config, message),
        isReadable,
      );
      isOnItsWay = false;
      if (outcome.kind !== 'sent') throw new SendError(outcome);
    },
  });
  const ends = [observer.subscribe(tell), onlineManager.subscribe(tell)];
  try {
    await observer.mutate();
    return undefined;
  } catch (error) {
    return error instanceof SendError ? error.failure : {kind: 'unclear'};
  } finally {
    ends.forEach((end) => end());
  }
}
