import type {Message} from './body';
import type {Delivery, Engine} from './outcome';
import type {ContactConfig} from './config';

/** People need longer than this to fill in a form; what is sent sooner waits for the rest. */
const minimumFillTime = 3000;

/** One delivery at a time, for the whole visit: it goes on when the visitor reads another page. */
let delivery: Delivery = {phase: 'idle'};
const listeners = new Set<() => void>();

/** What is being done right now; another object whenever it changes. */
export const getDelivery = (): Delivery => delivery;

/** Calls back on every change. @returns what ends that */
export function subscribeDelivery(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says what is being done; for the form, that it has nothing to say any more or how the last visit ended. */
export function setDelivery(next: Delivery): void {
  delivery = next;
  listeners.forEach((listener) => listener());
}

/** Whether a message is on its way, so that another press changes nothing. */
export function isBusy({phase}: Delivery): boolean {
  return phase === 'sending' || phase === 'retrying' || phase === 'waiting';
}

/** Loads what sends, when there is a connection; failing is no matter before something is to be sent. */
export const loadEngine = (): Promise<Engine> => import('./engine');

/**
 * Sends a message unless one is on its way, and keeps `getDelivery` true all along.
 * @param startedAt when the visitor began to fill in the form
 * @param load gives the engine
 * @returns `busy` if nothing was done, `helpless` if the engine cannot be had (nothing was sent
 *   then, and the browser itself has to post the form), else how it went
 */
export async function deliver(
  message: Message,
  config: ContactConfig,
  startedAt: number,
  load = loadEngine,
): Promise<'busy' | 'helpless' | 'sent' | 'failed'> {
  if (isBusy(delivery)) return 'busy';
  setDelivery({phase: 'sending', attempt: 1});
  await pause(startedAt + minimumFillTime - Date.now());
  const engine = await haveEngine(load);
  if (!engine) {
    setDelivery({phase: 'idle'});
    return 'helpless';
  }
  const failure = await engine.send(message, config, setDelivery);
  setDelivery(failure ? {phase: 'failed', failure} : {phase: 'sent', at: Date.now(), message});
  return failure ? 'failed' : 'sent';
}

/** The engine; without a connection it is waited for, because then the browser could not post either. */
async function haveEngine(load: () => Promise<Engine>): Promise<Engine | undefined> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (navigator.onLine) return undefined;
      setDelivery({phase: 'waiting'});
      await new Promise((resolve) => window.addEventListener('online', resolve, {once: true}));
    }
  }
}

function pause(duration: number): Promise<void> {
  return duration > 0 ? new Promise((resolve) => setTimeout(resolve, duration)) : Promise.resolve();
}
