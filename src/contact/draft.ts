import {createId, type Message} from './body';
import {contactFields, emptyValues, isEmpty, isSame, type MessageValues} from './config';

/** How far a draft has come: not sent yet, on its way, or handed to the browser to post. */
type DraftStatus = 'writing' | 'sending' | 'handed over' | 'failed';

/** What a visitor has typed and has not been confirmed as sent. */
export type Draft = Message & {
  status: DraftStatus;
  /** When the visitor began to write. */
  startedAt: number;
};

/** The part of `sessionStorage` that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps a draft for as long as the tab lives: in its session storage and, where that is refused or
 * full, in memory, which goes with the page.
 * @param key name of the draft in the storage
 * @param storage gives the storage; may throw, as browsers do that refuse it
 */
export function createDraftStore(key: string, storage: () => DraftStorage) {
  let memory: Draft | undefined;
  let isStored = true;

  /** The draft, if there is one. */
  function read(): Draft | undefined {
    memory ??= attempt(() => parseDraft(storage().getItem(key)));
    return memory;
  }

  function save(draft: Draft): void {
    memory = draft;
    isStored =
      attempt(() => {
        storage().setItem(key, JSON.stringify(draft));
        return true;
      }) ?? false;
  }

  /** Forgets the draft: the message was sent, or the visitor discarded it. */
  function clear(): void {
    memory = undefined;
    attempt(() => storage().removeItem(key));
  }

  return {
    read,
    clear,

    /** Whether there is a draft that goes when the page is left. */
    isAtRisk: () => memory !== undefined && !isStored,

    /**
     * Keeps what is typed. The draft keeps its id as long as nothing of it was sent; what is changed
     * after that is another message, or a service that knows the id would take it for a repetition.
     */
    write(values: MessageValues): void {
      const draft = read();
      if (isEmpty(values)) clear();
      else if (!draft || (draft.status !== 'writing' && !isSame(values, draft.values))) {
        save({
          values,
          id: createId(),
          status: 'writing',
          startedAt: draft?.startedAt ?? Date.now(),
        });
      } else if (!isSame(values, draft.values)) {
        save({...draft, values});
      }
    },

    /** Notes how far the draft has come. */
    mark(status: DraftStatus): void {
      const draft = read();
      if (draft) save({...draft, status});
    },

    /** The message with this id was sent: forgets the draft unless it has become another one since. */
    settle(id: string): void {
      if (read()?.id === id) clear();
    },
  };
}

/** Reads a stored draft; what an older version or someone else has stored under its name is none. */
function parseDraft(text: string | null): Draft | undefined {
  const stored = JSON.parse(text ?? 'null') as Partial<Draft> | null;
  if (!stored?.values || typeof stored.id !== 'string') return undefined;
  const values = {...emptyValues};
  for (const field of contactFields) values[field] = String(stored.values[field] ?? '');
  const {id, status = 'writing', startedAt = 0} = stored;
  return isEmpty(values) ? undefined : {values, id, status, startedAt};
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
