import {contactFields, emptyValues, isSame, type MessageValues} from './message';

/** What a visitor has typed and the form service hasn't confirmed yet. */
export type Draft = {
  values: MessageValues;
  /** Goes with every try to send it: by this the service, or whoever reads the mail, knows a repetition. */
  id: string;
  status: 'writing' | 'sending' | 'failed';
  /** When the visitor began to write. */
  startedAt: number;
};

/** A draft of nothing, under an id that no other message has. */
export const newDraft = (): Draft => ({
  values: emptyValues,
  id: createId(),
  status: 'writing',
  startedAt: Date.now(),
});

/**
 * The draft after typing. Once it was on its way, what is changed is another message, or a service
 * that knows the id would drop it as a repetition.
 */
export function edit(draft: Draft, values: MessageValues): Draft {
  if (isSame(values, draft.values)) return draft;
  return draft.status === 'writing'
    ? {...draft, values}
    : {...draft, values, id: createId(), status: 'writing'};
}

/**
 * Keeps the draft in the tab's session storage, or forgets it there when it is empty.
 * @returns whether it is safe there: browsers refuse storage, or it is full
 */
export function storeDraft(key: string, draft: Draft): boolean {
  const isEmpty = isSame(draft.values, emptyValues);
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return isEmpty;
  }
}

/** The draft that the tab holds, if it can be read. */
export function loadDraft(key: string): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '') as Draft;
    const isWhole = contactFields.every((field) => typeof stored.values[field] === 'string');
    return isWhole && stored.id ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Only pages served over https, or from this machine, have `randomUUID`. */
const createId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random()}`;
