import {
  focusManager,
  notifyManager,
  onlineManager,
  QueryClient,
  useMutation,
} from '@tanstack/react-query';
import {useEffect} from 'react';
import type {Failure} from '@site/src/contact/answer';
import type {ContactConfig} from '@site/src/contact/config';
import type {Draft} from '@site/src/contact/draft';
import {post} from '@site/src/contact/post';

/** Specification section 9: 3 retries, an exponential delay capped at 30 seconds. */
export const retries = 3;
const delayAfter = (failures: number, {retryAfter = 0}: Failure) =>
  Math.max(Math.min(1000 * 2 ** failures, 30_000), retryAfter);

/** A visitor waits this long with the page open, if the service asks for it. Longer is a failure. */
const longestWait = 120_000;

/** People need longer than this to fill in a form; what is sent sooner waits for the rest. */
const minimumFillTime = 3000;

/** A message as it is sent: the draft, and the form as the browser itself would post it. */
type Message = Draft & {body: FormData};

/** What is being done about the message. */
export type Delivery =
  | {phase: 'idle' | 'waiting'}
  /** Try number `attempt` is under way, or comes at the time `retryAt`. */
  | {phase: 'sending'; attempt: number; retryAt: number}
  | {phase: 'sent'; at: number; id: string}
  | {phase: 'failed'; failure: Failure};

/** Carries a failure through the library, which retries what is thrown. */
class SendError extends Error {
  readonly at = Date.now();
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

const client = new QueryClient();
// The form learns of each step at once, not by a timer, which a browser slows in a hidden tab.
notifyManager.setScheduler(queueMicrotask);

/** Sends messages with the specification's retries, one at a time, and says how it goes. */
export function useSending(config: ContactConfig) {
  useEffect(() => {
    // The library takes the connection for granted until it is told otherwise,
    onlineManager.setOnline(navigator.onLine);
    // and would wait while the visitor looks at another tab.
    focusManager.setFocused(true);
    client.mount();
    return () => client.unmount();
  }, []);

  const mutation = useMutation<number, SendError, Message>(
    {
      gcTime: 5 * 60_000,
      retry: (failures, {failure}) =>
        failures < retries &&
        ['network', 'timeout', 'busy', 'server'].includes(failure.kind) &&
        (failure.retryAfter ?? 0) <= longestWait,
      retryDelay: (failures, {failure}) => delayAfter(failures, failure),
      mutationFn: async ({body, id, startedAt}) => {
        await pause(startedAt + minimumFillTime - Date.now());
        const {endpoint, scriptEndpoint = endpoint, isReadable, idempotencyHeader} = config;
        // JSON, or services redirect to a page of theirs. Any other header of ours makes the browser ask
        // for permission first, which form services refuse.
        const headers = {
          Accept: 'application/json',
          ...(idempotencyHeader && {'Idempotency-Key': id}),
        };
        const failure = await post(scriptEndpoint, body, headers, isReadable);
        if (failure) throw new SendError(failure);
        return Date.now();
      },
    },
    client,
  );
  return {
    delivery: deliveryOf(mutation),
    /** Whether a message is on its way; true from the moment it is sent. */
    isBusy: () => client.isMutating() > 0,
    send: mutation.mutate,
    reset: mutation.reset,
  };
}

type Mutation = ReturnType<typeof useMutation<number, SendError, Message>>;

function deliveryOf(mutation: Mutation): Delivery {
  const {status, isPaused, failureCount, failureReason} = mutation;
  if (status === 'success') return {phase: 'sent', at: mutation.data, id: mutation.variables.id};
  if (status === 'error') return {phase: 'failed', failure: mutation.error.failure};
  if (status === 'idle') return {phase: 'idle'};
  if (isPaused) return {phase: 'waiting'};
  const retryAt = failureReason
    ? failureReason.at + delayAfter(failureCount - 1, failureReason.failure)
    : 0;
  return {phase: 'sending', attempt: failureCount + 1, retryAt};
}

function pause(duration: number): Promise<void> {
  return duration > 0 ? new Promise((resolve) => setTimeout(resolve, duration)) : Promise.resolve();
}
