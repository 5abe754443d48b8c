import {contactFields, type ContactConfig, type MessageValues} from './config';

/** A message on its way: what was typed, and the id that goes with every try to send it. */
export type Message = {values: MessageValues; id: string};

/** The field that carries the id: by it the service, or whoever reads the mails, knows a repetition. */
export const idField = 'message_id';

/**
 * The body of one try: what the browser itself would send for the form, without the redirect (the
 * page stays) and with the message's id.
 */
export function buildBody(config: ContactConfig, {values, id}: Message): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(config.hiddenFields)) body.append(name, value);
  for (const field of contactFields) body.append(config.fieldNames[field], values[field]);
  // An unchecked box is not sent, an empty text is.
  if (config.honeypot.type === 'text') body.append(config.honeypot.name, '');
  body.append(idField, id);
  return body;
}

/**
 * The headers of one try. JSON is asked for, or services redirect to a page of theirs. There is no
 * `Content-Type` of ours, and the idempotency key is a header only where the service is known to
 * allow it: any other header makes the browser ask for permission first, which form services refuse.
 */
export function buildHeaders(config: ContactConfig, {id}: Message): Record<string, string> {
  return {Accept: 'application/json', ...(config.idempotencyHeader && {'Idempotency-Key': id})};
}

/** An id that no other message has. */
export function createId(): string {
  // Only pages served over https, or from this machine, have `randomUUID`.
  return (
    globalThis.crypto?.randomUUID?.() ??
    `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  );
}
