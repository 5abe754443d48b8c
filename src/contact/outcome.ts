import type {Message} from './body';
import type {ContactConfig} from './config';

/** Why a message did not go through, or may not have. */
export type Failure = {
  /**
   * - `network`: no answer at all; `timeout`: none in time; `busy`: too many messages (429);
   *   `server`: a fault of the service. These four are tried again.
   * - `rejected`: the service does not want this message; `spam`: it takes it for spam.
   * - `unclear`: it answered, but not so that we know what became of the message.
   */
  kind: 'network' | 'timeout' | 'busy' | 'server' | 'rejected' | 'spam' | 'unclear';
  /** The service's own words. */
  message?: string;
  /** The service's words about single fields, by the names they were sent under. */
  fields?: Record<string, string>;
  /** Milliseconds after which the service wants to be asked again. */
  retryAfter?: number;
};

/** What became of one try. */
export type Outcome = {kind: 'sent'} | Failure;

/** Why a message is not known to be sent; `interrupted`: the page was left while it was on its way. */
export type DeliveryFailure = Omit<Failure, 'kind'> & {kind: Failure['kind'] | 'interrupted'};

/** What is being done about the message, as the visitor is told. */
export type Delivery =
  | {phase: 'idle'}
  | {phase: 'sending'; attempt: number}
  | {phase: 'retrying'; attempt: number; at: number; failure: Failure}
  | {phase: 'waiting'}
  | {phase: 'sent'; at: number; message: Message}
  | {phase: 'failed'; failure: DeliveryFailure};

/** The part that is loaded apart: it sends with retries and says how it goes. */
export type Engine = {
  send: (
    message: Message,
    config: ContactConfig,
    report: (delivery: Delivery) => void,
  ) => Promise<Failure | undefined>;
};
